import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { hours, price, trial } from "./amounts.ts";
import { options } from "./options.ts";
import { quote } from "./quote.ts";

const { trialLogin, trialRequirements } = business;
const windows = ltr(trialRequirements.windows);
const disk = `${trialRequirements.diskMb}\u00a0MB`;
const roundTheClock = ltr(business.hours.support);

export const trialDownload = {
  meta: {
    title: `Free POS trial for Windows, ${business.trialDays} days | ${business.brand.en}`,
    description: `Download the till software and sell your own items on it for ${trial}. No credit card and no form first. Login codes and nine steps are on the page.`,
    keywords: [
      "free POS trial",
      "POS software download",
      "POS for Windows",
      "till software trial UAE",
      "POS without credit card",
    ],
  },
  title: `Try the software for ${trial}`,
  intro:
    "Install it on a Windows computer you already have, type in ten things you sell, and see whether your cashier gets on with it.",

  download: {
    button: "Download the free trial",
    detail: `For ${windows}, needs ${disk} of free disk`,
    started: {
      title: "The download has started",
      text: "Look in your Downloads folder. While it runs, read the nine steps and note the two codes.",
      again: "Nothing happened? Download again",
    },
  },

  credentials: {
    title: "Codes for signing in",
    text: "The same two codes for everyone who tries it. Step nine asks for them.",
    userCode: { label: "User code", value: ltr(trialLogin.userCode) },
    passCode: { label: "Pass code", value: ltr(trialLogin.passCode) },
  },

  guide: {
    title: "Nine steps to the first sale",
    text: "You need the internet while it installs. If a step goes wrong, its number is enough to ask for help.",
    steps: [
      {
        title: "Check the computer",
        text: `It needs ${windows}, ${trialRequirements.memoryGb}\u00a0GB of memory and ${disk} of free disk.`,
      },
      {
        title: "Download the installer",
        text: "Press the button above. It is one file; leave it in the Downloads folder.",
      },
      {
        title: "Close what is open",
        text: "Save your work and close other programs, so that nothing holds the installer up.",
      },
      { title: "Open the file", text: "Double-click it in the Downloads folder." },
      { title: "Let Windows run it", text: "Windows asks whether the program may make changes. Choose Yes." },
      { title: "Choose the language", text: "Arabic or English, as your cashier prefers." },
      {
        title: "Accept the licence",
        text: `Read the licence terms and accept them. The trial runs for ${trial} from here.`,
      },
      { title: "Install", text: "Keep the suggested folder and wait for the word Finish. Stay connected until then." },
      {
        title: "Sign in and sell something",
        text: `Open the program from the desktop, enter user code ${ltr(trialLogin.userCode)} and pass code ${ltr(trialLogin.passCode)}, and ring up a coffee.`,
      },
    ],
  },

  requirements: {
    title: "What the computer needs",
    items: [
      { label: "Windows", value: windows },
      {
        label: "Memory",
        value: `${trialRequirements.memoryGb}\u00a0GB, better ${trialRequirements.memoryRecommendedGb}\u00a0GB`,
      },
      { label: "Free disk", value: disk },
      { label: "Internet", value: "For the setup" },
    ],
  },

  highlights: {
    title: "What the trial asks of you",
    items: [
      { title: trial, text: "From the day you install it. Then it ends by itself; there is nothing to cancel." },
      { title: "No credit card", text: "We do not ask for one, so nothing can be charged afterwards." },
      { title: "No form first", text: "The button works at once. Your name is welcome, not required." },
      { title: "If you keep it", text: `The whole package is ${price}, paid once.` },
    ],
  },

  help: {
    title: "Stuck on a step?",
    text: "Tell us its number and what the screen says. A photo is best.",
    whatsapp: {
      label: "Send a photo on WhatsApp",
      text: `Hello ${business.brand.en}, I am installing the trial and need help with step `,
    },
    phone: { label: "Call support", number: ltr(business.phones.support), hours: roundTheClock },
    email: {
      label: "Write to support",
      address: ltr(business.emails.support),
      hours: `Answer within ${hours(business.promises.emailSupportHours)}`,
    },
  },

  form: {
    title: "Would you like help with the first sale?",
    text: "Optional. Leave your details and one of us goes through it with you. You also get an address of your own for this page, with the download and the codes.",
    fields: {
      fullName: "Your name",
      email: quote.fields.email,
      phone: quote.fields.phone,
      phoneHint: quote.fields.phoneHint,
      businessType: quote.fields.businessType,
      businessTypePrompt: quote.fields.businessTypePrompt,
    },
    businessTypes: options.businessTypes,
    optional: quote.optional,
    submit: "Send my details",
    submitting: quote.submitting,
    privacy: { text: "Used for helping you with the trial, and for nothing else.", link: "What we keep" },
    refused: quote.refused,
    toasts: {
      success: {
        title: "Your details have arrived",
        description: "Your own page is ready. We will be in touch about the trial.",
      },
      failure: { title: "Request Failed", description: "Please try again or contact us directly." },
    },
    notDelivered: quote.notDelivered,
    whatsappText: `Hello ${business.brand.en}, I am trying the software and would like some help.
Name: {fullName}
Phone: {phone}
E-mail: {email}
Business: {businessType}`,
  },

  /** Shown at the top of /trial-download/{trialId}. */
  personal: {
    title: "Your own trial page",
    text: "We have your details. Keep this address: it brings you back to the download and the codes, and you can open it on the computer at the counter.",
    download: "Download the trial now",
  },
};
