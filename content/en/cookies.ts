import { business } from "#content/business.ts";
import { ltr } from "#domain/language/isolate.ts";
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
        "When you begin a form, what you have typed is kept in the session storage of that browser tab:",
        [
          "What: the answers in the form, and nothing else.",
          "Why: so that a reload, or a line that breaks, does not cost you your work.",
          "Where: on your device only. It reaches us when you press the button, not before.",
          "How long: until the form has been sent or the tab is closed.",
        ],
      ],
    },
    {
      id: "others",
      title: "What others may set, after your click",
      content: [
        [
          "Stripe, once you open the card tab at the checkout: it sets cookies of its own to recognise fraud.",
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
        `Close the tab, and the half-filled form is gone. Your browser’s settings clear everything else. If you have sent a form and want it erased, write to ${ltr(business.emails.privacy)}.`,
      ],
    },
  ],
};
