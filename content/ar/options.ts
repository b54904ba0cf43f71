import type { options as english } from "#content/en/options.ts";

export const options: typeof english = {
  businessTypes: {
    retail: "متجر تجزئة",
    restaurant: "مطعم",
    pharmacy: "صيدلية",
    supermarket: "سوبرماركت",
    convenience: "بقالة",
    cafe: "مقهى",
    fashion: "متجر أزياء",
    electronics: "متجر إلكترونيات",
    other: "نشاط آخر",
  },
  emirates: {
    dubai: "دبي",
    "abu-dhabi": "أبوظبي",
    sharjah: "الشارقة",
    ajman: "عجمان",
    rak: "رأس الخيمة",
    fujairah: "الفجيرة",
    uaq: "أم القيوين",
  },
  contactMethods: { whatsapp: "واتساب", phone: "مكالمة هاتفية", email: "البريد الإلكتروني" },
};
