import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
import { sessionKeys } from "#domain/session-keys.ts";
import { type LegalPage, legalFrame } from "./terms.ts";

export const cookies: LegalPage = {
  ...legalFrame,
  meta: {
    title: `Cookies and storage | ${business.brand.en}`,
    description: `This site sets no cookies for reading pages or sending forms. What it keeps in your browser tab, what others may set after a click, how to clear it.`,
    keywords: ["cookie policy UAE", "site without cookies", "browser storage"],
  },
  title: "Cookies and storage",
  intro: "There is no cookie banner here, because there is nothing to ask you about.",
  sections: [
    {
      id: "none",
      title: "No cookies of ours",
      content: [
        "Reading this site, changing its language, asking for a quote, an invoice or a call: none of it sets a cookie. The language stands in the address of the page.",
      ],
    },
    {
      id: "tab",
      title: "What stays in your tab",
      content: [
        "When you begin a form or open the chat, the browser tab remembers it in its session storage:",
        [
          "What: the answers in the form; of the chat, what was said, the question you have begun, and whether it is open.",
          "Why: so that a reload, or a line that breaks, does not cost you your work.",
          "Where: on your device only. A form reaches us when you press its button, a question when you send it.",
          "How long: the answers until the form has been sent; the chat, and a form that was not sent, until you close the tab. A browser that reopens closed tabs may bring them back.",
        ],
        "The browser’s own tools show these entries, each there only once you have used what it belongs to:",
        [
          `${ltr(sessionKeys.quote)}: the quote`,
          `${ltr(sessionKeys.invoice)}: the request for an invoice`,
          `${ltr(sessionKeys.callback)}: the request for a call`,
          `${ltr(sessionKeys.card)}: name and e-mail of who pays by card. The card’s number is typed into Stripe’s form and never stands here`,
          `${ltr(sessionKeys.referral)}: the referral`,
          `${ltr(sessionKeys.trial)}: the form beside the trial`,
          `${ltr(sessionKeys.chat)}: the chat`,
        ],
        "There is nothing else: no local storage, no database in the browser, no fingerprint of your device.",
      ],
    },
    {
      id: "others",
      title: "What others may set, after your click",
      content: [
        [
          "Stripe, once you open the card tab at the checkout: it sets cookies of its own to recognise fraud. The tab is there only where we take cards.",
          "Google, once you load the live map or ask for directions.",
          "A video host, if a film is kept there and you press play.",
          "WhatsApp and the sites we link to, once you are on them.",
        ],
        "Their own notices apply to these. Until you click, none of them is contacted.",
      ],
      link: { label: "More in the privacy notice", page: "privacy" },
    },
    {
      id: "statistics",
      title: "Statistics",
      content: [
        "If we add a statistics tool that stores something on your device, it will ask you first, and it will be listed here.",
      ],
    },
    {
      id: "clear",
      title: "How to clear it",
      content: [
        `Close the tab, and the half-filled form and the chat are gone. Your browser’s settings clear everything else. If you have sent a form and want it erased, write to ${ltr(business.emails.privacy)}.`,
      ],
    },
  ],
};
