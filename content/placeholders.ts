/**
 * The fictional values that content/business.ts was filled with, by the way to them. A fact that still has its value
 * from here waits for the owner; replacing it there is all that is needed. See `npm run check:launch`.
 */
export const placeholders: Readonly<Record<string, string | number>> = {
  "brand.en": "EPOS",
  "brand.ar": "إيبوس",
  "legalName.en": "Example EPOS Trading LLC",
  "legalName.ar": "شركة إيبوس المثال للتجارة ذ.م.م",
  tradeLicence: "CN-0000000",
  trn: "100000000000003",
  foundedYear: 2006,
  "milestones.restaurants": 2012,
  "milestones.onePackage": 2025,

  "phones.sales": "+971 4 000 0001",
  "phones.support": "+971 4 000 0002",
  "phones.checkout": "+971 4 000 0003",
  "phones.tollFree": "800 0000",
  "phones.whatsapp": "+971 50 000 0001",
  "emails.sales": "sales@example.ae",
  "emails.support": "support@example.ae",
  "emails.privacy": "privacy@example.ae",

  "address.street.en": "Office 000, Example Tower, Sheikh Zayed Road",
  "address.street.ar": "مكتب 000، برج المثال، شارع الشيخ زايد",
  "address.latitude": 25.2048,
  "address.longitude": 55.2708,

  "bank.name.en": "Example Bank PJSC",
  "bank.name.ar": "بنك المثال ش.م.ع",
  "bank.accountName": "Example EPOS Trading LLC",
  "bank.iban": "AE00 0000 0000 0000 0000 000",
  "bank.swift": "EXAMAEAD",

  "links.docs": "https://docs.example.ae",
  "links.installer": "https://download.example.ae/epos-trial-setup.exe",
  "links.directions": "https://www.google.com/maps/dir/?api=1&destination=25.2048,55.2708",
  "links.mapEmbed": "https://www.google.com/maps?q=25.2048,55.2708&output=embed",
  "links.blog": "https://blog.example.ae",
  "trialLogin.userCode": "1234",
  "trialLogin.passCode": "1234",
  retentionMonths: 24,
};

/** Customers who do not exist, by the name under their words. */
export const inventedCustomers: readonly string[] = [
  "Saif Al Mansoori",
  "Reena Thomas",
  "Dr Hala Nasser",
  "Yusuf Kapoor",
  "سيف المنصوري",
  "رينا توماس",
  "د. هالة ناصر",
  "يوسف كابور",
];

/** Milestones of a history that was made up; the year VAT came is public. */
export const inventedMilestones: readonly string[] = [
  "The first till",
  "Tables and kitchens",
  "One package, one price",
  "أول كاشير",
  "الطاولات والمطابخ",
  "باقة واحدة بسعر واحد",
];
