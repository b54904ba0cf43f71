import { warranty } from "#content/ar/amounts.ts";
import { faq } from "#content/ar/faq.ts";
import { options } from "#content/ar/options.ts";
import { business } from "#content/business.ts";
import { answerOn, type ChatAnswer, type ChatAnswers } from "#domain/chat/answer.ts";
import type { Emirate } from "#domain/contact/emirates.ts";
import { ltr } from "#domain/language/isolate.ts";

const { address, claims, demos, hours, phones, trialLogin } = business;
const fromFaq = (id: string) => answerOn("faq", faq.items, id);

function inEmirate(emirate: Emirate): ChatAnswer {
  return {
    text: `نعم، نخدم ${options.emirates[emirate]}: التسليم والتركيب والتدريب في محلك هناك، وكلها ضمن السعر. وبعد الدفع نتفق معك على اليوم.`,
    page: "contact",
    actions: ["whatsapp"],
  };
}

export const service = {
  installation: {
    ...fromFaq("installation"),
    text: `${fromFaq("installation").text} ولا يذكر هذا الموقع كم ساعة يستغرق ذلك.`,
  },
  training: fromFaq("training"),
  warranty: {
    ...fromFaq("warranty"),
    text: `${fromFaq("warranty").text} أما السقوط والسوائل وتمديد الضمان وثمن الإصلاح بعده فلا يذكرها هذا الموقع، فاسأل أحداً منا.`,
    actions: ["whatsapp", "call"],
  },
  repair: {
    text: `أرسل صورة للعطل أو مقطعاً قصيراً على واتساب، أو اتصل بالدعم على ${ltr(phones.support)}، ${ltr(hours.support)}. والجهاز والطابعة والدرج في الضمان لمدة ${warranty}. وإن كان الطابور واقفاً فاتصل ولا تكتب.`,
    page: "support",
    actions: ["whatsapp", "call"],
  },
  support: {
    ...fromFaq("support"),
    text: `${fromFaq("support").text} والرقم ${ltr(phones.support)}، بالعربية أو بالإنجليزية.`,
    actions: ["whatsapp", "call"],
  },
  guides: {
    text: "في صفحة الدعم أدلة في ثلاث مجموعات: البداية، والبرنامج، والأجهزة، مثل تبديل رول الورق وإضافة الأصناف.",
    page: "support",
  },
  demo: {
    text: `في الصفحة الرئيسية مقطعان قصيران: متجر (${ltr(demos.retail.minutes)} دقيقة) ومطعم. ولترى الكاشير مباشرةً اكتب لنا اليوم والساعة على واتساب، ونريك إياه بأصناف تشبه أصنافك.`,
    page: "contact",
    actions: ["whatsapp"],
  },
  trial: fromFaq("trial"),
  "trial-download": {
    text: "في صفحة التجربة اضغط زر التنزيل ثم اتبع الخطوات التسع المكتوبة هناك. تحتاج إلى جهاز ويندوز، وإلى الإنترنت أثناء التثبيت. وإن تعثّرت خطوة فقل لنا رقمها.",
    page: "trialDownload",
    actions: ["whatsapp"],
  },
  "trial-requirements": { ...fromFaq("windows"), page: "trialDownload" },
  "trial-login": {
    text: `رمز المستخدم ${ltr(trialLogin.userCode)} ورمز المرور ${ltr(trialLogin.passCode)}، وهما لكل من يجرّب البرنامج.`,
    page: "trialDownload",
  },
  coverage: {
    text: `الإمارات السبع كلها: ${Object.values(options.emirates).join("، ")}. مكتبنا في ${address.city.ar}، والتركيب والتدريب في محلك وضمن السعر.`,
    page: "contact",
    actions: ["whatsapp"],
  },
  "coverage-dubai": inEmirate("dubai"),
  "coverage-abu-dhabi": inEmirate("abu-dhabi"),
  "coverage-sharjah": inEmirate("sharjah"),
  "coverage-ajman": inEmirate("ajman"),
  "coverage-rak": inEmirate("rak"),
  "coverage-fujairah": inEmirate("fujairah"),
  "coverage-uaq": inEmirate("uaq"),
  "outside-uae": {
    text: `يعرض هذا الموقع الباقة داخل الإمارات فقط. نذكر أنشطة في ${claims.countries} دولة، لكني لا أعرف شروطاً لمحل خارج الدولة، فاسأل أحداً من فريقنا.`,
    page: "contact",
    actions: ["whatsapp"],
  },
} satisfies Partial<ChatAnswers>;
