import { competitorMonthly, hours, minutes, price, statedSaving } from "#content/ar/amounts.ts";
import { faq } from "#content/ar/faq.ts";
import { business } from "#content/business.ts";
import { answerOn, type ChatAnswers } from "#domain/chat/answer.ts";
import { ltr } from "#domain/language/isolate.ts";
import { savingsText } from "./savings.ts";

const { claims, price: facts, promises, regulation } = business;
const callback = minutes(promises.callbackMinutes);
const fromFaq = (id: string) => answerOn("faq", faq.items, id);

export const buying = {
  price: { ...fromFaq("price"), actions: ["whatsapp"] },
  "monthly-fees": fromFaq("monthly-fees"),
  "monthly-plan": {
    text: `لا. ثمن الباقة ${price} يُدفع مرة واحدة، ولا يعرض هذا الموقع تقسيطاً ولا تأجيراً ولا خطة شهرية. إن كان الدفع مرة واحدة صعباً عليك فكلّم أحدنا قبل أن تقرر.`,
    page: "home",
    actions: ["whatsapp", "callback"],
  },
  discount: {
    text: `في هذا الموقع سعر واحد للجميع، ${price}، ولا يذكر خصماً، فلا أستطيع أن أعدك به. إن كنت تحتاج إلى أكثر من باقة فاسأل أحداً من فريقنا.`,
    page: "products",
    actions: ["whatsapp", "call"],
  },
  "vat-on-price": {
    text: `السعر ${price}. ويبيّن ملخص الطلب ضريبة القيمة المضافة بنسبة ${ltr(`${facts.vatPercent}%`)} والإجمالي تحتها، وهذا الإجمالي هو ما تدفعه.`,
    page: "checkout",
  },
  "payment-methods": fromFaq("payment"),
  "bank-transfer": {
    text: `للدفع بتحويل مصرفي اطلب الفاتورة من صفحة الطلب، ففيها الحساب الذي تحوّل إليه. ${fromFaq("bank-transfer").text}`,
    page: "checkout",
  },
  "pay-by-card": {
    text: `نعم، ${price} في عملية واحدة، ولا خصم متكرر على البطاقة. وإذا ظهرت خانة البطاقة في صفحة الطلب فشركة Stripe تتولى الدفع ولا نطّلع على رقمها، وإلا فاطلب مكالمة ونتمّها معك خطوة بخطوة.`,
    page: "checkout",
    actions: ["callback"],
  },
  "pay-cash": {
    text: `نعم، نقداً مقابل إيصال. اطلب مكالمة لنرتب ذلك، ونتصل بك خلال ${callback}.`,
    page: "checkout",
    actions: ["callback"],
  },
  invoice: {
    text: `اطلبها من صفحة الطلب، فتصلك بالبريد الإلكتروني خلال ${hours(promises.invoiceHours)} باسم شركتك وعليها رقمك الضريبي إن وُجد. وطلب الفاتورة ليس شراءً ولا يُخصم به شيء.`,
    page: "checkout",
  },
  trn: {
    text: `تستطيع أن تطلب بلا رقم ضريبي، فخانته اختيارية. وإن كان عندك فهو ${regulation.trnDigits}\u00a0رقماً ونكتبه على فاتورتك. وجهّزه عند التركيب أيضاً ليُطبع على فواتير محلك.`,
    page: "checkout",
  },
  "how-to-order": {
    text: `من صفحة الطلب: اطلب الفاتورة وادفع بالتحويل، أو اختر «اتصلوا بي» لنتصل بك خلال ${callback}. إرسال الطلب لا يخصم شيئاً. وبعد وصول المبلغ نتفق معك على يوم التسليم والتركيب.`,
    page: "checkout",
    actions: ["callback"],
  },
  quote: {
    text: "في صفحة الباقة حاسبة لعرض السعر: تسألك ماذا تبيع وكم فرعاً لديك، ويظهر ما ستوفره في سنتين فوراً. أضف وسيلة للتواصل، ويتولى أحد زملائنا الباقي.",
    page: "products",
    anchor: "quote",
  },
  delivery: {
    text: "التسليم ضمن السعر. بعد وصول المبلغ نتفق معك على اليوم، ونأتي بالباقة إلى محلك. ولا يذكر هذا الموقع عدداً من الأيام، فإن كان لك موعد قريب فاسأل أحدنا أولاً.",
    page: "terms",
    actions: ["whatsapp", "call"],
  },
  refund: {
    text: "لا يذكر هذا الموقع شروطاً لإرجاع الباقة أو استرداد المبلغ، فلا أعدك بشيء. اسأل أحداً من فريقنا، وجرّب البرنامج مجاناً قبل أن تشتري.",
    page: "terms",
    actions: ["whatsapp", "call"],
  },
  comparison: {
    text: `يطلب مزوّدون آخرون في الإمارات ${competitorMonthly} كل شهر، وينتهي الترخيص إذا توقف الدفع. وعندنا ${price} مرة واحدة، والأجهزة والتركيب والتدريب ضمن السعر والترخيص مدى الحياة. ونذكر في مقابل الاشتراكات توفيراً قدره ${statedSaving}.`,
    page: "home",
  },
  savings: { text: savingsText, page: "products", anchor: "quote" },
  results: {
    text: `أرقامنا: زيادة ${ltr(claims.fasterRetailCheckout)} في سرعة الكاشير في متاجر التجزئة، وانخفاض ${ltr(claims.fewerOrderErrors)} في أخطاء الطلبات وزيادة ${ltr(claims.higherTableTurnover)} في دوران الطاولات في المطاعم، وانخفاض ${ltr(claims.fewerPrescriptionErrors)} في أخطاء صرف الوصفات، وانخفاض ${ltr(claims.fewerStockouts)} في نفاد الأصناف و${ltr(claims.shorterCheckoutWaits)} في وقت الانتظار في السوبرماركت. وفي صفحة القطاعات ثلاث حالات قبل وبعد.`,
    page: "industries",
  },
} satisfies Partial<ChatAnswers>;
