import { business } from "#content/business.ts";
import type { support as english, Guide } from "#content/en/support.ts";
import { ltr } from "#domain/language/isolate.ts";
import { hours, paper } from "./amounts.ts";

const { hardware } = business;
const roundTheClock = ltr(business.hours.support);
const office = business.hours.supportPages;

const gettingStarted: Guide[] = [
  { module: "connect", title: "فتح الصناديق والتوصيل", description: "أين يُوصَل كل سلك، وأي ضوء يجب أن يضيء أولاً." },
  { module: "sign-in", title: "أول دخول", description: "غيّر رمز المرور قبل أن يعرفه غيرك، ثم أضف موظفي الكاشير." },
  {
    module: "receipt",
    title: "بيانات محلك على الفاتورة",
    description: "الاسم والعنوان والرقم الضريبي وسطر الضريبة، بالعربية والإنجليزية.",
  },
  { module: "items", title: "الأصناف والأسعار", description: "اكتبها بنفسك، أو انقل قائمتها من نظامك القديم." },
  { module: "first-day", title: "اليوم الأول", description: "عُدّ رصيد الافتتاح، وبِع، وعُدّ الدرج، واقرأ تقرير اليوم." },
];

const manuals: Guide[] = [
  { module: "selling", title: "البيع", description: "الخصم وتغيير السعر وإرجاع البضاعة وتعليق الفاتورة." },
  { module: "stock", title: "المخزون", description: "استلام البضاعة وجرد الرفوف وتحديد متى تعيد الطلب." },
  {
    module: "tables",
    title: "الطاولات والمطبخ",
    description: "فتح الطاولة ونقلها، وتقسيم الحساب، والملاحظات إلى المطبخ.",
  },
  {
    module: "staff",
    title: "الموظفون والصلاحيات",
    description: "دخول مستقل لكل موظف، ومن يحق له الإرجاع أو فتح الدرج.",
  },
  {
    module: "reports",
    title: "التقارير والضريبة",
    description: "تقرير اليوم والشهر، وأرقام الضريبة التي يطلبها محاسبك.",
  },
];

const hardwareGuides: Guide[] = [
  {
    module: "terminal",
    title: "الجهاز وشاشة اللمس",
    description: `المنافذ والتنظيف وإعادة التشغيل لشاشة ${hardware.screenInches}\u00a0بوصة، وعلاج اللمس حين يقع بعيداً عن الإصبع.`,
  },
  {
    module: "printer",
    title: "طابعة الفواتير",
    description: `تبديل رول الورق ${paper}، وإخراج الورق العالق، وعلاج الطباعة الباهتة.`,
  },
  {
    module: "drawer",
    title: "درج النقود",
    description: `المفتاح والقفل والصينية (خانات الأوراق: ${hardware.noteCompartments}، وخانات القطع المعدنية: ${hardware.coinCompartments})، وما تفعله إذا لم يُفتح.`,
  },
  { module: "scanner", title: "قارئ الباركود", description: "توصيله وتجربته، وما تفعله إذا أصدر صوته ولم يظهر شيء." },
];

export const support: typeof english = {
  meta: {
    title: `أدلة نظام الكاشير والدعم الفني | ${business.brand.ar}`,
    description: `أدلة لكل ما تحتاج إليه: اليوم الأول والبيع والمخزون وتقارير الضريبة والطابعة ودرج النقود. أو تحدث مع شخص منا بالهاتف وواتساب ${business.hours.support}.`,
    keywords: [
      "دعم نظام الكاشير في الإمارات",
      "دليل تركيب الكاشير",
      "دليل طابعة الفواتير",
      "مشكلة درج النقود",
      "شرح برنامج نقاط البيع",
    ],
  },
  title: "أدلة، ووراءها من يجيبك",
  intro: "إن كان في الوقت سعة فابحث هنا، وإن كان أمامك طابور فاتصل.",

  quickAccess: {
    label: "مساعدة سريعة",
    faq: {
      title: "أسئلة ما قبل الشراء",
      text: "السعر والضمان والضريبة وانقطاع الإنترنت.",
      link: "اقرأ الأسئلة الشائعة",
    },
    whatsapp: {
      title: "شيء لا يعمل",
      text: "أرسل صورة للشاشة أو للطابعة.",
      link: "اكتب إلينا على واتساب",
      message: `مرحباً ${business.brand.ar}، أحتاج إلى مساعدة في نظام الكاشير. `,
    },
  },

  groups: {
    gettingStarted: { title: "البداية", text: "من الصناديق المغلقة إلى تقرير اليوم الأول.", items: gettingStarted },
    manuals: { title: "أدلة البرنامج", text: "دليل لكل جزء تستعمله كل يوم.", items: manuals },
    hardware: { title: "أدلة الأجهزة", text: "حين يكون السبب سلكاً أو ورقاً أو مفتاحاً.", items: hardwareGuides },
  },
  docsNote: "الأدلة في موقع مستقل، يُفتح حين تختار أحدها.",

  hours: {
    title: "متى نرد عليك؟",
    lines: [
      { label: "الدعم بالهاتف وواتساب", value: roundTheClock },
      { label: `المكتب، ${office.days.ar}`, value: ltr(office.time) },
      { label: "البريد الإلكتروني", value: `خلال ${hours(business.promises.emailSupportHours)}` },
    ],
    note: "كل المواعيد بتوقيت الإمارات.",
    phone: { label: "اتصل بالدعم", number: ltr(business.phones.support) },
    email: { label: "اكتب إلى الدعم", address: ltr(business.emails.support) },
  },
};
