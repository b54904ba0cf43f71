import { minutes, price } from "#content/ar/amounts.ts";
import { business } from "#content/business.ts";
import type { layout as english } from "#content/en/layout.ts";

export const layout: typeof english = {
  brand: business.brand.ar,
  homeLink: `${business.brand.ar}، الصفحة الرئيسية`,
  skipToContent: "انتقل إلى المحتوى",
  banner: {
    label: "باختصار",
    text: "التركيب والتدريب في محلك مجاناً.",
    highlight: `نعاود الاتصال خلال ${minutes(business.promises.callbackMinutes)}`,
  },
  nav: {
    label: "التنقل الرئيسي",
    home: "الرئيسية",
    products: "الباقة",
    industries: "القطاعات",
    about: "من نحن",
    contact: "اتصل بنا",
    faq: "الأسئلة",
  },
  menu: { label: "القائمة", open: "افتح القائمة" },
  switchLanguage: { label: "English", lang: "en" },
  buyNow: "اشترِ الآن",
  freeTrial: "تجربة مجانية",
  call: "اتصل",
  whatsapp: "واتساب",
  floatingButtons: "اسأل أو اشترِ",
  quickContact: "تواصل سريع",
  chatOnWhatsapp: "تحدث معنا على واتساب",
  buyPackage: `اشترِ الباقة بسعر ${price}`,
  whatsappText: `مرحباً ${business.brand.ar}، أهتم بباقة نقاط البيع الكاملة بسعر ${price}.`,
  placename: "دبي، الإمارات العربية المتحدة",
  notifications: { label: "الإشعارات ({hotkey})", close: "إغلاق" },
  footer: {
    description: `باقة نقاط بيع واحدة للمتاجر والمطاعم والمقاهي والصيدليات والسوبرماركت في الإمارات، بسعر ${price} تُدفع مرة واحدة.`,
    products: {
      title: "المنتجات",
      items: {
        package: "الباقة الكاملة",
        terminals: "شاشات اللمس",
        printers: "الطابعات الحرارية",
        drawers: "أدراج النقود",
        scanners: "قارئات الباركود",
      },
    },
    industries: {
      title: "القطاعات",
      items: {
        retail: "متاجر التجزئة",
        restaurants: "المطاعم والمقاهي",
        pharmacies: "الصيدليات",
        supermarkets: "السوبرماركت",
        referral: "رشّح محلاً أو مطعماً",
      },
    },
    support: {
      title: "الدعم",
      items: { contact: "اتصل بنا", faq: "الأسئلة الشائعة", guide: "دليل التركيب", hub: "الأدلة", blog: "المدونة" },
    },
    legal: {
      title: "قانوني",
      items: { terms: "الشروط", privacy: "الخصوصية", cookies: "ملفات الارتباط", licence: "الرخصة التجارية" },
    },
    contact: { title: "تحدث مع شخص" },
    copyright: `© ${business.copyrightYear} ${business.legalName.ar}. جميع الحقوق محفوظة.`,
  },
};
