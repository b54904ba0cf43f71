import { business } from "#content/business.ts";
import type { faq as english, FaqItem } from "#content/en/faq.ts";
import { formatDay, formatMonth } from "#domain/language/dates.ts";
import { ltr } from "#domain/language/isolate.ts";
import { formatDirhams, pluralize } from "#domain/language/numbers.ts";
import { MAX_OUTLETS, MIN_OUTLETS } from "#domain/quote/outlets.ts";
import {
  competitorMonthly,
  days,
  dirhams,
  hours,
  minutes,
  paper,
  price,
  statedSaving,
  trial,
  warranty,
} from "./amounts.ts";
import { quote } from "./quote.ts";

const { promises, regulation, trialRequirements } = business;
const { eInvoicing } = regulation;
const office = business.hours.supportPages;

const day = (date: string) => formatDay(date, "ar");

const items: FaqItem[] = [
  {
    id: "price",
    question: "كم تكلّف الباقة شاملةً كل شيء؟",
    answer: `${price} تُدفع مرة واحدة: الجهاز وطابعة الفواتير ودرج النقود وترخيص البرنامج مدى الحياة، والتركيب في محلك، وتدريب موظفيك. وتجد سطر الضريبة والإجمالي في ملخص الطلب قبل أن ترسل أي شيء.`,
    link: { label: "اطّلع على ملخص الطلب", page: "checkout" },
  },
  {
    id: "box",
    question: "ماذا أستلم بالضبط؟",
    answer: `جهاز بشاشة لمس ${business.hardware.screenInches}\u00a0بوصة، وطابعة فواتير حرارية لورق عرضه ${paper}، ودرج نقود بقفل، والبرنامج. قارئ الباركود ليس من هذه الأربعة، فإن كنت تبيع بالباركود فاطلبه مع الباقة.`,
    link: { label: "مواصفات كل قطعة", page: "products" },
  },
  {
    id: "monthly-fees",
    question: "هل توجد رسوم شهرية؟",
    answer:
      "لا. الترخيص لا تنتهي مدته، ولا شيء يتجدد من تلقاء نفسه، ولا يتوقف الكاشير بسبب دفعة تأخرت. ولا نبيع خطة شهرية أصلاً.",
  },
  {
    id: "savings",
    question: "تذكرون أكثر من رقم للتوفير، فأيها رقمي؟",
    answer: `لعلّ رقمك ليس أياً منها بالضبط. يطلب مزوّدون آخرون ${competitorMonthly} شهرياً، ونذكر في مقابل ذلك توفيراً قدره ${statedSaving}، أو ${dirhams(business.price.savingPerYear)} في السنة و${dirhams(business.price.savingOverFiveYears)} في خمس سنوات. أما رقمك أنت فتقدّره حاسبة عرض السعر لسنتين بحسب نشاطك وعدد فروعك، وتريك كيف حسبته.`,
    link: { label: "احسب ما ستوفره", page: "products" },
  },
  {
    id: "vat-receipt",
    question: "هل تصدر الفواتير صحيحة ضريبياً وعليها رقمي الضريبي؟",
    answer: `نعم. ندخل اسم نشاطك وعنوانه ورقمه الضريبي في البرنامج مرة واحدة عند التركيب، فتُطبع بعد ذلك على كل فاتورة، ومعها ضريبة القيمة المضافة بنسبة ${ltr(`${regulation.vatPercent}%`)} في سطر مستقل. جهّز الرقم الضريبي، وهو ${regulation.trnDigits}\u00a0رقماً، قبل أن نصل. وإن لم تكن مسجلاً في الضريبة فلن يظهر هذا السطر.`,
  },
  {
    id: "installation",
    question: "من يركّب الأجهزة؟ وهل للتركيب ثمن؟",
    answer:
      "نركّبها نحن في محلك، وثمن التركيب داخل في السعر. بعد الدفع نتصل بك لنتفق على اليوم، ولا نحتاج منك إلا إلى كاونتر ومقبس كهرباء. ولا ننصرف قبل أن تُطبع فاتورة.",
  },
  {
    id: "training",
    question: "موظفو الكاشير عندي لم يستعملوا نظاماً كهذا من قبل، فمن يعلّمهم؟",
    answer:
      "التدريب جزء من التركيب، عند الكاونتر وعلى أصنافك أنت: البيع، والإرجاع، وفتح الدرج وإغلاقه، وقراءة تقرير اليوم. وإذا جاءك موظف جديد فيما بعد وجد الشرح نفسه في الأدلة.",
    link: { label: "اطّلع على الأدلة", page: "support" },
  },
  {
    id: "warranty",
    question: "ما الذي يشمله الضمان؟ وكم مدته؟",
    answer: `يشمل الأجهزة لمدة ${warranty}: الجهاز والطابعة والدرج. إن تعطّل شيء منها فأرسل إلينا على واتساب صورة للعطل أو مقطعاً قصيراً. أما البرنامج فلا يرتبط بهذه المدة، لأن ترخيصه مدى الحياة.`,
  },
  {
    id: "internet",
    question: "ماذا يحدث إذا انقطع الإنترنت؟",
    answer:
      "تستمر في البيع. البرنامج يعمل على الجهاز نفسه، ويحتاج إلى الإنترنت عند الإعداد لا عند كل فاتورة. ما ينتظر عودة الخط هو ما كان خارج محلك: جهاز البطاقات إن كان على الخط نفسه، وطلبات التوصيل.",
  },
  {
    id: "languages",
    question: "هل البرنامج بالعربية أم بالإنجليزية؟",
    answer:
      "باللغتين معاً، حتى على الفاتورة الواحدة. وتُطبع أسماء الأصناف كما تكتبها، فاكتبها بما يقرؤه زبائنك. وفريقنا يرد عليك بالعربية أو بالإنجليزية.",
  },
  {
    id: "outlets",
    question: "عندي أكثر من فرع، فكم باقة أحتاج؟",
    answer: `باقة لكل نقطة بيع، ومن يتناوبون على واحدة تكفيهم باقتها. تقبل حاسبة عرض السعر من ${MIN_OUTLETS} إلى ${pluralize(MAX_OUTLETS, quote.savings.outletCount, "ar")} وتقدّر ما توفره فيها كلها. وإن زادت فروعك على ${MAX_OUTLETS} فكلّمنا أولاً.`,
    link: { label: "عرض سعر لفروعك", page: "products" },
  },
  {
    id: "data",
    question: "من يملك بيانات مبيعاتي؟",
    answer:
      "أنت تملكها: المبيعات والمخزون والزبائن. لا تحتاج إلى اشتراك لتبقى مفتوحة أمامك، ولا نبيعها ولا نُطلع عليها أحداً. أما ما يحفظه هذا الموقع عنك فأمر آخر، وهو قليل.",
    link: { label: "ما الذي يحفظه هذا الموقع؟", page: "privacy" },
  },
  {
    id: "payment",
    question: "كيف أدفع؟ وهل أحصل على فاتورة؟",
    answer: `بتحويل مصرفي، أو ببطاقة ائتمان، أو نقداً. اطلب الفاتورة من صفحة الطلب، فتصلك بالبريد الإلكتروني خلال ${hours(promises.invoiceHours)} باسم شركتك وعليها رقمك الضريبي إن وُجد. وإن كنت تفضّل أن نتحدث أولاً فاختر «اتصلوا بي» لنتصل بك خلال ${minutes(promises.callbackMinutes)}.`,
    link: { label: "إلى صفحة الطلب", page: "checkout" },
  },
  {
    id: "bank-transfer",
    question: "كم يستغرق التحويل المصرفي؟",
    answer: `احسب ${ltr(promises.bankTransferDays)} أيام عمل حتى يصل المبلغ إلينا. اكتب رقم الفاتورة في خانة البيان لنعرف أن التحويل لك، وبعد وصوله نتفق على موعد التسليم والتركيب.`,
  },
  {
    id: "trial",
    question: "هل أستطيع أن أجرّبه قبل أن أدفع؟",
    answer: `نعم، لمدة ${trial} مجاناً، بلا بطاقة ائتمان وبلا نموذج تملؤه. نزّله على جهاز ويندوز عندك وبِع عليه أصنافك أنت.`,
    link: { label: "نزّل النسخة التجريبية", page: "trialDownload" },
  },
  {
    id: "support",
    question: `هل الدعم متاح فعلاً ${ltr(business.hours.support)}؟`,
    answer: `هذا ما نعد به: دعم محلي ${ltr(business.hours.support)} بالهاتف وواتساب. دوام المكتب أقصر من ذلك، ${office.days.ar}، ${ltr(office.time)}، والبريد الإلكتروني نرد عليه خلال ${hours(promises.emailSupportHours)}. وإن كان الطابور واقفاً فاتصل ولا تكتب.`,
  },
  {
    id: "e-invoicing",
    question: "وماذا عن الفوترة الإلكترونية في الإمارات؟",
    answer: `بحسب المعلن في ${formatMonth(eInvoicing.checked, "ar")}: تخص الفواتير التي تصدرها لشركة أخرى أو لجهة حكومية، أما فواتير المستهلكين فخارج نطاقها حالياً. والانضمام إليها اختياري منذ ${day(eInvoicing.voluntaryFrom)}. من بلغت إيراداته ${eInvoicing.thresholdMillions}\u00a0مليون درهم أو أكثر فقد انتهت مهلته لتعيين مزوّد خدمة معتمد في ${day(eInvoicing.large.appointBy)}، ويبدأ التطبيق عليه في ${day(eInvoicing.large.liveFrom)}. ومن كانت إيراداته أقل فمهلته حتى ${day(eInvoicing.other.appointBy)}، ويبدأ التطبيق عليه في ${day(eInvoicing.other.liveFrom)}. ولا يغني أي نظام كاشير عن المزوّد المعتمد. راجع المواعيد مع محاسبك أو لدى وزارة المالية قبل أن تعتمد عليها.`,
  },
  {
    id: "windows",
    question: "أي إصدار من ويندوز تحتاج إليه النسخة التجريبية؟",
    answer: `${ltr(trialRequirements.windows)}، مع ذاكرة ${trialRequirements.memoryGb}\u00a0جيجابايت (والأفضل ${trialRequirements.memoryRecommendedGb}\u00a0جيجابايت) ومساحة خالية قدرها ${trialRequirements.diskMb}\u00a0ميجابايت. لا تعمل على أجهزة ماك أو آيباد أو أندرويد. أما إذا اشتريت الباقة فالجهاز يأتيك والبرنامج عليه.`,
  },
  {
    id: "stock-list",
    question: "عندي آلاف الأصناف في نظامي القديم، فهل أكتبها من جديد؟",
    answer:
      "استخرج من نظامك القديم قائمة أولاً، فأكثر الأنظمة تصدّرها إلى ملف إكسل. أرسلها إلينا على واتساب قبل التركيب لننظر فيها ونقول لك ما يمكن نقله وما لا بد من كتابته. وأهم ما فيها الاسم والباركود والسعر.",
  },
];

export const faq: typeof english = {
  meta: {
    title: `أسئلة أصحاب المحلات عن نظام الكاشير | ${business.brand.ar}`,
    description: `السعر والفاتورة الضريبية والتركيب والضمان وانقطاع الإنترنت والفوترة الإلكترونية والتجربة لمدة ${days(business.trialDays)}: إجابات واضحة قبل أن تشتري نظام كاشير.`,
    keywords: [
      "أسئلة عن نظام الكاشير",
      "سعر نظام نقاط البيع في الإمارات",
      "فاتورة ضريبية بالرقم الضريبي",
      "كاشير بدون إنترنت",
      "ضمان أجهزة الكاشير",
      "الفوترة الإلكترونية في الإمارات",
    ],
  },
  title: "ما يسأل عنه أصحاب المحلات قبل الشراء",
  intro: "الأسئلة التي نسمعها على الهاتف، وإجاباتنا عنها كما نقولها.",
  inShort: {
    title: "الإجابات القصيرة",
    lines: [
      { label: "الباقة الكاملة", value: price },
      { label: "كل شهر بعدها", value: formatDirhams(0, "ar") },
      { label: "ضمان الأجهزة", value: warranty },
      { label: "التجربة المجانية", value: trial },
      { label: "الدعم", value: ltr(business.hours.support) },
    ],
  },
  items,
  contact: {
    title: "لم تجد سؤالك؟",
    text: "اسأل شخصاً منا. صورة للكاونتر أو لنظامك الحالي تساعدنا على الجواب.",
    whatsapp: {
      label: "اسأل على واتساب",
      text: `مرحباً ${business.brand.ar}، قرأت صفحة الأسئلة ولدي سؤال آخر: `,
    },
    phone: { label: "اتصل بنا", number: ltr(business.phones.support) },
  },
};
