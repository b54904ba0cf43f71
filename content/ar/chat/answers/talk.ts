import { price } from "#content/ar/amounts.ts";
import type { ChatAnswers } from "#domain/chat/answer.ts";

export const talk = {
  greeting: { text: "مرحباً بك! ماذا تود أن تعرف عن الكاشير: السعر، الباقة، التركيب، التجربة؟" },
  "how-are-you": { text: "بخير، شكراً لك. كيف أساعدك في أمر الكاشير؟" },
  "who-are-you": {
    text: `أنا مساعد هذا الموقع، برنامج ولست إنساناً. أجيب من نصوصه: الباقة بسعر ${price}، وكل قطعة فيها، والتركيب، والضمان، والتجربة، وما ستوفره. ويمكنك أن تكلّم شخصاً بضغطة واحدة.`,
    page: "faq",
    actions: ["whatsapp", "call"],
  },
  thanks: { text: "على الرحب والسعة. هل تود أن تعرف شيئاً آخر؟" },
  goodbye: { text: "مع السلامة، ونتمنى لك بيعاً موفقاً. نحن هنا متى احتجت إلينا." },
  yes: { text: "جيد. قل لي ماذا تود أن تعرف، أو كلّم أحدنا.", actions: ["whatsapp", "callback"] },
  no: { text: "حسناً. اسألني بعبارة أخرى، أو كلّم أحدنا.", actions: ["whatsapp", "call"] },
} satisfies Partial<ChatAnswers>;
