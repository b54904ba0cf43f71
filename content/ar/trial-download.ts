import { business } from "#content/business.ts";
import type { trialDownload as english } from "#content/en/trial-download.ts";
import { ltr } from "#domain/language/isolate.ts";
import { hours, price, trial } from "./amounts.ts";
import { options } from "./options.ts";
import { quote } from "./quote.ts";

const { trialLogin, trialRequirements } = business;
const windows = ltr(trialRequirements.windows);
const disk = `${trialRequirements.diskMb}\u00a0ميجابايت`;
const roundTheClock = ltr(business.hours.support);

export const trialDownload: typeof english = {
  meta: {
    title: `تجربة برنامج الكاشير مجاناً لمدة ${trial} | ${business.brand.ar}`,
    description: `نزّل برنامج الكاشير وبِع عليه أصنافك لمدة ${trial}، بلا بطاقة ائتمان وبلا نموذج تملؤه أولاً. رمزا الدخول وخطوات التثبيت التسع في الصفحة نفسها.`,
    keywords: [
      "تجربة برنامج كاشير مجاناً",
      "تنزيل برنامج نقاط البيع",
      "برنامج كاشير ويندوز",
      "نسخة تجريبية من برنامج الكاشير",
      "نقاط بيع بلا بطاقة ائتمان",
    ],
  },
  title: `جرّب البرنامج لمدة ${trial}`,
  intro: "ثبّته على جهاز ويندوز عندك، وأدخل عشرة أصناف مما تبيع، ثم انظر هل يرتاح إليه موظفوك.",

  download: {
    button: "نزّل النسخة التجريبية",
    detail: `يعمل على ${windows}، ويحتاج إلى ${disk} خالية على القرص`,
    started: {
      title: "بدأ التنزيل",
      text: "ستجد الملف في مجلد التنزيلات. اقرأ الخطوات التسع ريثما ينتهي، واحفظ الرمزين.",
      again: "لم يحدث شيء؟ نزّله مرة أخرى",
    },
  },

  credentials: {
    title: "رمزا الدخول",
    text: "رمزان ثابتان لكل من يجرّب البرنامج، تحتاج إليهما في الخطوة التاسعة.",
    userCode: { label: "رمز المستخدم", value: ltr(trialLogin.userCode) },
    passCode: { label: "رمز المرور", value: ltr(trialLogin.passCode) },
  },

  guide: {
    title: "تسع خطوات إلى أول فاتورة",
    text: "تحتاج إلى الإنترنت أثناء التثبيت. وإن تعثّرت خطوة فرقمها يكفي لتسألنا عنها.",
    steps: [
      {
        title: "تأكد من الجهاز",
        text: `يلزمه ${windows}، وذاكرة ${trialRequirements.memoryGb}\u00a0جيجابايت، و${disk} خالية على القرص.`,
      },
      { title: "نزّل ملف التثبيت", text: "اضغط الزر في أعلى الصفحة. هو ملف واحد، فاتركه في مجلد التنزيلات." },
      { title: "أغلق ما هو مفتوح", text: "احفظ عملك وأغلق البرامج الأخرى حتى لا يعطّل شيء منها التثبيت." },
      { title: "افتح الملف", text: "انقر عليه نقرتين في مجلد التنزيلات." },
      { title: "اسمح لويندوز بتشغيله", text: "يسألك ويندوز هل تسمح للبرنامج بإجراء تغييرات. اختر «نعم»." },
      { title: "اختر اللغة", text: "العربية أو الإنجليزية، كما يفضّل موظف الكاشير." },
      { title: "وافق على الترخيص", text: `اقرأ شروط الترخيص ووافق عليها. ومن هنا تبدأ مدة التجربة، وهي ${trial}.` },
      {
        title: "ثبّت البرنامج",
        text: "اترك المجلد المقترح كما هو وانتظر حتى تظهر كلمة «إنهاء». لا تقطع الإنترنت قبل ذلك.",
      },
      {
        title: "سجّل الدخول وبِع شيئاً",
        text: `افتح البرنامج من سطح المكتب، وأدخل رمز المستخدم ${ltr(trialLogin.userCode)} ورمز المرور ${ltr(trialLogin.passCode)}، ثم بِع فنجان قهوة.`,
      },
    ],
  },

  requirements: {
    title: "ما يحتاج إليه الجهاز",
    items: [
      { label: "ويندوز", value: windows },
      {
        label: "الذاكرة",
        value: `${trialRequirements.memoryGb}\u00a0جيجابايت، والأفضل ${trialRequirements.memoryRecommendedGb}\u00a0جيجابايت`,
      },
      { label: "المساحة الخالية", value: disk },
      { label: "الإنترنت", value: "أثناء التثبيت" },
    ],
  },

  highlights: {
    title: "ماذا تطلب منك التجربة؟",
    items: [
      { title: trial, text: "تُحسب من يوم التثبيت، ثم تنتهي وحدها، وليس عليك أن تلغي شيئاً." },
      { title: "بلا بطاقة ائتمان", text: "لا نطلب بطاقتك، فلا شيء يُخصم منها بعد ذلك." },
      { title: "بلا نموذج قبلها", text: "الزر يعمل فوراً. يسعدنا أن نعرف اسمك، لكنه ليس شرطاً." },
      { title: "وإن أعجبك البرنامج", text: `الباقة كلها بسعر ${price} تُدفع مرة واحدة.` },
    ],
  },

  help: {
    title: "توقفت عند خطوة؟",
    text: "أخبرنا برقمها وبما تقوله الشاشة، والصورة أفضل من الوصف.",
    whatsapp: {
      label: "أرسل صورة على واتساب",
      text: `مرحباً ${business.brand.ar}، أثبّت النسخة التجريبية وأحتاج إلى مساعدة في الخطوة رقم `,
    },
    phone: { label: "اتصل بالدعم", number: ltr(business.phones.support), hours: roundTheClock },
    email: {
      label: "اكتب إلى الدعم",
      address: ltr(business.emails.support),
      hours: `الرد خلال ${hours(business.promises.emailSupportHours)}`,
    },
  },

  form: {
    title: "هل تريد مساعدة في أول فاتورة؟",
    text: "هذا اختياري. اترك بياناتك ليتابع معك أحد زملائنا خطوة بخطوة، ويصبح لك عنوان خاص لهذه الصفحة فيه التنزيل والرمزان.",
    fields: {
      fullName: "اسمك",
      email: quote.fields.email,
      phone: quote.fields.phone,
      phoneHint: quote.fields.phoneHint,
      businessType: quote.fields.businessType,
      businessTypePrompt: quote.fields.businessTypePrompt,
    },
    businessTypes: options.businessTypes,
    optional: quote.optional,
    submit: "أرسل بياناتي",
    submitting: quote.submitting,
    privacy: { text: "نستخدمها لمساعدتك في التجربة فقط.", link: "ما الذي نحتفظ به؟" },
    refused: quote.refused,
    toasts: {
      success: { title: "وصلتنا بياناتك", description: "صفحتك الخاصة جاهزة، وسنتواصل معك بشأن التجربة." },
      failure: { title: "تعذّر إرسال الطلب", description: "حاول مرة أخرى أو تواصل معنا مباشرة." },
    },
    notDelivered: quote.notDelivered,
    whatsappText: `مرحباً ${business.brand.ar}، أجرّب البرنامج وأودّ أن تساعدوني.
الاسم: {fullName}
الهاتف: ${ltr("{phone}")}
البريد الإلكتروني: ${ltr("{email}")}
النشاط: {businessType}`,
  },

  personal: {
    title: "صفحة تجربتك",
    text: "بياناتك عندنا. احتفظ بعنوان هذه الصفحة، فهو يعيدك إلى التنزيل والرمزين، وتستطيع أن تفتحه على جهاز الكاونتر.",
    download: "نزّل النسخة التجريبية الآن",
  },
};
