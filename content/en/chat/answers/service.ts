import { business } from "#content/business.ts";
import { warranty } from "#content/en/amounts.ts";
import { faq } from "#content/en/faq.ts";
import { options } from "#content/en/options.ts";
import { answerOn, type ChatAnswer, type ChatAnswers } from "#domain/chat/answer.ts";
import type { Emirate } from "#domain/contact/emirates.ts";
import { ltr } from "#domain/language/isolate.ts";

const { address, claims, demos, hours, phones, trialLogin } = business;
const fromFaq = (id: string) => answerOn("faq", faq.items, id);

function inEmirate(emirate: Emirate): ChatAnswer {
  return {
    text: `Yes, we serve ${options.emirates[emirate]}: delivery, installation and training at your counter there are in the price. Once you have paid, we agree with you on the day.`,
    page: "contact",
    actions: ["whatsapp"],
  };
}

export const service = {
  installation: {
    ...fromFaq("installation"),
    text: `${fromFaq("installation").text} This site names no number of hours for it.`,
  },
  training: fromFaq("training"),
  warranty: {
    ...fromFaq("warranty"),
    text: `${fromFaq("warranty").text} Of falls and liquids, of a longer warranty and of what a repair costs after it, this site says nothing: ask a person.`,
    actions: ["whatsapp", "call"],
  },
  repair: {
    text: `Send a photo or a short film of the fault on WhatsApp, or call support at ${ltr(phones.support)}, ${ltr(hours.support)}. Terminal, printer and drawer are under warranty for ${warranty}. If a queue is waiting, call rather than write.`,
    page: "support",
    actions: ["whatsapp", "call"],
  },
  support: {
    ...fromFaq("support"),
    text: `${fromFaq("support").text} The number is ${ltr(phones.support)}, in Arabic and English.`,
    actions: ["whatsapp", "call"],
  },
  guides: {
    text: "The support page has guides in three groups: getting started, the software, and the hardware, such as changing the paper roll or adding items.",
    page: "support",
  },
  demo: {
    text: `There are two short films on the home page: a shop (${ltr(demos.retail.minutes)} minutes) and a restaurant. To see the till live, tell us a day and an hour on WhatsApp, and we show it with items like yours.`,
    page: "contact",
    actions: ["whatsapp"],
  },
  trial: fromFaq("trial"),
  "trial-download": {
    text: "On the trial page, press the download button, then follow the nine steps there. You need a Windows computer, and the internet while it installs. If a step goes wrong, tell us its number.",
    page: "trialDownload",
    actions: ["whatsapp"],
  },
  "trial-requirements": { ...fromFaq("windows"), page: "trialDownload" },
  "trial-login": {
    text: `User code ${ltr(trialLogin.userCode)}, pass code ${ltr(trialLogin.passCode)}. They are the same for everyone who tries it.`,
    page: "trialDownload",
  },
  coverage: {
    text: `All seven emirates: ${Object.values(options.emirates).join(", ")}. Our office is in ${address.city.en}; installation and training happen at your counter, and are in the price.`,
    page: "contact",
    actions: ["whatsapp"],
  },
  "coverage-dubai": inEmirate("dubai"),
  "coverage-abu-dhabi": inEmirate("abu-dhabi"),
  "coverage-sharjah": inEmirate("sharjah"),
  "coverage-ajman": inEmirate("ajman"),
  "coverage-rak": inEmirate("rak"),
  "coverage-fujairah": inEmirate("fujairah"),
  "coverage-uaq": inEmirate("uaq"),
  "outside-uae": {
    text: `This site offers the package in the UAE only. We count businesses in ${claims.countries} countries, but I know no terms for a shop abroad: please ask a person.`,
    page: "contact",
    actions: ["whatsapp"],
  },
} satisfies Partial<ChatAnswers>;
