import { business } from "#content/business.ts";
import type { contact as english } from "#content/en/contact.ts";
import { ltr } from "#domain/language/isolate.ts";
import { hours, price } from "./amounts.ts";

const brand = business.brand.ar;
const { address, emails, mapProvider, phones, promises } = business;

export const contact: typeof english = {
  meta: {
    title: `اتصل بنا: واتساب وهاتف وعنوان في ${address.city.ar} | ${brand}`,
    description: `اسأل عن باقة الكاشير بسعر ${price}: واتساب، وهاتف، وبريد إلكتروني يرد عليه فريق الدعم خلال ${hours(promises.emailSupportHours)}، وساعات العمل، والطريق إلى مكتبنا في ${address.city.ar}.`,
    keywords: [
      "التواصل مع شركة كاشير دبي",
      "عرض تجريبي نقاط بيع",
      "هاتف دعم الكاشير",
      "واتساب نقاط البيع",
      "مكتب نقاط بيع دبي",
    ],
  },

  hero: {
    title: "تحدّث مع أحدنا",
    subtitle: "قل لنا ماذا تبيع، وعلى كم كاونتر. السعر تعرفه من قبل، وما سواه نجيبك عنه.",
  },

  details: {
    title: "كيف تصل إلينا؟",
    address: {
      label: "العنوان",
      text: `${address.street.ar}، ${address.city.ar}، ${address.country.ar}`,
    },
    phone: {
      label: "الهاتف",
      numbers: [
        { label: "المبيعات", number: ltr(phones.sales) },
        { label: "الدعم", number: ltr(phones.support) },
        { label: "مجاناً من داخل الإمارات", number: ltr(phones.tollFree) },
      ],
    },
    email: {
      label: "البريد الإلكتروني",
      addresses: [
        { label: "المبيعات", address: ltr(emails.sales) },
        { label: "الدعم", address: ltr(emails.support) },
      ],
      note: `يرد فريق الدعم خلال ${hours(promises.emailSupportHours)}.`,
    },
    hours: {
      label: "ساعات العمل",
      days: business.hours.contactPage.days.ar,
      time: ltr(business.hours.contactPage.time),
      zone: "بتوقيت الإمارات",
      support: { label: "الدعم", time: ltr(business.hours.support) },
    },
  },

  quickActions: {
    title: "أسرع الطرق",
    items: [
      {
        id: "whatsapp",
        title: "اسأل على واتساب",
        description: "رسالتك الأولى مكتوبة. أضف سؤالك وأرسلها.",
        cta: "افتح واتساب",
        whatsappText: `مرحباً ${brand}، عندي سؤال عن باقة نقاط البيع الكاملة بسعر ${price}.`,
      },
      {
        id: "demo",
        title: "احجز عرضاً تجريبياً",
        description: "اكتب لنا اليوم والساعة على واتساب، ونريك الكاشير بأصناف تشبه أصنافك.",
        cta: "احجز عرضاً تجريبياً",
        whatsappText: `مرحباً ${brand}، أود حجز عرض تجريبي لباقة نقاط البيع الكاملة. نشاطي هو: `,
      },
    ],
  },

  map: {
    title: "موقعنا",
    load: "اعرض الخريطة",
    note: `الخريطة من ${mapProvider.ar}، ولا يُطلب منها شيء قبل أن تضغط الزر.`,
    pictureAlt: `خريطة مرسومة تبيّن مكتبنا في ${address.city.ar}`,
    frameTitle: `خريطة مكتبنا من ${mapProvider.ar}`,
    directions: "الاتجاهات",
    directionsNote: `يفتح ${mapProvider.ar} على الطريق إلينا.`,
    labels: {
      mainRoad: "شارع الشيخ زايد",
      districts: { gulf: "الخليج العربي", jumeirah: "جميرا", wasl: "الوصل" },
      landmarks: { tower: "برج خليفة", financialCentre: "المركز المالي" },
    },
  },

  locationBenefits: {
    title: "لماذا يهمّك أننا هنا؟",
    items: [
      {
        icon: "clock",
        title: "ساعتك ساعتنا",
        description: "حين يقف الطابور عند الكاونتر، تكون الساعة عندنا كما هي عندك.",
      },
      {
        icon: "map-pin",
        title: "نأتي إلى المحل",
        description: "التركيب والتدريب عند الكاونتر، فالطرد الذي فيه كتيّب لا يدرّب موظفاً.",
      },
      {
        icon: "languages",
        title: "بالعربية أو الإنجليزية",
        description: "اكتب باللغة التي تفكّر بها، ويأتيك الرد بها.",
      },
      {
        icon: "receipt",
        title: "الضريبة نفسها",
        description: "ضريبة القيمة المضافة والرقم الضريبي والفاتورة الضريبية: لا تحتاج إلى أن تشرحها لنا أولاً.",
      },
    ],
  },
};
