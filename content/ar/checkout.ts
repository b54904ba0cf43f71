import { business } from "#content/business.ts";
import type { checkout as english, FieldCopy } from "#content/en/checkout.ts";
import { ltr } from "#domain/language/isolate.ts";
import type { CallbackRequest, InvoiceRequest } from "#domain/lead/checkout-requests.ts";
import type { PreferredTime } from "#domain/lead/sources.ts";
import { slotText } from "#domain/promises/callback-slots.ts";
import { hours, minutes, paper, price, statedSaving, warranty } from "./amounts.ts";
import { quote } from "./quote.ts";

const brand = business.brand.ar;
const { callbackSlots, hardware, phones, emails, promises, regulation } = business;
const bankDays = `${ltr(promises.bankTransferDays)} أيام عمل`;

const contactFields = {
  businessName: { label: quote.fields.businessName, hint: "كما هو مكتوب على لوحة المحل" },
  contactPerson: { label: quote.fields.contactPerson },
  phone: { label: quote.fields.phone, hint: quote.fields.phoneHint },
};

const invoiceFields: Record<keyof InvoiceRequest, FieldCopy> = {
  ...contactFields,
  email: { label: quote.fields.email, hint: "نرسل الفاتورة إلى هذا العنوان" },
  companyName: { label: "اسم الشركة", hint: "كما في الرخصة التجارية، وهو ما يُطبع على الفاتورة" },
  trn: {
    label: "الرقم الضريبي",
    hint: `يتكوّن من ${regulation.trnDigits}\u00a0رقماً، إن كان لديك`,
    help: {
      label: "أين أجد الرقم الضريبي؟",
      text: "تجده في شهادة التسجيل لضريبة القيمة المضافة الصادرة عن الهيئة الاتحادية للضرائب. لا بأس بالمسافات والشرطات. وإن لم يكن لديك رقم فاترك الحقل فارغاً.",
    },
  },
  emirate: { label: quote.fields.emirate, prompt: quote.fields.emiratePrompt },
  address: { label: "العنوان", hint: "المبنى والشارع والمنطقة" },
};

const callbackFields: Record<keyof CallbackRequest, FieldCopy> = {
  ...contactFields,
  email: { label: quote.fields.email, hint: "إن وجدنا الخط مشغولاً" },
  preferredTime: { label: "متى نتصل بك؟" },
};

const preferredTimes: Record<PreferredTime, string> = {
  now: "الآن",
  morning: `صباحاً (${ltr(slotText(callbackSlots.morning))})`,
  afternoon: `بعد الظهر (${ltr(slotText(callbackSlots.afternoon))})`,
  evening: `مساء اليوم التالي (${ltr(slotText(callbackSlots.evening))})`,
};

const invoiceDetails = `النشاط: {businessName}
المسؤول: {contactPerson}
الهاتف: ${ltr("{phone}")}
البريد الإلكتروني: ${ltr("{email}")}
الشركة: {companyName}
الرقم الضريبي: {trn}
الإمارة: {emirate}
العنوان: {address}`;

const callbackDetails = `النشاط: {businessName}
المسؤول: {contactPerson}
الهاتف: ${ltr("{phone}")}
البريد الإلكتروني: ${ltr("{email}")}
الوقت المفضّل: {preferredTime}`;

export const checkout: typeof english = {
  meta: {
    title: `اطلب باقة نقاط البيع بسعر ${price} | ${brand}`,
    description: `اطلب الجهاز والطابعة ودرج النقود والترخيص بسعر ${price}. اطلب الفاتورة وادفع بتحويل مصرفي، أو اترك رقمك لنتصل بك خلال ${minutes(promises.callbackMinutes)}.`,
    keywords: [
      "شراء نظام كاشير في الإمارات",
      "فاتورة وتحويل مصرفي",
      "سعر باقة نقاط البيع",
      "طلب جهاز كاشير دبي",
      "شراء ماكينة كاشير",
    ],
  },
  title: "اطلب الباقة",
  intro: "اطلب الفاتورة، أو اطلب أن نتصل بك. إرسال الطلب لا يخصم منك شيئاً.",
  loading: "جارٍ تحميل صفحة الطلب…",

  summary: {
    title: "ملخص الطلب",
    product: "الباقة الكاملة",
    inside: "ماذا يشمل السعر",
    items: [
      { item: `جهاز بشاشة لمس ${hardware.screenInches}\u00a0بوصة`, amount: "1" },
      { item: `طابعة فواتير حرارية ${paper}`, amount: "1" },
      { item: "درج نقود بقفل", amount: "1" },
      { item: "ترخيص البرنامج", amount: "مدى الحياة" },
    ],
    alsoIncluded: `السعر يشمل التركيب والتدريب وضمان الأجهزة لمدة ${warranty}.`,
    subtotal: "المجموع الفرعي",
    vat: `ضريبة القيمة المضافة (${ltr(`${business.price.vatPercent}%`)})`,
    total: "الإجمالي",
    once: "تُدفع مرة واحدة، بلا رسوم شهرية.",
    saving: { label: "التوفير مقارنةً بالاشتراكات الشهرية", amount: statedSaving },
  },

  tabs: { label: "كيف تحب أن تطلب؟", invoice: "فاتورة / تحويل مصرفي", callback: "اتصلوا بي", card: "البطاقة" },
  optional: quote.optional,
  submitting: quote.submitting,
  fillFirst: "يعمل الزر حين تكتمل الحقول المطلوبة.",
  stillEmpty: "بقي فارغاً: {fields}",
  refused: quote.refused,
  privacy: { text: "نستخدم بياناتك للرد على هذا الطلب، ولا نرسل نشرات.", link: "ما الذي نحتفظ به؟" },
  notDelivered: quote.notDelivered,

  invoice: {
    title: "اطلب الفاتورة",
    intro: `تصلك بالبريد الإلكتروني خلال ${hours(promises.invoiceHours)}، وتدفع بتحويل مصرفي يستغرق ${bankDays}.`,
    fields: invoiceFields,
    noTrn: "لم يُذكر رقم ضريبي",
    submit: "أرسل طلب الفاتورة",
    toasts: {
      success: {
        title: "وصلنا طلب الفاتورة!",
        description: `نرسل إليك الفاتورة خلال ${hours(promises.invoiceHours)}، ويمكنك الدفع بتحويل مصرفي.`,
      },
      failure: { title: "تعذّر إرسال الطلب", description: "حاول مرة أخرى أو تواصل معنا مباشرة." },
    },
    success: {
      title: "طلبك عندنا",
      number: "رقم الطلب",
      nextTitle: "ماذا بعد؟",
      steps: [
        { title: `قبل ${ltr("{time}")} بتوقيت الإمارات`, text: `تجد الفاتورة في بريدك: ${ltr("{email}")}` },
        { title: "تحوّل المبلغ", text: `اكتب ${ltr("{leadId}")} في خانة البيان. يستغرق التحويل ${bankDays}.` },
        { title: "نتصل بك", text: "لنتفق على يوم التسليم والتركيب والتدريب." },
      ],
      proForma: { link: "افتح الفاتورة المبدئية", text: "لتطبعها، أو لتحيلها إلى من يتولى الدفع." },
      whatsapp: "تابع على واتساب",
      another: "أرسل طلباً آخر",
    },
    whatsappText: `مرحباً ${brand}، طلبت من موقعكم فاتورة الباقة (${price}).
رقم الطلب: ${ltr("{leadId}")}
${invoiceDetails}`,
    whatsappFallbackText: `مرحباً ${brand}، أرجو إرسال فاتورة الباقة (${price}).
${invoiceDetails}`,
    received: { meta: { title: `وصل طلب الفاتورة | ${brand}`, description: "وصلنا طلب الفاتورة." } },
  },

  callback: {
    title: "اطلب أن نتصل بك",
    intro: `اختر «الآن» لنتصل بك خلال ${minutes(promises.callbackMinutes)}، أو اختر وقتاً يناسب محلك.`,
    fields: callbackFields,
    preferredTimes,
    anyTime: "أي وقت",
    submit: "أرسل طلب الاتصال",
    toasts: {
      success: {
        title: "وصلنا طلب الاتصال!",
        description: `سيتصل بك فريقنا خلال ${minutes(promises.callbackMinutes)} لإتمام الشراء.`,
      },
      failure: { title: "تعذّر إرسال الطلب", description: "حاول مرة أخرى أو تواصل معنا مباشرة على واتساب." },
    },
    success: {
      title: "سنتصل بك",
      number: "رقم الطلب",
      nextTitle: "ماذا بعد؟",
      soon: `انتظر اتصالنا على الرقم ${ltr("{phone}")} قبل ${ltr("{time}")} بتوقيت الإمارات.`,
      slot: `انتظر اتصالنا على الرقم ${ltr("{phone}")} يوم {day}، ${ltr("{slot}")} بتوقيت الإمارات.`,
      notSoon: `مهلة ${minutes(promises.callbackMinutes)} لمن يطلب الاتصال الآن والمكتب مفتوح.`,
      outsideHours: `المكتب مغلق في هذه الساعة. نتصل بك على الرقم ${ltr("{phone}")} حين يفتح، يوم {day} في ${ltr("{time}")} بتوقيت الإمارات. وإن كان الأمر لا ينتظر فالدعم متاح ${ltr(business.hours.support)}.`,
      steps: [
        { title: "في المكالمة", text: "نجيب عن أسئلتك، ونأخذ الطلب، ونتفق على طريقة الدفع وموعد التركيب." },
        { title: "بعدها", text: `تصلك الفاتورة على بريدك: ${ltr("{email}")}` },
      ],
      whatsapp: "تابع على واتساب",
      another: "أرسل طلباً آخر",
    },
    whatsappText: `مرحباً ${brand}، طلبت من موقعكم أن تتصلوا بي بخصوص الباقة (${price}).
رقم الطلب: ${ltr("{leadId}")}
${callbackDetails}`,
    whatsappFallbackText: `مرحباً ${brand}، أرجو الاتصال بي بخصوص الباقة (${price}).
${callbackDetails}`,
    received: { meta: { title: `وصل طلب الاتصال | ${brand}`, description: "وصلنا طلب الاتصال." } },
  },

  card: {
    title: "ادفع بالبطاقة",
    intro: "{total} في عملية واحدة، بلا خصم متكرر.",
    privacy: `نموذج البطاقة تقدّمه شركة ${ltr("Stripe")}، ولم يُحمّل إلا لأنك فتحت هذا التبويب. رقم البطاقة لا يمر بنا.`,
    fields: {
      customerName: { label: "اسمك" },
      customerEmail: { label: quote.fields.email, hint: "لنتواصل معك بشأن التسليم" },
      card: { label: "بيانات البطاقة" },
    },
    settingUp: "جارٍ تجهيز الدفع الآمن…",
    pay: "ادفع {total}",
    processing: "جارٍ تنفيذ الدفع…",
    setupError: {
      title: "تعذّر تجهيز الدفع",
      description: "واجهتنا مشكلة في تجهيز عملية الدفع. حاول مرة أخرى أو تواصل مع الدعم.",
      retry: "حاول مرة أخرى",
    },
    failed: {
      title: "تعذّر الدفع",
      description: "لم تنجح العملية. حاول مرة أخرى، أو استخدم بطاقة أخرى، أو اطلب الفاتورة بدلاً من ذلك.",
      retry: "حاول مرة أخرى",
    },
    successful: {
      title: "نجحت عملية الدفع",
      description: "سيتواصل معك فريقنا لترتيب التسليم والتركيب.",
      reference: "رقم عملية الدفع",
    },
    pending: {
      title: "مصرفك لم يؤكد الدفع بعد",
      description: "نرجو ألا تدفع مرة ثانية. تسأل هذه الصفحة عن النتيجة كل بضع ثوانٍ، وسيصلك منا بريد إلكتروني متى نجح.",
    },
  },

  assistance: {
    title: "هل تفضّل أن نتحدث أولاً؟",
    text: "اسأل عن الأجهزة أو الفاتورة أو يوم التركيب قبل أن تطلب.",
    phone: { label: "اتصل بنا", number: ltr(phones.checkout) },
    whatsapp: {
      label: "اسأل على واتساب",
      text: `مرحباً ${brand}، أنا على وشك طلب الباقة بسعر ${price} ولدي سؤال.`,
    },
    email: { label: "اكتب إلينا", address: ltr(emails.sales) },
  },

  received: { backToCheckout: "العودة إلى صفحة الطلب", backHome: quote.received.backHome },

  proForma: {
    meta: { title: `فاتورة مبدئية {number} | ${brand}`, description: "فاتورة مبدئية لباقة نقاط البيع الكاملة." },
    title: "فاتورة مبدئية",
    notTaxInvoice: "هذه ليست فاتورة ضريبية. الفاتورة الضريبية تصلك بالبريد الإلكتروني.",
    number: "الرقم",
    date: "التاريخ",
    seller: "البائع",
    buyer: "المشتري",
    trn: "الرقم الضريبي",
    noTrn: "لم يُذكر رقم ضريبي",
    licence: "الرخصة التجارية",
    attention: "لعناية",
    phone: quote.fields.phone,
    email: quote.fields.email,
    columns: { item: "البند", quantity: "الكمية", unitPrice: "سعر الوحدة", amount: "المبلغ" },
    line: {
      title: "باقة نقاط البيع الكاملة",
      details: `جهاز بشاشة لمس ${hardware.screenInches}\u00a0بوصة، وطابعة فواتير حرارية ${paper}، ودرج نقود بقفل، وترخيص البرنامج مدى الحياة. يشمل السعر التركيب والتدريب وضمان الأجهزة لمدة ${warranty}.`,
    },
    bank: {
      title: "للدفع بتحويل مصرفي إلى",
      name: "المصرف",
      accountName: "اسم الحساب",
      iban: "رقم الحساب الدولي (الآيبان)",
      swift: "رمز السويفت",
      reference: "البيان",
      note: `اكتب هذا البيان في التحويل من فضلك. يستغرق التحويل ${bankDays}، ونتفق على التسليم والتركيب بعد وصوله.`,
    },
    print: "اطبع",
  },
};
