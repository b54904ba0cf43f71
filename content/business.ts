/**
 * Every fact the owner may change, in one place. Facts that contradict one another (hours, phones, savings)
 * are shown as given, each from its own entry here. Fictional values wait for the owner: see `npm run check:launch`.
 */
export const business = {
  brand: { en: "EPOS", ar: "إيبوس" },
  legalName: { en: "Example EPOS Trading LLC", ar: "شركة إيبوس المثال للتجارة ذ.م.م" },
  tradeLicence: "CN-0000000",
  trn: "100000000000003",
  foundedYear: 2006,
  /** Years of the timeline on the about page; the year of VAT is public, the others are fictional. */
  milestones: { restaurants: 2012, vat: 2018, onePackage: 2025 },
  copyrightYear: 2026,

  phones: {
    sales: "+971 4 000 0001",
    support: "+971 4 000 0002",
    checkout: "+971 4 000 0003",
    tollFree: "800 0000",
    whatsapp: "+971 50 000 0001",
  },
  emails: {
    sales: "sales@example.ae",
    support: "support@example.ae",
    privacy: "privacy@example.ae",
  },
  address: {
    street: { en: "Office 000, Example Tower, Sheikh Zayed Road", ar: "مكتب 000، برج المثال، شارع الشيخ زايد" },
    city: { en: "Dubai", ar: "دبي" },
    country: { en: "United Arab Emirates", ar: "الإمارات العربية المتحدة" },
    countryCode: "AE",
    latitude: 25.2048,
    longitude: 55.2708,
  },
  bank: {
    name: { en: "Example Bank PJSC", ar: "بنك المثال ش.م.ع" },
    accountName: "Example EPOS Trading LLC",
    iban: "AE00 0000 0000 0000 0000 000",
    swift: "EXAMAEAD",
  },
  links: {
    docs: "https://docs.example.ae",
    installer: "https://download.example.ae/epos-trial-setup.exe",
    directions: "https://www.google.com/maps/dir/?api=1&destination=25.2048,55.2708",
    mapEmbed: "https://www.google.com/maps?q=25.2048,55.2708&output=embed",
    blog: "https://blog.example.ae",
  },
  mapProvider: { en: "Google Maps", ar: "خرائط جوجل" },
  /** Whether the pages have a chat button. */
  assistant: { shown: true as boolean },
  trialLogin: { userCode: "1234", passCode: "1234" },

  price: {
    currency: "AED",
    vatPercent: 0,
    /** Stated saving against monthly subscriptions; not worked out by the savings rule. */
    statedSaving: 7188,
    savingPerYear: "2,400+",
    savingOverFiveYears: "10,000+",
    competitorMonthly: { from: 200, to: 500 },
  },
  offerValidity: { from: "2025-01-01", through: "2025-12-31" },
  warrantyMonths: 12,
  trialDays: 30,
  promises: { callbackMinutes: 10, invoiceHours: 2, emailSupportHours: 2, bankTransferDays: "2-3" },

  /** Three sets of opening hours that disagree; all three are shown as given. */
  hours: {
    contactPage: { days: { en: "Sunday to Thursday", ar: "من الأحد إلى الخميس" }, time: "9:00 AM - 6:00 PM" },
    supportPages: { days: { en: "Monday to Saturday", ar: "من الاثنين إلى السبت" }, time: "9:00 AM - 6:00 PM" },
    structuredData: { opens: "09:00", closes: "18:00" },
    support: "24/7",
  },
  claims: {
    businesses: "50,000+",
    years: "20+",
    countries: "15",
    uptime: "99.9%",
    rating: "5.0",
    fasterRetailCheckout: "60%",
    fewerOrderErrors: "80%",
    fewerStockouts: "40%",
    higherTableTurnover: "30%",
    fewerPrescriptionErrors: "90%",
    shorterCheckoutWaits: "50%",
  },
  hardware: {
    screenInches: 15,
    resolution: "1024x768",
    processor: "Intel Celeron J1900",
    memoryGb: 4,
    storageGb: 64,
    paperMm: 80,
    printSpeed: 300,
    scansPerSecond: 100,
    noteCompartments: 5,
    coinCompartments: 8,
  },
  demos: {
    retail: { minutes: "3:28", views: "7,600+" },
    hospitality: { views: "1,800+" },
  },
  trialRequirements: { windows: "Windows 10 / 11", memoryGb: 4, memoryRecommendedGb: 8, diskMb: 500 },

  /** How long a request is kept after the last contact about it. */
  retentionMonths: 24,
  legalLastUpdated: "2026-11-21",

  /** Hours of the day in Dubai; the evening is that of the day after (spec 9). */
  callbackSlots: { morning: { from: 9, to: 12 }, afternoon: { from: 13, to: 17 }, evening: { from: 18, to: 20 } },

  /** Rules of the country, not of the shop; `checked` is the month they were last looked up. */
  regulation: {
    vatPercent: 5,
    trnDigits: 15,
    /** Years after the end of a tax period for which records of payments are kept; the longest rule is corporate tax. */
    taxRecordYears: 7,
    /** Federal Decree-Law on the protection of personal data. */
    dataProtectionLaw: { number: 45, year: 2021 },
    eInvoicing: {
      checked: "2026-11",
      voluntaryFrom: "2026-07-01",
      thresholdMillions: 50,
      large: { appointBy: "2026-10-30", liveFrom: "2027-01-01" },
      other: { appointBy: "2027-03-31", liveFrom: "2027-07-01" },
    },
  },
} as const;
