import { business } from "#content/business.ts";
import type { quote as english } from "#content/en/quote.ts";
import { ltr } from "#domain/language/isolate.ts";

export const quote: typeof english = {
  title: "احسب عرض السعر",
  intro: "جوابان يكفيان لحساب ما ستوفره: ماذا تبيع، وفي كم فرع. اترك لنا وسيلة للتواصل، ويتولى أحد زملائنا الباقي.",
  compact: {
    title: "عرض سعر لنشاطك",
    intro: "اختر نشاطك لترى كم يبقى في درج النقود بعد سنتين بلا اشتراك.",
    submit: "أكمل عرض السعر",
    chooseFirst: "اختر نوع النشاط ليظهر التوفير.",
  },
  sections: { business: "بيانات النشاط", savings: "ما ستوفره", contact: "كيف نتواصل معك؟", notes: "هل من شيء آخر؟" },
  fields: {
    businessName: "اسم النشاط",
    contactPerson: "اسم المسؤول",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
    phoneHint: "رقم إماراتي، مثل \u2066050 123 4567\u2069",
    businessType: "نوع النشاط",
    businessTypePrompt: "اختر نوع النشاط",
    emirate: "الإمارة",
    emiratePrompt: "اختر الإمارة",
    numberOfOutlets: "عدد الفروع",
    outletsHint: "من 1 إلى 50",
    fewer: "أنقص فرعاً",
    more: "زد فرعاً",
    preferredContactMethod: "وسيلة التواصل المفضّلة",
    notes: "ملاحظات",
    notesHint: "موعد الافتتاح، عدد نقاط البيع، النظام الذي تستخدمه اليوم",
  },
  optional: "اختياري",
  submit: "أرسل طلب العرض",
  submitting: "جارٍ الإرسال…",
  savings: {
    title: "سنتان معنا",
    waiting: "اختر نوع النشاط ليُطبع التوفير هنا.",
    year1: "توفير السنة الأولى",
    year2: "توفير السنة الثانية",
    total: "توفير سنتين",
    perOutlet: "لكل فرع",
    monthlyEquivalent: "ثمن الباقة موزعاً على 24 شهراً",
    outletCount: {
      zero: "بلا فروع",
      one: "فرع واحد",
      two: "فرعان",
      few: "{n} فروع",
      many: "{n} فرعاً",
      other: "{n} فرع",
    },
    workings: "كيف حسبنا ذلك؟",
    workingsText:
      "نقارن باشتراك معتاد لكل فرع: {monthly} شهرياً، و{setup} للتجهيز، و{hardware} للأجهزة، ثم {support} شهرياً للدعم ابتداءً من السنة الثانية. نعدّل الأرقام بحسب نوع النشاط ونراعي خصم تعدد الفروع، ونطرح من السنة الأولى ثمن الباقة {price}. هذا تقدير وليس التزاماً.",
  },
  success: {
    title: "عرضك جاهز",
    lead: "اذكر رقم عرضك على الهاتف أو واتساب لنعرف أي محل تقصد. وسنتواصل معك بالوسيلة التي اخترتها.",
    leadId: "رقم العرض",
    date: "التاريخ",
    business: "النشاط",
    outlets: "الفروع",
    price: "سعر الباقة، مرة واحدة",
    savings: "توفير سنتين",
    print: "اطبع العرض",
    whatsapp: "تابع على واتساب",
    call: "اتصل الآن",
    another: "احسب عرضاً آخر",
  },
  toasts: {
    success: {
      title: "عرض السعر جاهز!",
      description: "حسبناه على نشاطك أنت. تابع معنا على واتساب لنساعدك فوراً.",
    },
    failure: {
      title: "تعذّر إرسال الطلب",
      description: "حدث خطأ أثناء إرسال طلب عرض السعر. حاول مرة أخرى من فضلك.",
    },
  },
  refused: "بعض الإجابات تحتاج إلى مراجعة. وضعنا عليها علامة أدناه، ولم يضع شيء مما كتبته.",
  notDelivered: {
    text: "لم يصلنا طلبك، وما كتبته باقٍ في مكانه. حاول مرة أخرى، أو أرسل البيانات نفسها على واتساب.",
    whatsapp: "أرسله على واتساب",
  },
  whatsappText: `مرحباً ${business.brand.ar}، طلبت عرض سعر من موقعكم.
رقم العرض: \u2066{leadId}\u2069
النشاط: {businessName}
النوع: {businessType}
الفروع: {outlets}
توفير سنتين: {savings}`,
  whatsappFallbackText: `مرحباً ${business.brand.ar}، أرغب في عرض سعر.
النشاط: {businessName}
المسؤول: {contactPerson}
الهاتف: ${ltr("{phone}")}
البريد الإلكتروني: ${ltr("{email}")}
الإمارة: {emirate}
النوع: {businessType}
الفروع: {outlets}
توفير سنتين: {savings}
ملاحظات: {notes}`,
  withoutScript: "املأ النموذج أدناه واضغط الزر ليظهر لك رقم عرضك.",
  received: {
    meta: { title: `عرضك جاهز | ${business.brand.ar}`, description: "وصلنا طلب عرض السعر." },
    backHome: "العودة إلى الصفحة الرئيسية",
    backToProducts: "العودة إلى صفحة الباقة",
  },
};
