import { price } from "#content/en/amounts.ts";
import type { ChatAnswers } from "#domain/chat/answer.ts";

export const talk = {
  greeting: { text: "Hello! What would you like to know about the till: price, package, installation, trial?" },
  "how-are-you": { text: "Well, thank you. How can I help you with the till?" },
  "who-are-you": {
    text: `I am the assistant of this site, a program and not a person. I answer from its text: the ${price} package, each piece of hardware, installation, warranty, the trial, what you would save. A person is one tap away.`,
    page: "faq",
    actions: ["whatsapp", "call"],
  },
  thanks: { text: "You are welcome. Is there anything else you would like to know?" },
  goodbye: { text: "Goodbye, and good trade. We are here when you need us." },
  yes: { text: "Good. Tell me what you would like to know, or talk to one of us.", actions: ["whatsapp", "callback"] },
  no: { text: "All right. Ask me in other words, or talk to one of us.", actions: ["whatsapp", "call"] },
} satisfies Partial<ChatAnswers>;
