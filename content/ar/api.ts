import { business } from "#content/business.ts";
import type { api as english } from "#content/en/api.ts";
import { ltr } from "#domain/language/isolate.ts";

export const api: typeof english = {
  errors: {
    validation: "بعض الإجابات تحتاج إلى مراجعة.",
    malformed_body: "تعذّرت قراءة الطلب. أعد تحميل الصفحة ثم حاول مرة أخرى.",
    invalid_idempotency_key: "مفتاح منع التكرار يجب أن يتكون من 1 إلى 200 حرف لاتيني أو رقم أو رمز ظاهر.",
    idempotency_key_reused: "سبق استخدام مفتاح منع التكرار هذا مع طلب آخر.",
    body_too_large: "النص أطول مما يمكننا استقباله. اختصره ثم حاول مرة أخرى.",
    unsupported_media_type: "صيغة الطلب غير مدعومة. أرسله من النموذج في الموقع.",
    not_found: "لا يوجد شيء في هذا العنوان.",
    method_not_allowed: "هذا العنوان لا يقبل هذا النوع من الطلبات.",
    too_many_requests: "وصلتنا طلبات كثيرة جداً من شبكتك. حاول بعد بضع دقائق، أو تواصل معنا على واتساب.",
    proof_needed:
      "ندقّق في الطلبات الآن أكثر من المعتاد. أعد تحميل الصفحة وأرسل الطلب مرة أخرى، أو تواصل معنا على واتساب.",
    unavailable: `تعذّر حفظ طلبك الآن. حاول بعد لحظات، أو راسلنا عبر واتساب على الرقم ${ltr(business.phones.whatsapp)}، أو اتصل بنا على ${ltr(business.phones.sales)}.`,
    payment_unavailable: "واجهتنا مشكلة في تجهيز عملية الدفع. حاول مرة أخرى، أو اطلب الفاتورة بدلاً من ذلك.",
    invalid_signature: "توقيع هذه الرسالة غير صحيح.",
    internal: "حدث خطأ من جهتنا. حاول مرة أخرى، أو تواصل معنا على واتساب.",
  },
};
