import { business } from "#content/business.ts";
import type { home as english } from "#content/en/home.ts";
import { ltr } from "#domain/language/isolate.ts";
import { formatDirhams } from "#domain/language/numbers.ts";
import { COMPARED_MONTHS, competitorCosts } from "#domain/quote/savings.ts";
import {
  competitorMonthly,
  dirhams,
  hours,
  minutes,
  paper,
  price,
  statedSaving,
  times,
  trial,
  warranty,
  years,
} from "./amounts.ts";

const brand = business.brand.ar;
const { claims, hardware, phones, emails, demos, promises, regulation } = business;
const screen = `${hardware.screenInches}\u00a0بوصة`;
const roundTheClock = ltr(business.hours.support);
const vatIncluded = `شامل الضريبة ${ltr(`${regulation.vatPercent}%`)}`;
const officeHours = `${business.hours.supportPages.days.ar}، ${ltr(business.hours.supportPages.time)}`;

export const home: typeof english = {
  meta: {
    title: `نظام نقاط بيع في الإمارات بسعر ${price} | ${brand}`,
    description: `شاشة لمس ${screen} وطابعة فواتير ودرج نقود وبرنامج مدى الحياة بسعر ${price} تُدفع مرة واحدة. نركّبها في محلك في الإمارات، بلا رسوم شهرية.`,
    keywords: [
      "نظام نقاط البيع في الإمارات",
      "جهاز كاشير دبي",
      "برنامج كاشير مطاعم",
      "كاشير سوبرماركت",
      "نظام صيدليات",
      "نقاط بيع بدون رسوم شهرية",
    ],
  },

  hero: {
    trustBadge: `${ltr(claims.businesses)} نشاط تجاري في ${claims.countries} دولة`,
    title: { before: "نقطة بيع كاملة بسعر ", price, after: "، مرة واحدة" },
    subtitle: `شاشة لمس ${screen} وطابعة فواتير ودرج نقود بقفل وبرنامج يبقى ملكك. نركّبها على الكاونتر وندرّب موظفيك.`,
    valueProps: [
      "بلا رسوم شهرية",
      "التركيب والتدريب في محلك مجاناً",
      `ضمان الأجهزة لمدة ${warranty}`,
      `دعم محلي ${roundTheClock}`,
    ],
    ctaPrimary: "احسب ما ستوفره",
    ctaSecondary: `جرّبه مجاناً لمدة ${trial}`,
    ctaNote: "التجربة لا تحتاج إلى بطاقة ائتمان.",
    bills: {
      title: `فواتيرك في ${years(COMPARED_MONTHS / 12)}`,
      ours: { label: "هذه الباقة", amount: `${price}، ${times(1)}` },
      others: { label: "مزوّدون آخرون في الإمارات", amount: `${competitorMonthly}، ${times(COMPARED_MONTHS)}` },
    },
    trustIndicators: [
      { value: ltr(claims.businesses), label: "نشاط تجاري" },
      { value: ltr(claims.years), label: "عاماً خلف الكاونتر" },
      { value: claims.countries, label: "دولة" },
      { value: ltr(claims.uptime), label: "جاهزية النظام" },
    ],
    priceCard: {
      title: "الباقة الكاملة",
      subtitle: "محل واحد، كاشير واحد، دفعة واحدة",
      badge: "بلا رسوم شهرية",
      lines: [
        { item: `جهاز بشاشة لمس ${screen}`, amount: "1" },
        { item: `طابعة فواتير حرارية ${paper}`, amount: "1" },
        { item: "درج نقود بقفل", amount: "1" },
        { item: "ترخيص البرنامج", amount: "مدى الحياة" },
        { item: "التركيب والتدريب", amount: "مجاناً" },
        { item: "ضمان الأجهزة", amount: warranty },
      ],
      total: { label: "الإجمالي", amount: price },
      nextMonth: { label: "الشهر القادم", amount: formatDirhams(0, "ar") },
      thanks: "شكراً لك. هذه أول فاتورة وآخرها.",
      cta: "اشترِ الآن",
    },
    imageAlt: "جهاز بشاشة لمس وطابعة فواتير ودرج نقود على كاونتر محل",
  },

  demos: {
    title: "شاهده وهو يعمل",
    subtitle: "هذا ما يراه موظف الكاشير: بقالة في الصباح، وصالة مطعم مساء الجمعة.",
    tabsLabel: "اختر العرض",
    minutesLabel: "دقيقة",
    viewsLabel: "مشاهدة",
    cta: "تجربة مجانية",
    ctaNote: `ثبّته على جهاز ويندوز لديك واستخدمه لمدة ${trial}.`,
    tabs: {
      retail: {
        label: "متاجر التجزئة",
        heading: "طابور ينتهي قبل أن يطول",
        features: [
          "امسح الباركود، أو ابحث عن الصنف باسمه",
          "خصم على صنف واحد أو على السلة كلها",
          "المبلغ المدفوع والباقي بأرقام كبيرة",
          "فاتورة ضريبية بالعربية والإنجليزية تحمل رقمك الضريبي",
          "إرجاع مرتبط بالفاتورة الأصلية",
        ],
        minutes: ltr(demos.retail.minutes),
        views: ltr(demos.retail.views),
        poster: "من أول باركود إلى إغلاق الدرج",
        caption: "لبن وتمر وكرتون ماء: مسح الأصناف، ودفع نقدي، وطباعة الفاتورة.",
        screen: {
          label: "شاشة الكاشير في بقالة: أزرار الأصناف، والسلة، والمبلغ المدفوع، والباقي",
          place: "بقالة السدرة",
          cashier: "كاشير 1، نورة",
          groups: ["المفضلة", "الألبان", "المخبوزات", "المشروبات"],
          items: {
            laban: "لبن",
            dates: "تمر",
            water: "ماء",
            bread: "خبز",
            eggs: "طبق بيض",
            milk: "حليب",
            bananas: "موز",
            apples: "تفاح",
            rice: "أرز",
            tea: "شاي كرك",
            juice: "عصير",
            biscuits: "بسكويت",
          },
          total: "الإجمالي",
          vat: vatIncluded,
          cash: "نقداً",
          change: "الباقي",
        },
      },
      hospitality: {
        label: "المطاعم والمقاهي",
        heading: "الطاولة السابعة تريد كركين آخرين",
        features: [
          "الطاولات المفتوحة أمامك، ومعها حساب كل طاولة",
          "طلبات الصالة والسفري والتوصيل في شاشة واحدة",
          "ملاحظات للمطبخ: سكر أقل، بدون بصل",
          "تقسيم الحساب بين الضيوف أو بحسب الأصناف",
          "نقل الطلب إذا غيّر الضيوف طاولتهم",
        ],
        minutes: "",
        views: ltr(demos.hospitality.views),
        poster: "من أول طلب إلى تقسيم الحساب",
        caption: "طاولة عائلية يوم الجمعة: طلب، فتعديل، فتقسيم، فدفع.",
        screen: {
          label: "شاشة الكاشير في مطعم: الطاولات وحساب كل طاولة، وطلب الطاولة السابعة",
          place: "مطبخ المجلس",
          cashier: "الصالة، عمران",
          states: { free: "فارغة", seated: "مشغولة", bill: "طلبت الحساب" },
          table: "طاولة",
          guests: "4 ضيوف",
          dishes: {
            grill: { name: "مشاوي مشكلة", note: "بدون بصل" },
            biryani: { name: "برياني دجاج", note: "" },
            fattoush: { name: "فتوش", note: "" },
            karak: { name: "كرك", note: "سكر أقل" },
          },
          total: "الإجمالي",
          vat: vatIncluded,
          toKitchen: "إلى المطبخ",
          split: "قسّم الحساب",
        },
      },
    },
  },

  competitorComparison: {
    title: "دفعة واحدة، أم دفعة كل شهر؟",
    subtitle: `يطلب مزوّدون آخرون في الإمارات ${competitorMonthly} شهرياً. هذا ما تحصل عليه في الحالتين، سطراً بسطر.`,
    tableHeaders: { feature: "ما تحصل عليه", epos: brand, competitor: "الاشتراك الشهري" },
    rows: [
      {
        feature: "السعر",
        eposValue: `${price} مرة واحدة`,
        competitorValue: `${competitorMonthly} كل شهر`,
        highlight: true,
      },
      {
        feature: "بعد سنة",
        eposValue: `يبقى لك ${dirhams(business.price.savingPerYear)}`,
        competitorValue: "اثنتا عشرة فاتورة",
        highlight: true,
      },
      {
        feature: "بعد خمس سنوات",
        eposValue: `يبقى لك ${dirhams(business.price.savingOverFiveYears)}`,
        competitorValue: "ستون فاتورة",
        highlight: true,
      },
      {
        feature: "الجهاز والطابعة والدرج",
        eposValue: "ضمن السعر",
        competitorValue: `نحو ${formatDirhams(competitorCosts.hardware, "ar")} لكل فرع`,
        highlight: false,
      },
      {
        feature: "التركيب والتدريب",
        eposValue: "مجاناً في محلك",
        competitorValue: `نحو ${formatDirhams(competitorCosts.setup, "ar")} لكل فرع`,
        highlight: false,
      },
      {
        feature: "الدعم",
        eposValue: `${roundTheClock} من داخل الإمارات`,
        competitorValue: `نحو ${formatDirhams(competitorCosts.monthlySupport, "ar")} شهرياً`,
        highlight: false,
      },
      {
        feature: "ترخيص البرنامج",
        eposValue: "مدى الحياة",
        competitorValue: "ما دمت تدفع",
        highlight: false,
      },
    ],
    conclusion: {
      before: "مقارنةً بالاشتراكات الشهرية، توفّر ",
      saving: statedSaving,
      after: ".",
    },
    note: "الأرقام المسبوقة بكلمة «نحو» هي التقديرات التي نحسب بها عرض السعر. أدخل نشاطك وعدد فروعك لتعرف رقمك أنت.",
    cta: "اطلب الباقة",
  },

  industries: {
    title: "ماذا تبيع؟",
    subtitle: "الأجهزة واحدة، والبرنامج نضبطه على ما تبيعه.",
    items: [
      {
        anchor: "retail",
        title: "متاجر التجزئة",
        description: "عبايات بالمقاس واللون، وهواتف برقمها التسلسلي، وهدايا بالباركود. ينقص المخزون مع طباعة الفاتورة.",
        cta: "لمتاجر التجزئة",
        sample: {
          title: "عباية سوداء، المتوفر",
          lines: [
            { label: "مقاس 52", value: "4" },
            { label: "مقاس 54", value: "9" },
            { label: "مقاس 56", value: "1، اطلب المزيد", flag: true },
          ],
        },
      },
      {
        anchor: "restaurants",
        title: "المطاعم والمقاهي",
        description: "طاولات وسفري ومناديب توصيل عند الباب، وكل طلب يُكتب مرة واحدة ويقرؤه المطبخ كما هو.",
        cta: "للمطاعم والمقاهي",
        sample: {
          title: "الطاولة 7، أمام الطباخ",
          lines: [
            { label: `1 × فتوش`, value: "أولاً" },
            { label: `1 × مشاوي مشكلة`, value: "بدون بصل" },
            { label: `2 × كرك`, value: "سكر أقل", flag: true },
          ],
        },
      },
      {
        anchor: "pharmacies",
        title: "الصيدليات",
        description: "رقم التشغيلة وتاريخ الانتهاء بجوار السعر، فتُباع العلبة الأقدم أولاً.",
        cta: "للصيدليات",
        sample: {
          title: "باراسيتامول 500\u00a0ملغ",
          lines: [
            { label: `تشغيلة ${ltr("2217")}`, value: `${ltr("02/2027")}، تُباع أولاً`, flag: true },
            { label: `تشغيلة ${ltr("2304")}`, value: ltr("09/2027"), flag: false },
            { label: "على الرف", value: "36 علبة", flag: false },
          ],
        },
      },
      {
        anchor: "supermarkets",
        title: "السوبرماركت",
        description: "أكثر من كاشير وآلاف الأصناف وزحمة يوم الجمعة، ويبقى جرد الرفوف صحيحاً يوم السبت.",
        cta: "للسوبرماركت",
        sample: {
          title: `الجمعة، ${ltr("8:00 PM")}`,
          lines: [
            { label: "كاشير 1", value: "42 فاتورة" },
            { label: "كاشير 2", value: "38 فاتورة" },
            { label: "اللبن على الرف", value: "12، اطلب المزيد", flag: true },
          ],
        },
      },
    ],
    all: "كل القطاعات",
  },

  valuePropositions: {
    title: "ماذا تشتري بهذا السعر؟",
    subtitle: "ستة أشياء، كلها ضمن سعر واحد.",
    items: [
      {
        icon: "receipt",
        title: "سعر له نهاية",
        description: `${price} هي أول ما تدفعه ثمناً للباقة وآخره، والترخيص لا تنتهي مدته.`,
      },
      {
        icon: "wrench",
        title: "التركيب علينا",
        description: "نحمل الصناديق إلى الكاونتر، ونوصل الأجهزة، ونطبع معك أول فاتورة.",
      },
      {
        icon: "graduation-cap",
        title: "موظفون يعرفون عملهم",
        description: "ندرّب موظفيك عند الكاونتر وعلى أصنافك أنت، قبل موعد الافتتاح، لا بمقطع مصوّر.",
      },
      {
        icon: "file-text",
        title: "فاتورة برقمك الضريبي",
        description: `عربي وإنجليزي على ورقة واحدة عرضها ${paper}، وضريبة القيمة المضافة في سطر مستقل، والرقم الضريبي في الأعلى.`,
      },
      {
        icon: "key-round",
        title: "رمز دخول لكل موظف",
        description: "كل موظف يدخل برمزه، وأنت تقرر من يحق له الإرجاع أو الخصم أو فتح الدرج.",
      },
      {
        icon: "shield-check",
        title: `الأجهزة مضمونة ${warranty}`,
        description: "الجهاز والطابعة والدرج كلها ضمن الضمان. إن تعطّل شيء منها فاتصل برقم واحد، رقمنا.",
      },
    ],
  },

  analytics: {
    title: "اعرف يومك قبل أن تغلق",
    subtitle: "تقرير اليوم جاهز حين تُنزل باب المحل، بلا جداول وبلا علبة أوراق.",
    points: [
      { title: "المبيعات ساعة بساعة", description: "لتعرف هل تحتاج إلى الكاشير الثاني في السابعة أم في التاسعة." },
      { title: "ما يُباع وما يركد", description: "الأصناف مرتبة بالكمية وبالربح، ليوم واحد أو لموسم كامل." },
      { title: "ما أوشك على النفاد", description: "قائمة بما تطلبه قبل أن تصل سيارة المورّد، لا بعد أن تمضي." },
      { title: "النقد بين المتوقع والمعدود", description: "كم يجب أن يكون في الدرج، وكم عُدّ فيه، ومن الذي عدّه." },
    ],
    report: {
      title: "تقرير اليوم",
      note: "أرقام للتوضيح",
      hours: { label: "الفواتير ساعة بساعة", from: ltr("9 AM"), through: ltr("11 PM") },
      lines: [
        { label: "المبيعات", value: formatDirhams(4862, "ar") },
        { label: "منها ضريبة القيمة المضافة", value: formatDirhams(232, "ar") },
        { label: "الفواتير", value: "187" },
        { label: "أكثر الساعات زحاماً", value: ltr("7:00 PM - 8:00 PM") },
        { label: "الأكثر مبيعاً", value: "كرك، 96 كوباً" },
        { label: "النقد في الدرج", value: formatDirhams(1640, "ar") },
      ],
    },
  },

  integrations: {
    title: "الكاشير وجيرانه",
    subtitle: "أربعة أنواع من الأنظمة تلتقي عند الكاشير. قل لنا ماذا تستخدم، نقل لك هل يرتبط به الكاشير وكيف.",
    items: [
      { icon: "store", title: "المتجر الإلكتروني", description: "مخزون واحد للرف وللموقع." },
      { icon: "calculator", title: "المحاسبة", description: "مبيعات اليوم وضريبته تصل إلى دفاترك." },
      { icon: "truck", title: "التوصيل", description: "طلب التوصيل يُطبع مثل أي طلب آخر." },
      { icon: "credit-card", title: "الدفع بالبطاقة", description: "ينتقل المبلغ إلى جهاز البطاقات كما هو." },
    ],
    cta: "اطّلع على أنواع الربط",
  },

  paymentOptions: {
    title: "كيف تدفع؟",
    subtitle: "طريقة واحدة للشراء، وثلاث طرق للدفع.",
    oneTime: {
      name: "شراء بدفعة واحدة",
      badge: "متاح",
      price,
      period: "مرة واحدة",
      features: [
        "الجهاز والطابعة ودرج النقود",
        "ترخيص البرنامج مدى الحياة",
        "تركيب وتدريب في محلك",
        `ضمان لمدة ${warranty}`,
        `دعم ${roundTheClock}`,
      ],
      savingsLabel: "التوفير مقارنةً بالاشتراكات",
      savings: statedSaving,
      cta: "اشترِ الآن",
    },
    monthly: {
      name: "خطة شهرية",
      badge: "غير متاحة",
      price: competitorMonthly,
      period: "شهرياً لدى مزوّدين آخرين",
      features: ["فاتورة كل شهر", "ينتهي الترخيص إذا توقف الدفع", "رسوم التجهيز والدعم تُحسب على حدة في الغالب"],
      totalCostLabel: "في كل سنة",
      totalCost: dirhams(business.price.savingPerYear),
      note: "لا نقدّم خطة شهرية. وضعناها هنا للمقارنة فقط.",
    },
    methodsTitle: "ثلاث طرق للدفع",
    methods: [
      {
        icon: "landmark",
        type: "تحويل مصرفي",
        description: `اطلب الفاتورة، وستصلك خلال ${hours(promises.invoiceHours)}.`,
        benefits: [
          `يستغرق التحويل ${ltr(promises.bankTransferDays)} أيام عمل`,
          "الفاتورة باسم شركتك، وعليها رقمك الضريبي إن وُجد",
        ],
      },
      {
        icon: "credit-card",
        type: "بطاقة ائتمان",
        description: "عملية واحدة بكامل السعر.",
        benefits: ["لا خصم متكرر على البطاقة", "اطلب مكالمة ونتمّها معك خطوة بخطوة"],
      },
      {
        icon: "banknote",
        type: "نقداً",
        description: "دراهم مقابل إيصال، فنحن نبيع أجهزة الكاشير أصلاً.",
        benefits: ["لا تحتاج إلى مصرف لتبدأ", `اطلب مكالمة، نتصل بك خلال ${minutes(promises.callbackMinutes)}`],
      },
    ],
  },

  localSupport: {
    title: "دعم من داخل الإمارات",
    subtitle: "إذا توقف الكاشير مساء الجمعة فأنت تحتاج إلى شخص يرد عليك، لا إلى رقم بلاغ.",
    contactLabel: "للتواصل",
    hoursLabel: "الأوقات",
    options: [
      {
        channel: "whatsapp",
        type: "واتساب",
        contact: ltr(phones.whatsapp),
        description: "أرسل صورة الشاشة، فهي أبلغ من أي وصف.",
        hours: roundTheClock,
        benefits: ["بالعربية والإنجليزية", "تبقى المحادثة كلها في هاتفك"],
      },
      {
        channel: "phone",
        type: "الهاتف",
        contact: ltr(phones.support),
        description: "حين لا ينتظر الطابور: طابعة صامتة، أو درج عالق، أو شاشة مطفأة.",
        hours: roundTheClock,
        benefits: ["يرد عليك شخص", "اتصل من عند الكاونتر والجهاز أمامك"],
      },
      {
        channel: "email",
        type: "البريد الإلكتروني",
        contact: ltr(emails.support),
        description: "لما يحتمل الانتظار إلى ما بعد الزحمة: سطر ضريبة جديد، أو تقرير، أو قائمة أصناف.",
        hours: `الرد خلال ${hours(promises.emailSupportHours)}`,
        benefits: ["أرفق قائمة الأصناف أو التقرير", "يجد الموظف التالي الجواب مكتوباً"],
      },
      {
        channel: "onsite",
        type: "زيارة المحل",
        contact: "بموعد نتفق عليه عبر واتساب أو الهاتف",
        description: "إذا احتاج العطل إلى يدٍ تصلحه جئنا إليك.",
        hours: officeHours,
        benefits: ["التركيب الأول والتدريب مجاناً", "تنتهي الزيارة بفاتورة مطبوعة"],
      },
    ],
  },

  testimonials: {
    title: "ماذا تغيّر عند الكاشير؟",
    subtitle: "من بقالة ومقهى شاي وصيدلية وميني مارت.",
    rating: `${claims.rating} من 5`,
    ratingLabel: "ممتاز",
    verified: "تقييم موثّق",
    items: [
      {
        quote:
          "كان الكاشير القديم يأخذ أجرته أول كل شهر، بعنا أم لم نبع. هذا دفعت ثمنه مرة وانتهيت، وتعلّمه أخي بين الظهر والعصر.",
        author: "سيف المنصوري",
        role: "صاحب بقالة السدرة، عجمان",
      },
      {
        quote:
          "كانت الطلبات تصل إلى المطبخ على ورق، والسكر فيها مكتوب خطأ. اليوم يقرأ الطباخ الطلب بنفسه، ولم أعد أعتذر عن الكرك.",
        author: "رينا توماس",
        role: "مديرة مقهى ركن الشاي، الشارقة",
      },
      {
        quote:
          "أرى تاريخ الانتهاء حين أمسح العلبة. في الربع الماضي أعدنا الأصناف الراكدة إلى المورّد في وقتها، بدل أن نرميها.",
        author: "د. هالة ناصر",
        role: "صيدلانية، صيدلية نور الخليج، أبوظبي",
      },
      {
        quote: "ثلاثة موظفين بثلاثة رموز. حين نقص الدرج أربعين درهماً عرفت أي وردية أسأل، ووجدنا الخطأ في دقيقة.",
        author: "يوسف كابور",
        role: "صاحب ميني مارت النخلة، رأس الخيمة",
      },
    ],
  },

  quote: {
    title: "كم يبقى لك؟",
    text: "قل لنا ماذا تبيع وكم فرعاً لديك، ويظهر ما ستوفره في سنتين قبل أن تكتب اسمك.",
    cta: "احسب ما ستوفره",
  },
};
