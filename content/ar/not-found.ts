import { business } from "#content/business.ts";
import type { notFound as english } from "#content/en/not-found.ts";
import { formatDirhams } from "#domain/language/numbers.ts";

export const notFound: typeof english = {
  meta: {
    title: `الصفحة غير موجودة | ${business.brand.ar}`,
    description:
      "لا توجد صفحة على هذا العنوان. باقة نقاط البيع وسعرها وكل طرق التواصل معنا على بُعد رابط واحد من هنا، بالعربية وبالإنجليزية، فاختر وجهتك.",
    keywords: ["الصفحة غير موجودة"],
  },
  code: "404",
  title: "الصفحة غير موجودة",
  text: "لا شيء على هذا العنوان. لعل الصفحة انتقلت، أو سقط من العنوان حرف.",
  linksLabel: "إلى أين الآن؟",
  links: { home: "الصفحة الرئيسية", products: "الباقة", faq: "الأسئلة وأجوبتها", contact: "تحدّث معنا" },
  hint: "لمن يتولى صيانة الموقع: هل نسيت أن تضيف الصفحة إلى قائمة الصفحات؟",
  receipt: {
    title: "فاتورة بلا شيء",
    lines: [
      { item: "صفحات مطلوبة", amount: "1" },
      { item: "صفحات وُجدت", amount: "0" },
    ],
    total: { label: "المطلوب دفعه", amount: formatDirhams(0, "ar") },
    thanks: "لا شيء عليك. نراك قريباً.",
  },
};
