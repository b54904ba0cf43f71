/** The payload of POST /api/trials, as the site sends it. */
export const trialBody = {
  fullName: "Layla Nasser",
  email: "layla@bakery.example.ae",
  phone: "050 765 4321",
  businessType: "retail",
  locale: "en",
};
