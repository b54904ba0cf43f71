import { about } from "#content/ar/about.ts";
import { hours, minutes, price } from "#content/ar/amounts.ts";
import { faq } from "#content/ar/faq.ts";
import { referral as referralPage } from "#content/ar/referral.ts";
import { business } from "#content/business.ts";
import { answerOn, type ChatAnswers } from "#domain/chat/answer.ts";
import { ltr } from "#domain/language/isolate.ts";

const { address, brand, claims, emails, foundedYear, legalName, phones, promises, tradeLicence } = business;
const fromFaq = (id: string) => answerOn("faq", faq.items, id);
const callback = minutes(promises.callbackMinutes);
const office = business.hours;

export const company = {
  company: {
    text: `تدير ${brand.ar} ${legalName.ar} في ${address.city.ar}، ورخصتها التجارية ${ltr(tradeLicence)}. نبيع أجهزة الكاشير منذ عام ${foundedYear}، واليوم نبيع باقة واحدة بسعر واحد، ${price}.`,
    page: "about",
  },
  "company-age": { text: `منذ عام ${foundedYear}، أي ${ltr(claims.years)} عاماً.`, page: "about" },
  "company-countries": { text: `نذكر أنشطة تجارية في ${claims.countries} دولة.`, page: "about" },
  "company-customers": {
    text: `نذكر ${ltr(claims.businesses)} نشاط تجاري في ${claims.countries} دولة. وفي الصفحة الرئيسية تقييمات من بقالة ومقهى وصيدلية وميني مارت، وكل منها ${ltr(`${claims.rating} / 5`)}.`,
    page: "home",
  },
  uptime: {
    text: `نذكر جاهزية قدرها ${ltr(claims.uptime)}. والبرنامج يعمل على الجهاز نفسه، فلا يوقف انقطاع الإنترنت بيعك.`,
    page: "about",
  },
  certificates: {
    text: about.certifications.items
      .map(({ name, label }) => `${name}: ${label}`)
      .join("، ")
      .concat("."),
    page: "about",
  },
  "e-invoicing": fromFaq("e-invoicing"),
  "data-ownership": { ...fromFaq("data"), page: "faq" },
  privacy: {
    text: `ما تكتبه هنا يصل إلى خادمنا مع آخر الرسائل ليكون الجواب مناسباً، ولا يُحفظ هناك. ومع ذلك لا تكتب رقم بطاقة. والنماذج تحفظ ما ترسله لنجيبك، ولا نبيع شيئاً منه. ولا تضع صفحاتنا ملفات ارتباط. ولتطلب نسخة منه أو محوه اكتب إلى ${ltr(emails.privacy)}.`,
    page: "privacy",
  },
  terms: {
    text: "كلها في صفحة الشروط: السعر والدفع والتركيب والضمان والترخيص والتجربة. وطلب الفاتورة أو المكالمة ليس شراءً، وإنما يتم الشراء حين تدفع.",
    page: "terms",
  },
  referral: { text: `${referralPage.intro} ${referralPage.expect.reward}`, page: "referral" },
  address: {
    text: `${address.street.ar}، ${address.city.ar}، ${address.country.ar}. أرسل رسالة قبل أن تأتي ليكون أحدنا متفرغاً لك.`,
    page: "contact",
    actions: ["whatsapp"],
  },
  hours: {
    text: `تذكر صفحة الاتصال ${office.contactPage.days.ar}، ${ltr(office.contactPage.time)}، وتذكر صفحة الدعم دوام المكتب ${office.supportPages.days.ar}، ${ltr(office.supportPages.time)}. أما الدعم فمتاح ${ltr(office.support)}. ولا تُذكر أوقات أخرى لرمضان والعطل الرسمية، فاتصل قبل أن تأتي.`,
    page: "contact",
    actions: ["call"],
  },
  phone: {
    text: `المبيعات ${ltr(phones.sales)}، والدعم ${ltr(phones.support)}، ومجاناً من داخل الإمارات ${ltr(phones.tollFree)}.`,
    page: "contact",
    actions: ["call", "whatsapp"],
  },
  email: {
    text: `للمبيعات ${ltr(emails.sales)} وللدعم ${ltr(emails.support)}، ونرد خلال ${hours(promises.emailSupportHours)}.`,
    page: "contact",
  },
  whatsapp: {
    text: `رقمنا على واتساب ${ltr(phones.whatsapp)}. والزر يفتح محادثة فيها سؤالك.`,
    page: "contact",
    actions: ["whatsapp"],
  },
  "call-back": {
    text: `بكل سرور. اترك رقمك في صفحة الطلب تحت «اتصلوا بي» واختر الوقت، ونتصل بك. وإن اخترت «الآن» فخلال ${callback}. ولا تكتب رقمك هنا من فضلك.`,
    page: "checkout",
    actions: ["callback", "call"],
  },
  "talk-to-person": {
    text: `طبعاً. واتساب أسرع طريق، أو اتصل بالمبيعات على ${ltr(phones.sales)}. وإن أردت أن نتصل نحن فخلال ${callback}.`,
    page: "contact",
    actions: ["whatsapp", "call", "callback"],
  },
  complaint: {
    text: `نعتذر منك. أخبر أحداً منا ليُصلَح الأمر: الدعم متاح ${ltr(office.support)} على ${ltr(phones.support)} وعبر واتساب، أو اكتب إلى ${ltr(emails.support)}.`,
    page: "contact",
    actions: ["call", "whatsapp"],
  },
} satisfies Partial<ChatAnswers>;
