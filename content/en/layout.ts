import { business } from "#content/business.ts";
import { minutes, price } from "#content/en/amounts.ts";

export const layout = {
  brand: business.brand.en as string,
  homeLink: `${business.brand.en}, home page`,
  skipToContent: "Skip to content",
  banner: {
    label: "At a glance",
    text: "Free installation and training at your counter.",
    highlight: `We call back within ${minutes(business.promises.callbackMinutes)}`,
  },
  nav: {
    label: "Main",
    home: "Home",
    products: "Products",
    industries: "Industries",
    about: "About",
    contact: "Contact",
    faq: "FAQ",
  },
  menu: { label: "Menu", open: "Open menu" },
  /** Labels of the language link, in the language that it leads to. */
  switchLanguage: { label: "العربية", lang: "ar" },
  buyNow: "Buy now",
  freeTrial: "Free trial",
  call: "Call",
  whatsapp: "WhatsApp",
  floatingButtons: "Ask or buy",
  quickContact: "Quick contact",
  chatOnWhatsapp: "Chat with us on WhatsApp",
  buyPackage: `Buy the package for ${price}`,
  whatsappText: `Hello ${business.brand.en}, I am interested in the complete point-of-sale package for ${price}.`,
  placename: "Dubai, United Arab Emirates",
  notifications: { one: "Notification", label: "Notifications ({hotkey})", close: "Close" },
  footer: {
    description: `One point-of-sale package for shops, restaurants, cafes, pharmacies and supermarkets in the UAE: ${price}, paid once.`,
    products: {
      title: "Products",
      items: {
        package: "Complete package",
        terminals: "Touchscreen terminals",
        printers: "Thermal printers",
        drawers: "Cash drawers",
        scanners: "Barcode scanners",
      },
    },
    industries: {
      title: "Industries",
      items: {
        retail: "Retail",
        restaurants: "Restaurants and cafes",
        pharmacies: "Pharmacies",
        supermarkets: "Supermarkets",
        referral: "Referral programme",
      },
    },
    support: {
      title: "Support",
      items: { contact: "Contact", faq: "FAQs", guide: "Installation guide", hub: "Documentation", blog: "Blog" },
    },
    legal: {
      title: "Legal",
      items: { terms: "Terms", privacy: "Privacy", cookies: "Cookies", licence: "Trade licence" },
    },
    contact: { title: "Talk to a person" },
    copyright: `© ${business.copyrightYear} ${business.legalName.en}. All rights reserved.`,
  },
};
