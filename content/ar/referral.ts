import { business } from "#content/business.ts";
import type { referral as english } from "#content/en/referral.ts";
import { ltr } from "#domain/language/isolate.ts";
import { price } from "./amounts.ts";
import { options } from "./options.ts";
import { quote } from "./quote.ts";

export const referral: typeof english = {
  meta: {
    title: `رشّح محلاً أو مطعماً | ${business.brand.ar}`,
    description:
      "هل تعرف من يحتاج إلى نظام كاشير؟ أعطنا اسمه ورقمه. يتصل به أحدنا مرة واحدة ويقول له من رشّحه، وإن اعتذر انتهى الأمر عند هذا الحد.",
    keywords: ["برنامج الإحالة", "ترشيح نشاط تجاري", "نظام كاشير لمحل جديد", "افتتاح محل في دبي"],
  },
  title: "هل تعرف من يحتاج إلى كاشير؟",
  intro: `جار يفتتح محلاً، أو قريب يدفع لنظامه كل شهر. اترك لنا بياناته لنحدّثه عن الباقة، وسعرها ${price}.`,

  expect: {
    title: "ماذا يحدث بعد ذلك؟",
    steps: [
      { title: "استأذنه أولاً", text: "لا تملأ النموذج إلا إذا كان يعلم أننا سنتصل به." },
      { title: "نتصل به مرة واحدة", text: "نذكر له اسمك ولماذا فكّرت فيه. وإن لم يكن مهتماً فلن نعاود الاتصال." },
      { title: "والباقي له", text: "ما يشتريه يبقى بيننا وبينه. وإن كان رقمه لا يعمل كتبنا إليك." },
    ],
    reward: "لا يذكر هذا الموقع مكافأة على الترشيح. إن كان ذلك يهمك فاسألنا قبل أن ترسل النموذج.",
  },

  form: {
    title: "رشّح نشاطاً",
    sections: { referrer: "أنت", business: "النشاط" },
    fields: {
      referrerName: "اسمك",
      referrerEmail: "بريدك الإلكتروني",
      businessName: quote.fields.businessName,
      contactPerson: quote.fields.contactPerson,
      businessPhone: "هاتف النشاط",
      businessPhoneHint: quote.fields.phoneHint,
      businessType: quote.fields.businessType,
      businessTypePrompt: quote.fields.businessTypePrompt,
      notes: quote.fields.notes,
      notesHint: "موعد الافتتاح، النظام المستخدم اليوم، أنسب وقت للاتصال",
    },
    businessTypes: options.businessTypes,
    optional: quote.optional,
    submit: "أرسل الترشيح",
    submitting: quote.submitting,
    privacy: { text: "نستخدم البيانات لهذا الترشيح وحده، ولكل منكما أن يطلب محوها.", link: "كيف نتعامل معها؟" },
    refused: quote.refused,
    toasts: {
      success: { title: "وصل الترشيح!", description: "شكراً لك. سنتصل بصاحب النشاط ونخبره أنك رشّحته." },
      failure: { title: "تعذّر إرسال الطلب", description: "حاول مرة أخرى أو تواصل معنا مباشرة." },
    },
    notDelivered: quote.notDelivered,
    whatsappText: `مرحباً ${business.brand.ar}، أودّ أن أرشّح نشاطاً.
اسمي: {referrerName}
بريدي الإلكتروني: ${ltr("{referrerEmail}")}
النشاط: {businessName}
المسؤول: {contactPerson}
الهاتف: ${ltr("{businessPhone}")}
النوع: {businessType}
ملاحظات: {notes}`,
  },

  success: {
    title: "شكراً لك، {referrerName}",
    text: "سجّلنا {businessName} عندنا، وسنتواصل مع {contactPerson} ونقول إنك أنت من رشّحه.",
    another: "رشّح نشاطاً آخر",
    backHome: quote.received.backHome,
  },
  received: { meta: { title: `وصل الترشيح | ${business.brand.ar}`, description: "وصلنا ترشيحك." } },

  help: { text: "هل تفضّل أن تخبرنا بنفسك؟", phone: { label: "اتصل بنا", number: ltr(business.phones.sales) } },
};
