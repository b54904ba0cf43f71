import { business } from "#content/business.ts";
import type { email as english } from "#content/en/email.ts";
import { ltr } from "#domain/language/isolate.ts";
import { hours, price, trial } from "./amounts.ts";

const brand = business.brand.ar;
const { emails, phones, promises } = business;

export const email: typeof english = {
  greeting: "مرحباً {name}،",
  greetingWithoutName: "مرحباً،",
  number: "رقم الطلب",
  reach: {
    title: "للتواصل معنا",
    text: `ردّ على هذه الرسالة، أو اتصل على ${ltr(phones.sales)}. يكفي أن تذكر الرقم {number} لنعرف طلبك.`,
    textWithoutNumber: `ردّ على هذه الرسالة، أو اتصل على ${ltr(phones.sales)}.`,
    whatsapp: "تابع على واتساب",
    call: "اتصل بنا",
    whatsappText: `مرحباً ${brand}، لدي سؤال عن طلبي رقم {number}.`,
  },
  withdraw: {
    text: `وصلتك هذه الرسالة لأن بريدك كُتب في نموذج على ${ltr("{site}")}. إن لم تكن أنت من كتبه، أو عدلت عن طلبك، فاكتب إلينا لنتوقف ونمحو ما أرسلته.`,
    link: "اسحب طلبي وامحُ بياناتي",
    subject: "سحب الطلب {number}",
    body: "أرجو إيقاف العمل على هذا الطلب ومحو بياناتي.",
  },

  paid: {
    text: `وصلتك هذه الرسالة لأن بريدك كُتب عند الدفع بالبطاقة على ${ltr("{site}")}. إن لم تكن أنت من دفع، فاكتب إلينا واذكر رقم العملية.`,
    link: "لست أنا من دفع",
    subject: "الدفعة {number}",
    body: "لم أُجرِ هذه الدفعة، وأرجو التحقق منها.",
  },

  quote: {
    subject: "عرضك {number}: توفير {savings} في سنتين",
    title: "عرضك جاهز",
    next: {
      whatsapp: "سيراسلك أحد زملائنا عبر واتساب على الرقم {phone}. وهذه الأرقام لتحتفظ بها إلى ذلك الحين.",
      phone: "سيتصل بك أحد زملائنا على الرقم {phone}. وهذه الأرقام لتحتفظ بها إلى ذلك الحين.",
      email: "سيكتب إليك أحد زملائنا على هذا البريد. وهذه الأرقام لتحتفظ بها إلى ذلك الحين.",
    },
    package: "الباقة، تُدفع مرة واحدة",
    note: `التوفير تقدير بالمقارنة مع اشتراك معتاد. أما السعر فثابت: ${price} شاملاً التركيب والتدريب.`,
    workings: "كيف حسبنا ذلك؟",
    order: "اطلب الباقة",
  },

  callback: {
    subject: "سنتصل بك ({number})",
    title: "وصلنا طلب الاتصال",
    missed: "لم يعد الوقت مناسباً؟ ردّ على هذه الرسالة بوقت أنسب.",
  },

  invoice: {
    subject: "فاتورتك في الطريق ({number})",
    title: "وصلنا طلب الفاتورة",
    next: `تصلك الفاتورة الضريبية على هذا البريد قبل {time} بتوقيت الإمارات، أي خلال ${hours(promises.invoiceHours)} من طلبك. أما الفاتورة المبدئية فجاهزة الآن، وفيها بيانات الحساب المصرفي.`,
    proForma: "افتح الفاتورة المبدئية",
    transfer: "اكتب {number} في خانة البيان عند التحويل لنعرف أنه منك.",
  },

  referral: {
    subject: "شكراً على الترشيح",
    title: "وصلنا ترشيحك",
    next: "نتصل بهم مرة واحدة ونقول إنك من دلّنا عليهم. وإن لم يعمل الرقم كتبنا إليك.",
    business: "النشاط",
    contact: "اسم المسؤول",
  },

  trial: {
    subject: `تجربتك المجانية لمدة ${trial}`,
    title: "تجربتك جاهزة",
    next: "التنزيل والرمزان والخطوات التسع كلها في صفحتك. البرنامج يعمل على جهاز ويندوز، أما الهاتف فيكفي لقراءة الصفحة.",
    page: "افتح صفحة تجربتي",
    help: `توقفت عند خطوة؟ ردّ على هذه الرسالة برقمها، أو اكتب إلى ${ltr(emails.support)}.`,
  },

  payment: {
    subject: "استلمنا {amount}، وشكراً لك",
    title: "وصلتنا دفعتك",
    invoice:
      "ستصلك الفاتورة الضريبية بالبريد الإلكتروني. وإن أردتها باسم شركة، فردّ على هذه الرسالة باسمها وعنوانها ورقمها الضريبي.",
  },

  firstWords: {
    quote_builder: `مرحباً {name}، معك ${brand}. طلبت منا عرض سعر ({number}).`,
    checkout_callback: `مرحباً {name}، معك ${brand}. طلبت أن نتصل بك ({number}).`,
    checkout_invoice: `مرحباً {name}، معك ${brand}. طلبت منا فاتورة ({number}).`,
    referral: `مرحباً {name}، معك ${brand}. رأى {referrer} أن باقة نقاط البيع لدينا قد تناسبك.`,
    trial: `مرحباً {name}، معك ${brand}. أنت تجرّب برنامجنا: إلى أين وصلت؟`,
  },
};
