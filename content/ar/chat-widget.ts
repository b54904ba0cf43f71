import { minutes, price } from "#content/ar/amounts.ts";
import { business } from "#content/business.ts";
import type { chatWidget as english } from "#content/en/chat-widget.ts";
import { ltr } from "#domain/language/isolate.ts";

export const chatWidget: typeof english = {
  open: "اسأل سؤالاً",
  title: "اسأل عن الباقة",
  subtitle: "جواب فوري، وشخص يرد عليك متى أردت.",
  minimize: "صغّر المحادثة",
  restore: "أظهر المحادثة",
  close: "أغلق المحادثة",
  log: "المحادثة",
  greeting: `مرحباً! أعرف هذا الموقع جيداً: باقة ${price} وما فيها، والتركيب، والضمان، والتجربة المجانية. بمَ أفيدك؟`,
  suggestions: ["ماذا في الباقة؟", "عندي 3 مقاهٍ، كم أوفر؟", "هل تركّبون في الشارقة؟"],
  label: "سؤالك",
  placeholder: "اكتب سؤالك",
  send: "أرسل",
  typing: "يكتب الجواب",
  you: "أنت",
  assistant: "المساعد",
  tooLong: "أقصى طول للسؤال الواحد {n} حرف.",
  failure: `عذراً، نواجه مشكلة تقنية. تواصل معنا على ${ltr(business.phones.support)} لنساعدك فوراً.`,
  actions: {
    whatsapp: "اسأل على واتساب",
    call: "اتصل هاتفياً",
    callback: `اطلب مكالمة خلال ${minutes(business.promises.callbackMinutes)}`,
  },
  whatsappText: `مرحباً ${business.brand.ar}، عندي سؤال: {question}`,
};
