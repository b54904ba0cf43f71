import { business } from "#content/business.ts";
import type { products as english } from "#content/en/products.ts";
import { ltr } from "#domain/language/isolate.ts";
import { formatNumber, pluralize } from "#domain/language/numbers.ts";
import { MAX_OUTLETS } from "#domain/quote/outlets.ts";
import { hours, minutes, paper, price, trial, warranty } from "./amounts.ts";

const brand = business.brand.ar;
const { hardware, promises, trialRequirements } = business;
const screen = `${hardware.screenInches}\u00a0بوصة`;
const gigabytes = (n: number) => `${n}\u00a0جيجابايت`;
const printSpeed = `${hardware.printSpeed}\u00a0ملم في الثانية`;
const askPrice = (item: string) => `مرحباً ${brand}، كم سعر ${item} مع الباقة الكاملة؟`;

const compartments = (n: number) =>
  pluralize(
    n,
    {
      zero: "بلا خانات",
      one: "خانة واحدة",
      two: "خانتان",
      few: "{n}\u00a0خانات",
      many: "{n}\u00a0خانة",
      other: "{n}\u00a0خانة",
    },
    "ar",
  );

const scanSpeed = pluralize(
  hardware.scansPerSecond,
  {
    zero: "بلا مسح",
    one: "مسحة واحدة في الثانية",
    two: "مسحتان في الثانية",
    few: "{n}\u00a0مسحات في الثانية",
    many: "{n}\u00a0مسحة في الثانية",
    other: "{n}\u00a0مسحة في الثانية",
  },
  "ar",
);

export const products: typeof english = {
  meta: {
    title: `باقة نقاط البيع: جهاز وطابعة ودرج نقود | ${brand}`,
    description: `محتويات الباقة بسعر ${price}: جهاز ${screen} وطابعة ${paper} ودرج نقود وبرنامج مدى الحياة. المواصفات والضمان والملحقات وعرض سعر تحسبه بنفسك.`,
    keywords: [
      "باقة نقاط البيع",
      "جهاز كاشير شاشة لمس",
      "طابعة فواتير حرارية",
      "درج نقود",
      "قارئ باركود",
      "عرض سعر كاشير دبي",
    ],
  },

  hero: {
    title: "باقة واحدة، جاهزة للبيع",
    price,
    period: "تُدفع مرة واحدة، بلا رسوم شهرية",
    subtitle: "أربعة أشياء تصل إلى محلك معاً. نضعها على الكاونتر ونوصلها، ثم نجري مع موظفيك أول عملية بيع.",
    buy: "اشترِ الآن",
    toQuote: "احسب ما ستوفره",
  },

  pictures: {
    package: "الباقة مركّبة: الجهاز فوق درج النقود، وطابعة الفواتير بجانبه",
    "terminal-front": "الجهاز من الأمام، وعلى شاشته أزرار الأصناف والسلة والباقي",
    "terminal-angle": "الجهاز من الجانب بمنافذه، وعلى شاشته طاولات مطعم",
    "terminal-back":
      "ظهر الجهاز: الكهرباء والشبكة والطابعة ودرج النقود موصولة به، وأسلاكها تمر معاً في مشبك على القاعدة",
    printer: "طابعة الفواتير تخرج منها فاتورة مطبوعة",
    drawer: `درج النقود مفتوحاً: ${compartments(hardware.noteCompartments)} للأوراق النقدية خلف ${compartments(hardware.coinCompartments)} للعملات المعدنية، والمفتاح في القفل`,
    scanner: "قارئ الباركود واقفاً في قاعدته، وزناده الأخضر تحت نافذته",
    "kitchen-screen": "شاشة المطبخ وعليها طلبات أربع طاولات، وأطولها انتظاراً بالأصفر",
    "customer-display": "شاشة الزبون: صنفان وإجمالي البيع",
    "paper-rolls": "ست رولات فواتير، إحداها مستلقية وطرفها ممدود",
  },

  included: {
    title: "ماذا في الباقة؟",
    items: [
      {
        icon: "monitor",
        title: `جهاز بشاشة لمس ${screen}`,
        description: "هو الكاشير نفسه: شاشة وحاسوب على قاعدة واحدة، والبرنامج فيه جاهز للعمل.",
      },
      {
        icon: "printer",
        title: `طابعة فواتير حرارية ${paper}`,
        description: "تطبع على ورق حراري، فلا حبر تشتريه ولا شريط تبدّله.",
      },
      {
        icon: "vault",
        title: "درج نقود آمن",
        description: `يفتح مع البيع النقدي ويُقفل بمفتاح. للأوراق ${compartments(hardware.noteCompartments)}، وللعملات المعدنية ${compartments(hardware.coinCompartments)}.`,
      },
      {
        icon: "badge-check",
        title: "ترخيص البرنامج مدى الحياة",
        description: "تشتريه مع الجهاز فيصير لك، ولا موعد لتجديده.",
      },
    ],
    alsoTitle: "وضمن السعر أيضاً",
    also: [
      "التركيب في محلك",
      "تدريب موظفي الكاشير",
      `ضمان الأجهزة لمدة ${warranty}`,
      `دعم محلي ${ltr(business.hours.support)}`,
    ],
  },

  keyFeatures: {
    title: "ماذا يفعل البرنامج؟",
    subtitle: "عمل الكاونتر كله، من أول صنف في الصباح إلى عدّ النقد في الليل.",
    items: [
      {
        icon: "scan-barcode",
        title: "البيع",
        description: "بالباركود، أو بزر عليه صورة لما لا باركود له، أو بأول حروف الاسم بأي من اللغتين.",
      },
      {
        icon: "file-text",
        title: "الفاتورة الضريبية",
        description: "بالعربية والإنجليزية على ورقة واحدة، وفيها رقمك الضريبي ومبلغ الضريبة ورقم متسلسل.",
      },
      {
        icon: "package",
        title: "المخزون",
        description: "كل بيع ينقص من الرصيد، وكل توريد يزيده. وما أوشك على النفاد يظهر في قائمة وحده.",
      },
      {
        icon: "utensils",
        title: "الطاولات",
        description: "فتح ونقل ودمج وتقسيم. والسفري والتوصيل بجانب الصالة، لا في برنامج آخر.",
      },
      {
        icon: "key-round",
        title: "من فعل ماذا؟",
        description: "رمز لكل موظف، وصلاحيات لكل دور، واسم من أجرى كل عملية إرجاع.",
      },
      {
        icon: "chart-column",
        title: "إقفال اليوم",
        description: "المبيعات والضريبة، والنقد المتوقع والنقد المعدود، في صفحة واحدة قبل أن تُنزل باب المحل.",
      },
    ],
  },

  hardware: {
    title: "الأجهزة بالأرقام",
    subtitle: "ما كان ضمن الباقة كتبنا أنه ضمنها، وما لم يكن كتبنا ذلك أيضاً.",
    inPackage: "ضمن الباقة",
    onRequest: "ملحق عند الطلب",
    specs: [
      {
        id: "terminal",
        inPackage: true,
        title: "جهاز بشاشة لمس",
        description: "كبير بما يكفي لأصابع مستعجلة أو مبتلّة، وصغير بما يترك مكاناً لكيس الزبون.",
        specs: [
          { label: "الشاشة", value: `لمس، ${screen}` },
          { label: "الدقة", value: ltr(hardware.resolution) },
          { label: "المعالج", value: ltr(hardware.processor) },
          { label: "الذاكرة", value: gigabytes(hardware.memoryGb) },
          { label: "التخزين", value: `${gigabytes(hardware.storageGb)}، قرص الحالة الصلبة` },
        ],
      },
      {
        id: "printer",
        inPackage: true,
        title: "طابعة فواتير حرارية",
        description: "تخرج الفاتورة قبل أن تعدّ الباقي.",
        specs: [
          { label: "عرض الورق", value: paper },
          { label: "السرعة", value: printSpeed },
          { label: "الطباعة", value: "حرارية بلا حبر" },
          { label: "اللغات", value: "العربية والإنجليزية" },
        ],
      },
      {
        id: "drawer",
        inPackage: true,
        title: "درج النقود",
        description: "مكان لكل ورقة ولكل قطعة معدنية، فلا يأخذ العدّ في المساء إلا دقائق.",
        specs: [
          { label: "الأوراق النقدية", value: compartments(hardware.noteCompartments) },
          { label: "العملات المعدنية", value: compartments(hardware.coinCompartments) },
          { label: "القفل", value: "بمفتاح" },
          { label: "الفتح", value: "من الكاشير، مع البيع النقدي" },
        ],
      },
      {
        id: "scanner",
        inPackage: false,
        title: "قارئ الباركود",
        description: "للمحلات التي تكثر فيها الأصناف ويقل الصبر: اضغط الزناد ومرّر السلة.",
        specs: [
          { label: "السرعة", value: scanSpeed },
          { label: "لمن", value: "المتاجر والصيدليات والسوبرماركت" },
          { label: "السعر", value: "عند الطلب" },
        ],
      },
      {
        id: "kitchen-screen",
        inPackage: false,
        title: "شاشة المطبخ",
        description: "يظهر الطلب أمام الطباخ لحظة تسجيله عند الطاولة، ويختفي حين يلمسه.",
        specs: [
          { label: "المكان", value: "جدار المطبخ أو نافذة التسليم" },
          { label: "تعرض", value: "الطاولة والأطباق والملاحظات ومدة الانتظار" },
          { label: "السعر", value: "عند الطلب" },
        ],
      },
    ],
  },

  integrations: {
    title: "بماذا يرتبط الكاشير؟",
    subtitle: "هذه أنواع أنظمة لا أسماء شركات. اسألنا عن النظام الذي تستخدمه قبل أن تطلب.",
    categories: [
      {
        icon: "store",
        category: "البيع عبر الإنترنت",
        items: [
          { name: "المتجر الإلكتروني", icon: "shopping-cart", description: "مخزون واحد للموقع وللرف" },
          { name: "الاستلام من المحل", icon: "shopping-bag", description: "يُدفع عبر الموقع ويُستلم عند الكاشير" },
          { name: "قائمة الأصناف", icon: "file-spreadsheet", description: "انقل أصنافك من جدول بيانات" },
        ],
      },
      {
        icon: "calculator",
        category: "المحاسبة",
        items: [
          { name: "برامج المحاسبة", icon: "book-open", description: "مجاميع اليوم جاهزة لدفاترك" },
          { name: "أرقام الضريبة", icon: "percent", description: "المبيعات وضريبتها مجموعة لكل فترة" },
          { name: "جداول البيانات", icon: "table", description: "أي تقرير في ملف تفتحه أو ترسله" },
        ],
      },
      {
        icon: "truck",
        category: "التوصيل",
        items: [
          { name: "تطبيقات التوصيل", icon: "smartphone", description: "طلباتها تُطبع بجانب طلباتك" },
          { name: "مناديب المحل", icon: "bike", description: "من أخذ أي طلب، ومن عليه نقد" },
          { name: "المورّدون", icon: "clipboard-list", description: "قائمة طلب حين تخلو الرفوف" },
        ],
      },
      {
        icon: "credit-card",
        category: "الدفع",
        items: [
          { name: "أجهزة البطاقات", icon: "credit-card", description: "يصلها المبلغ فلا يُكتب مرتين" },
          { name: "الدفع بلا تلامس", icon: "nfc", description: "بطاقة أو هاتف أو ساعة، بفاتورة واحدة" },
          { name: "الدفع المقسّم", icon: "banknote", description: "بعضه نقد وبعضه بطاقة، بفاتورة واحدة" },
        ],
      },
    ],
  },

  warranty: {
    title: `ضمان الأجهزة ${warranty}`,
    subtitle: "ماذا يعني الضمان حين يتعطّل شيء؟",
    timeline: { hardware: "الأجهزة", licence: "الترخيص" },
    benefits: [
      {
        icon: "shield-check",
        title: "القطع الثلاث",
        description: `الجهاز والطابعة ودرج النقود، كلها مشمولة بالضمان طوال ${warranty}.`,
      },
      {
        icon: "phone",
        title: "رقم واحد تتصل به",
        description: "لا تبحث عن مركز صيانة للشركة المصنّعة. اتصل بمن ركّب لك الجهاز.",
      },
      {
        icon: "message-circle",
        title: "صورة تكفي للبداية",
        description: "أرسل صورة الشاشة أو أضواء الطابعة على واتساب، قبل أن يقطع أحد الطريق إليك.",
      },
      {
        icon: "infinity",
        title: "والترخيص أطول منه",
        description: "للضمان نهاية، أما ترخيص البرنامج فلا نهاية له، ويبقى يعمل بعد انتهاء الضمان.",
      },
    ],
  },

  accessories: {
    title: "حين يحتاج الكاونتر إلى المزيد",
    subtitle: "ليست ضمن الباقة، ولا نلحّ عليك بها. اسأل عن السعر متى احتجت إليها.",
    ask: "اسأل عن السعر",
    items: [
      {
        id: "scanner",
        name: "قارئ باركود",
        description: `يُمسك باليد، وسرعته ${scanSpeed}. أكثر المحلات تحتاج إليه من أول يوم.`,
        whatsappText: askPrice("قارئ الباركود"),
      },
      {
        id: "kitchen-screen",
        name: "شاشة مطبخ",
        description: "الطلبات أمام الطباخ، بلا أوراق معلّقة.",
        whatsappText: askPrice("شاشة المطبخ"),
      },
      {
        id: "customer-display",
        name: "شاشة للزبون",
        description: "تقابل الزبون، فيرى الصنف والسعر والإجمالي أولاً بأول.",
        whatsappText: askPrice("شاشة الزبون"),
      },
      {
        id: "paper-rolls",
        name: "رولات الفواتير",
        description: `ورق حراري عرضه ${paper}. احتفظ بصندوق منه تحت الكاونتر قبل ليالي رمضان.`,
        whatsappText: askPrice("صندوق رولات الفواتير"),
      },
    ],
  },

  faq: {
    title: "قبل أن تطلب",
    items: [
      {
        id: "everything",
        question: `هل ${price} كل ما سأدفعه؟`,
        answer: `نعم، لكاونتر واحد: الجهاز والطابعة ودرج النقود والترخيص والتركيب والتدريب وضمان الأجهزة ${warranty}. أما الملحقات فلها سعرها، ولا نضيفها إلا إذا طلبتها.`,
      },
      {
        id: "with-scanner",
        question: "هل يأتي معها قارئ باركود؟",
        answer:
          "القارئ خارج سعر الباقة، فقلّما يحتاج إليه المقهى، ولا تستغني عنه البقالة. اسألنا عن سعره فنضيفه إلى طلبك.",
      },
      {
        id: "lifetime-licence",
        question: "ما معنى «ترخيص مدى الحياة»؟",
        answer: "البرنامج الذي على جهازك لا موعد لتجديده ولا رسوم شهرية عليه، وتبقى تستخدمه بعد انتهاء ضمان الأجهزة.",
      },
      {
        id: "two-cashiers",
        question: "عندي موظفا كاشير، فهل أحتاج إلى باقتين؟",
        answer: `إن كانا يتناوبان على كاونتر واحد فباقة واحدة تكفي، ولكل منهما رمزه. وإن عملا معاً على كاونترين فباقتان. وعرض السعر يقبل من فرع واحد إلى ${MAX_OUTLETS} فرعاً.`,
      },
      {
        id: "try-first",
        question: "هل أستطيع تجربة البرنامج أولاً؟",
        answer: `نعم، لمدة ${trial} وبلا بطاقة ائتمان، على حاسوب بنظام ${ltr(trialRequirements.windows)} وذاكرة ${gigabytes(trialRequirements.memoryGb)} ومساحة خالية ${formatNumber(trialRequirements.diskMb)}\u00a0ميجابايت.`,
      },
      {
        id: "how-to-pay",
        question: "كيف أدفع؟",
        answer: `بتحويل مصرفي أو ببطاقة ائتمان أو نقداً. إن اخترت التحويل فاطلب فاتورة، تصلك خلال ${hours(promises.invoiceHours)}، ويستغرق وصول المبلغ ${ltr(promises.bankTransferDays)} أيام عمل.`,
      },
      {
        id: "after-order",
        question: "ماذا يحدث بعد الطلب؟",
        answer: `يتواصل معك فريقنا لتحديد موعد التسليم والتركيب. وإن طلبت مكالمة فستصلك خلال ${minutes(promises.callbackMinutes)}.`,
      },
      {
        id: "accountant",
        question: "هل يرضى محاسبي بهذه الفاتورة؟",
        answer:
          "فيها الاسم التجاري والرقم الضريبي والتاريخ والأصناف ومبلغ ضريبة القيمة المضافة والإجمالي، بالعربية والإنجليزية. اطبع واحدة في فترة التجربة واعرضها عليه.",
      },
    ],
  },

  backHome: "العودة إلى الصفحة الرئيسية",
};
