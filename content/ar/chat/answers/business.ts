import { industries } from "#content/ar/industries.ts";
import { products } from "#content/ar/products.ts";
import type { ChatAnswer, ChatAnswers } from "#domain/chat/answer.ts";

type Anchor = "retail" | "restaurants" | "pharmacies" | "supermarkets";

function trade(anchor: Anchor, lead: string): ChatAnswer {
  const item = industries.items.find((each) => each.anchor === anchor);
  const figures = item?.figures.map(({ value, label }) => `${label} ${value}`).join("، ");
  return {
    text: `${lead}: ${item?.features.join("، ")}. ورقمنا: ${figures}.`,
    page: "industries",
    anchor,
    actions: ["whatsapp"],
  };
}

function connection(icon: string, lead: string): ChatAnswer {
  const kinds = products.integrations.categories.find((each) => each.icon === icon)?.items ?? [];
  return {
    text: `${lead} ${kinds.map(({ name, description }) => `${name}: ${description}`).join(". ")}. نذكر أنواع الأنظمة لا أسماء الشركات، فاسأل عن النظام الذي تستخدمه قبل أن تطلب.`,
    page: "products",
    actions: ["whatsapp"],
  };
}

export const businesses = {
  "industry-retail": trade("retail", "لمتاجر التجزئة"),
  "industry-restaurant": trade("restaurants", "للمطاعم"),
  "industry-cafe": trade("restaurants", "للمقاهي والكافتيريات ما للمطاعم"),
  "industry-pharmacy": trade("pharmacies", "للصيدليات"),
  "industry-supermarket": trade("supermarkets", "للسوبرماركت"),
  "industry-convenience": trade("supermarkets", "للبقالات والميني مارت"),
  "industry-fashion": trade("retail", "لمحلات الملابس والعبايات والأحذية"),
  "industry-electronics": trade("retail", "لمحلات الهواتف والإلكترونيات"),
  "industry-other": {
    text: `يصف الموقع المتاجر، والمطاعم والمقاهي، والصيدليات، والسوبرماركت والبقالات. ${industries.cta.text}`,
    page: "industries",
    actions: ["whatsapp", "call"],
  },
  integrations: {
    text: `أربعة أنواع من الأنظمة: ${products.integrations.categories.map(({ category }) => category).join("، ")}. هذه أنواع لا أسماء شركات، فاسأل عن النظام الذي تستخدمه قبل أن تطلب.`,
    page: "products",
    actions: ["whatsapp"],
  },
  "integration-accounting": connection("calculator", "أرقام اليوم تصل إلى دفاترك."),
  "integration-delivery": connection("truck", "التوصيل يلتقي بالكاشير."),
  "integration-online-shop": connection("store", "للرف وللموقع مخزون واحد."),
  "integration-card-machine": connection("credit-card", "يدفع زبائنك بالبطاقة عند الكاشير."),
} satisfies Partial<ChatAnswers>;
