import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { months, years } from "./amounts.ts";
import { type LegalPage, legalFrame } from "./terms.ts";

const { address, emails, regulation } = business;
const law = `Federal Decree-Law No.\u00a0${regulation.dataProtectionLaw.number} of ${regulation.dataProtectionLaw.year} on the Protection of Personal Data`;

export const privacy: LegalPage = {
  ...legalFrame,
  meta: {
    title: `Privacy: what this site keeps about you | ${business.brand.en}`,
    description: `Which details our forms take, why, for how long and who sees them. Nothing loads from other companies before you click. Your rights under UAE law.`,
    keywords: ["privacy policy POS UAE", "personal data UAE law", "data protection Dubai"],
  },
  title: "Privacy",
  intro:
    "We need your details to answer you. This page says which ones, what we do with them, and how to get a copy or have them erased.",
  sections: [
    {
      id: "in-short",
      title: "In short",
      content: [
        [
          "You can read everything here, and download the trial, without telling us who you are.",
          "What you send us is used to answer what you asked.",
          "Until you click something that belongs to another company, your browser talks to this site only.",
          "We sell your details to nobody.",
        ],
      ],
    },
    {
      id: "responsible",
      title: "Who is responsible",
      content: [
        `${business.legalName.en}, ${address.street.en}, ${address.city.en}, ${address.country.en}. For anything about your data, write to ${ltr(emails.privacy)}.`,
      ],
    },
    {
      id: "what",
      title: "What each form keeps",
      content: [
        [
          "Quote: business name, contact person, e-mail, phone, kind of business, emirate, number of outlets, how you would like to be reached, your notes, and the saving we worked out.",
          "Invoice: business name, contact person, e-mail, phone, company name, TRN if you give one, emirate and address.",
          "Call-back: business name, contact person, phone, e-mail and the time you chose.",
          "Trial: name, e-mail, phone, kind of business if you give it, and how often the trial was downloaded from your page. The form is optional: a download without it adds one to the day’s count and leaves nothing else.",
          "Referral: your name and e-mail; the business, its contact person, phone and kind; your notes.",
          "Card payment, where offered: the amount, whether it went through, the number Stripe gave it, and your name and e-mail. Never the card number.",
        ],
        "With each request we also keep when it came, in which language and from which form, how far we have got with it, and which messages about it went out.",
        "The pro-forma invoice has an address of its own that cannot be guessed. Whoever has it reads your name, phone, company and TRN there: pass it on only to whoever makes the payment.",
      ],
    },
    {
      id: "chat",
      title: "The chat",
      content: [
        "What you write in the chat goes to our server together with the last few messages, so that the answer fits. The server neither stores nor logs any of it; the conversation stays in your browser tab. The answer comes from the text of this site.",
        "If we connect a language model of another company to word the answers, it receives the same messages, but for questions that have nothing to do with us, and e-mail addresses and phone numbers are taken out first. Even so, write no card numbers and no other people’s details into the chat.",
      ],
    },
    {
      id: "why",
      title: "Why, and on what ground",
      content: [
        "You send a form because you want a quote, an invoice, a call, help with the trial, or to refer someone. By sending it you agree that we use it for that, by e-mail, phone or WhatsApp. What we need for an order and its invoice, we also keep because the law on tax and accounts asks for it.",
        "We send no newsletter and make no advertising calls with these details. Should we ever wish to, we ask you separately, and no is a fine answer.",
      ],
    },
    {
      id: "who-sees",
      title: "Who sees it",
      content: [
        [
          "Our sales and support team.",
          "The companies that run our server, our e-mail and, if we use one, our customer records. They work on our instructions.",
          "WhatsApp, if you or we write there at your wish; Stripe, if you pay by card, with your name and e-mail; your bank and ours, if you transfer.",
          "An authority or a court, where the law obliges us.",
        ],
        "Some of these companies may keep data on servers outside the UAE.",
      ],
    },
    {
      id: "other-companies",
      title: "Other companies, and only after a click",
      content: [
        [
          "The map on the contact page is a picture until you ask for the live map or for directions. Then Google receives your request.",
          "Films come from this site. If one is kept with a video host, it loads when you press play.",
          "The card form comes from Stripe, and loads when you open that tab.",
          "WhatsApp links open WhatsApp, with a text that you can read and change before sending.",
          "The guides, the blog and the trial’s installer may be on other addresses. They load when you follow the link.",
        ],
      ],
    },
    {
      id: "technical",
      title: "What the server notices",
      content: [
        "So that nobody floods the forms, the server turns the network address of a request into a code with a secret key, and counts by that code; so that nobody has us write to strangers, it does the same with the e-mail address of the confirmation. The network address itself is not kept, and the counts are gone after about a day. So that a second click does not become a second request, a fingerprint of what was sent is kept for a few days.",
        "Each request is looked at for signs that a program sent it, such as a hidden field filled in, a page of another site, or links where a name belongs. Where they weigh enough, the request is kept together with them and a person on our team decides. Nobody is refused for it; only the confirmation by e-mail is left out.",
        "While our database does not answer, a request waits in a file on our server and moves into it by itself. The server’s log notes of each request its kind, the outcome and the time it took: no names, no addresses, nothing you typed.",
        "A form you have begun, and the chat, are kept in the tab of your browser, so that a reload does not cost you your work. A form stays on your device until you send it.",
      ],
      link: { label: "Cookies and storage", page: "cookies" },
    },
    {
      id: "statistics",
      title: "Statistics",
      content: [
        "If a statistics tool is present on the page, it is told that something happened: a quote was sent, a phone link was pressed, with the kind of business, the number of outlets and the estimated saving where they matter. It is never told a name, a phone number, an e-mail address or a TRN.",
      ],
    },
    {
      id: "how-long",
      title: "How long",
      content: [
        `A request is kept for ${months(business.retentionMonths)} after our last contact about it. Then the server takes everything out of it that says who you are: names, phone, e-mail, company, TRN, address and notes. What stays names nobody and is for counting, such as the kind of request and of business, the emirate, the number of outlets, the saving, and when it came.`,
        `Who paid by card, and every invoice, is kept for ${years(regulation.taxRecordYears)} after the end of the year of the payment, as UAE tax law requires.`,
        "If you ask to be erased we do not wait for that, and keep only what the law obliges us to. Our mailboxes, and our customer records if we use any, are cleared too; in backup copies your details go when those are replaced.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      content: [
        `Under ${law} you may:`,
        [
          "see what we keep about you, and have a copy;",
          "have what is wrong corrected;",
          "have it erased;",
          "withdraw your consent at any time. What was done before stays lawful; from then on we stop.",
        ],
        `Write to ${ltr(emails.privacy)} from the address you gave us, or tell us the number of your request, so that we know it is yours. It costs nothing. If someone referred you to us, all this is yours as well.`,
      ],
    },
    {
      id: "complain",
      title: "If you are not satisfied",
      content: [
        `Tell us first, at ${ltr(emails.privacy)}; most things are a mistake that we can mend. You may also complain to the UAE Data Office, which supervises this law.`,
      ],
    },
    {
      id: "changes",
      title: "Changes",
      content: ["When what we do changes, this page changes, and so does its date."],
    },
  ],
};
