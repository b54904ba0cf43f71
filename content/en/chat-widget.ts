import { business } from "#content/business.ts";
import { minutes, price } from "#content/en/amounts.ts";
import { ltr } from "#domain/language/isolate.ts";

export const chatWidget = {
  open: "Ask a question",
  title: "Ask about the package",
  subtitle: "Answers at once. A person whenever you want one.",
  minimize: "Minimize the chat",
  restore: "Show the chat",
  close: "Close the chat",
  log: "Conversation",
  greeting: `Hello! I know this site: the ${price} package, what is in it, installation, warranty, the trial. What would you like to know?`,
  suggestions: ["What is in the package?", "I have 3 cafes. What do I save?", "Do you install in Sharjah?"],
  label: "Your question",
  placeholder: "Write your question",
  send: "Send",
  typing: "Writing an answer",
  you: "You",
  assistant: "Assistant",
  tooLong: "Up to {n} characters fit in one question.",
  failure: `Sorry, I'm experiencing technical difficulties. Please contact us at ${ltr(business.phones.support)} for immediate assistance.`,
  actions: {
    whatsapp: "Ask on WhatsApp",
    call: "Call us",
    callback: `Call me back within ${minutes(business.promises.callbackMinutes)}`,
  },
  whatsappText: `Hello ${business.brand.en}, I have a question: {question}`,
};
