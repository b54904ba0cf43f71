/** The payload of POST /api/referrals, as the site sends it. */
export const referralBody = {
  referrerName: "Omar Haddad",
  referrerEmail: "omar@palm.example.ae",
  businessName: "Corner Cafe",
  contactPerson: "Aisha Rahman",
  businessPhone: "050 123 4567",
  businessType: "cafe",
  notes: "Opening in March",
  locale: "en",
};
