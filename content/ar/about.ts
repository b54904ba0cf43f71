import { business } from "#content/business.ts";
import type { about as english } from "#content/en/about.ts";
import { ltr } from "#domain/language/isolate.ts";
import { price } from "./amounts.ts";

const brand = business.brand.ar;
const { address, claims, foundedYear, milestones } = business;

export const about: typeof english = {
  meta: {
    title: `من نحن: كاشير واحد نبيعه في الإمارات | ${brand}`,
    description: `من يقف وراء باقة الكاشير بسعر ${price}: نعمل منذ عام ${foundedYear}، ومقرّنا ${address.city.ar}، ونبيع باقة واحدة بسعر واحد. شهاداتنا ومحطاتنا وعنواننا على الخريطة.`,
    keywords: [
      "شركة نقاط بيع دبي",
      "مورّد أجهزة كاشير الإمارات",
      "شركة أنظمة كاشير",
      "شهادات الجودة",
      "أمان بيانات البطاقات",
    ],
  },

  hero: {
    title: `${ltr(claims.years)} عاماً خلف كاونترات الآخرين`,
    subtitle: `نبيع أجهزة الكاشير منذ عام ${foundedYear}. والكاشير أداة: تدفع ثمنها، فتعمل، فتنساها. لذلك نبيع باقة واحدة بسعر واحد، ونأتي إلى محلك لنركّبها.`,
  },

  stats: [
    { value: ltr(claims.businesses), label: "نشاط تجاري" },
    { value: ltr(claims.years), label: "عاماً" },
    { value: claims.countries, label: "دولة" },
    { value: ltr(claims.uptime), label: "جاهزية النظام" },
  ],

  features: {
    title: "كيف نعمل؟",
    items: [
      {
        icon: "package",
        title: "باقة واحدة",
        description: "لا ثلاث خطط يختبئ المفيد في ثالثتها. البقالة والمطعم يستلمان الصندوق نفسه.",
      },
      {
        icon: "receipt",
        title: "سعر واحد في كل صفحة",
        description: `${price}، مكتوبة من أول شاشة. لا تحتاج إلى أن تترك رقم هاتفك لتعرفها.`,
      },
      {
        icon: "languages",
        title: "لغتان",
        description: "قد يقرأ موظف الكاشير الإنجليزية ومحاسبك العربية. الكاشير والفاتورة وهذا الموقع باللغتين معاً.",
      },
      {
        icon: "map-pin",
        title: "عند الكاونتر",
        description: "التركيب والتدريب حيث سيوضع الجهاز، وعلى أصنافك، ومع موظفيك.",
      },
    ],
  },

  certifications: {
    title: "من يراجع عملنا؟",
    subtitle: "معنى كل منها في سطر.",
    items: [
      {
        id: "iso-9001",
        name: ltr("ISO 9001"),
        label: "إدارة الجودة",
        description: "المعيار الدولي لعمل مكتوب الخطوات، يُراجَع، ويُصحَّح إذا اختلّ.",
      },
      {
        id: "pci-dss",
        name: ltr("PCI DSS"),
        label: "أمان بيانات البطاقات",
        description: "قواعد قطاع البطاقات نفسه في التعامل مع أرقامها، كي لا تصل إلى غير موضعها.",
      },
      {
        id: "card-partner",
        name: "شريك الدفع بالبطاقات",
        label: "عند الكاشير",
        description: "يدفع الزبون ببطاقته أو بهاتفه بجانب الكاشير، ولا يُكتب المبلغ مرتين.",
      },
    ],
  },

  timeline: {
    title: "محطات",
    milestones: [
      {
        year: String(foundedYear),
        title: "أول كاشير",
        description: "بدأنا بالمتاجر: باركود ودرج وطابعة لا يعلق ورقها مساء الخميس.",
      },
      {
        year: String(milestones.restaurants),
        title: "الطاولات والمطابخ",
        description: "انضمت المطاعم والمقاهي، فتعلّم الكاشير أن يقسم الحساب على تسعة، وأن يقول للمطبخ: سكر أقل.",
      },
      {
        year: String(milestones.vat),
        title: "ضريبة القيمة المضافة في الإمارات",
        description: "منذ يناير صار لكل فاتورة سطر ضريبة ورقم ضريبي، وفواتيرنا تطبعهما باللغتين.",
      },
      {
        year: String(milestones.onePackage),
        title: "باقة واحدة بسعر واحد",
        description: `جمعنا ما يحتاج إليه الكاونتر في صندوق واحد، وكتبنا عليه رقماً واحداً: ${price}.`,
      },
    ],
  },

  location: {
    title: "أين نحن؟",
    description: "تفضّل بأسئلتك إلينا، أو دعنا نأتي إلى محلك. وقبل الزيارة أرسل رسالة ليكون أحدنا متفرغاً لك.",
    address: `${address.street.ar}، ${address.city.ar}، ${address.country.ar}`,
    directions: "الاتجاهات",
  },

  cta: {
    title: "اسألنا سؤالاً صعباً",
    text: "عن أشد ساعاتك زحاماً، وأغرب أصنافك، وأدق محاسب عندك. أو اطلب الآن إن كنت قد قررت.",
    contact: "اتصل بنا",
    order: "اطلب الباقة",
  },
};
