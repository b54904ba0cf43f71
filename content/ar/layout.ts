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
    highlight: `نعاود الاتصال بك خلال ${minutes(business.promises.callbackMinutes)}`,
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
  chatOnWhatsapp: "تحدّث معنا على واتساب",
  buyPackage: `اشترِ الباقة بسعر ${price}`,
  whatsappText: `مرحباً ${business.brand.ar}، أودّ الاستفسار عن باقة نقاط البيع الكاملة بسعر ${price}.`,
  placename: "دبي، الإمارات العربية المتحدة",
  notifications: { one: "إشعار", label: "الإشعارات ({hotkey})", close: "أغلق" },
  footer: {
    description: `باقة نقاط بيع واحدة للمتاجر والمطاعم والمقاهي والصيدليات والسوبرماركت في الإمارات، بسعر ${price} تُدفع مرة واحدة.`,
    products: {
      title: "المنتجات",
      items: {
        package: "الباقة الكاملة",
        terminals: "أجهزة بشاشات لمس",
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
      items: { contact: "اتصل بنا", faq: "الأسئلة الشائعة", guide: "دليل التثبيت", hub: "الأدلة", blog: "المدونة" },
    },
    legal: {
      title: "معلومات قانونية",
      items: { terms: "الشروط", privacy: "الخصوصية", cookies: "ملفات الارتباط", licence: "الرخصة التجارية" },
    },
    contact: { title: "تحدّث مع أحدنا" },
    copyright: `© ${business.copyrightYear} ${business.legalName.ar}. جميع الحقوق محفوظة.`,
  },
};
