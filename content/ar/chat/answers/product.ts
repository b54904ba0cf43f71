import { paper, price } from "#content/ar/amounts.ts";
import { faq } from "#content/ar/faq.ts";
import { products } from "#content/ar/products.ts";
import { business } from "#content/business.ts";
import { answerOn, type ChatAnswers } from "#domain/chat/answer.ts";
import { ltr } from "#domain/language/isolate.ts";

const { hardware } = business;
const fromFaq = (id: string) => answerOn("faq", faq.items, id);
const specs = (id: string) => products.hardware.specs.find((spec) => spec.id === id)?.specs ?? [];
const specification = (id: string) =>
  specs(id)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("، ");
const [notes, coins] = specs("drawer");
const [scanSpeed] = specs("scanner");
const [, printSpeed] = specs("printer");
const features =
  "يبيع بالباركود أو بزر عليه صورة أو باسم الصنف، ويطبع فاتورة ضريبية بالعربية والإنجليزية، ويتابع المخزون، ويدير الطاولات والسفري والتوصيل، ولكل موظف رمز، ويقفل اليوم في صفحة واحدة.";
const accessories = products.accessories.items.map(({ name }) => name).join("، ");

export const product = {
  "package-contents": {
    ...fromFaq("box"),
    text: `${fromFaq("box").text} والتركيب في محلك والتدريب وضمان الأجهزة والدعم ضمن السعر أيضاً، وهو ${price}.`,
  },
  "several-outlets": {
    ...fromFaq("outlets"),
    text: `${fromFaq("outlets").text} ومخزون كل فرع بجانب الآخر. أما مبيعات الفروع كلها في شاشة واحدة فلا يذكرها الموقع، فاسأل أحدنا.`,
  },
  "parts-only": {
    text: `نبيع باقة واحدة، ${price} للأجهزة والبرنامج معاً، ولا يذكر هذا الموقع سعراً لجزء منها. إن كان عندك جهاز أو طابعة فأخبر أحداً من فريقنا بنوعها.`,
    page: "products",
    actions: ["whatsapp", "call"],
  },
  terminal: { text: `الكاشير نفسه، شاشة وحاسوب على قاعدة واحدة. ${specification("terminal")}.`, page: "products" },
  "screen-size": { text: `شاشة اللمس ${hardware.screenInches}\u00a0بوصة.`, page: "products" },
  "screen-resolution": {
    text: `دقة شاشة اللمس ${ltr(hardware.resolution)}\u00a0بكسل، وحجمها ${hardware.screenInches}\u00a0بوصة.`,
    page: "products",
  },
  processor: { text: `المعالج ${ltr(hardware.processor)}.`, page: "products" },
  memory: { text: `ذاكرة الجهاز (الرام) ${hardware.memoryGb}\u00a0جيجابايت.`, page: "products" },
  storage: { text: `التخزين على قرص حالة صلبة سعته ${hardware.storageGb}\u00a0جيجابايت.`, page: "products" },
  printer: {
    text: `في الباقة طابعة فواتير حرارية. ${specification("printer")}. وتحمل الفاتورة الواحدة اللغتين.`,
    page: "products",
  },
  "printer-speed": { text: `سرعة الطابعة ${printSpeed?.value}.`, page: "products" },
  "receipt-paper": {
    text: `رولات حرارية عرضها ${paper}. الطابعة تعمل بالحرارة فلا حبر ولا شريط تشتريه. ونبيع الرولات بالصندوق، فاسأل عن سعرها.`,
    page: "products",
    actions: ["whatsapp"],
  },
  "cash-drawer": {
    text: `درج النقود الذي في الباقة يفتح من الكاشير مع البيع النقدي ويُقفل بمفتاح. فيه للأوراق النقدية ${notes?.value} وللعملات المعدنية ${coins?.value}.`,
    page: "products",
  },
  "drawer-compartments": {
    text: `للأوراق النقدية ${notes?.value}، وللعملات المعدنية ${coins?.value}.`,
    page: "products",
  },
  scanner: { ...answerOn("products", products.faq.items, "with-scanner"), actions: ["whatsapp"] },
  "scanner-speed": {
    text: `سرعة قارئ الباركود ${scanSpeed?.value}. وهو ملحق سعره عند الطلب.`,
    page: "products",
    actions: ["whatsapp"],
  },
  "kitchen-screen": {
    text: "نعم، ملحقاً: يظهر الطلب أمام الطباخ لحظة تسجيله، ومعه الطاولة والأطباق والملاحظات ومدة الانتظار. ليست ضمن الباقة، وسعرها عند الطلب. أما تذاكر المطبخ بحسب القسم فهي في البرنامج نفسه.",
    page: "products",
    actions: ["whatsapp"],
  },
  "customer-display": {
    text: "نعم، ملحقاً: شاشة تقابل الزبون فيرى الصنف والسعر والإجمالي أولاً بأول. ليست ضمن الباقة، وسعرها عند الطلب.",
    page: "products",
    actions: ["whatsapp"],
  },
  accessories: {
    text: `إلى جانب الباقة نبيع عند الطلب: ${accessories}. أسعارها ليست في الموقع، فاسأل عنها متى احتجت إليها.`,
    page: "products",
    actions: ["whatsapp"],
  },
  "software-features": { text: features, page: "products" },
  "other-features": {
    text: `ما لا يذكره هذا الموقع لا أستطيع أن أعدك به، فاسأل أحداً منا قبل أن تطلب. أما ما يذكره عن البرنامج فهو أنه ${features}`,
    page: "products",
    actions: ["whatsapp", "call"],
  },
  backup: {
    text: "لا يذكر هذا الموقع شيئاً عن النسخ الاحتياطي ولا عن نسخة سحابية، فلا أعدك بهما، واسأل أحداً منا. أرقام مبيعاتك ملكك، والبرنامج يعمل على الجهاز نفسه، وأي تقرير تحفظه في ملف.",
    page: "faq",
    actions: ["whatsapp", "call"],
  },
  "hardware-details": {
    text: `يذكر هذا الموقع هذه الأرقام وحدها، ولا يذكر الماركة ولا الوزن ولا المنافذ. الجهاز: ${specification("terminal")}. الطابعة: ${specification("printer")}. الدرج: ${specification("drawer")}. ويخبرك أحدنا بالباقي.`,
    page: "products",
    actions: ["whatsapp", "call"],
  },
  licence: {
    text: `${answerOn("products", products.faq.items, "lifetime-licence").text} وهو لنشاطك أنت، فلا يُنسخ لغيرك ولا يؤجَّر ولا يُباع وحده.`,
    page: "products",
  },
  updates: {
    text: "لا يذكر هذا الموقع كيف تصل التحديثات، فلا أعدك بشيء. أما الترخيص فلا موعد لتجديده ولا رسوم شهرية عليه. اسأل أحداً من فريقنا عن التحديثات.",
    page: "contact",
    actions: ["whatsapp", "call"],
  },
  "software-language": fromFaq("languages"),
  "vat-receipt": fromFaq("vat-receipt"),
  "staff-logins": {
    text: "كل موظف يدخل برمزه، وأنت تقرر من يحق له الإرجاع أو الخصم أو فتح الدرج، ويُكتب اسم من أجرى كل عملية إرجاع. ويُعدّ الدرج لكل موظف ولكل وردية.",
    page: "products",
  },
  reports: {
    text: "المبيعات ساعة بساعة، والأصناف بالكمية وبالربح، والضريبة لكل فترة، والنقد المتوقع والمعدود. وأي تقرير تحفظه في ملف تفتحه أو ترسله. ولا يذكر الموقع متابعة المبيعات عن بُعد، فاسأل أحدنا عنها.",
    page: "home",
    actions: ["whatsapp"],
  },
  stock: {
    text: "كل بيع ينقص من الرصيد وكل توريد يزيده. وما أوشك على النفاد يظهر في قائمة وحده بحسب المورّد، ومخزون كل فرع بجانب الآخر.",
    page: "products",
  },
  "import-items": { ...fromFaq("stock-list"), actions: ["whatsapp"] },
  "internet-cut": fromFaq("internet"),
  "power-cut": {
    text: "لا يذكر هذا الموقع شيئاً عن بطارية ولا عن انقطاع الكهرباء، ولا أريد أن أخمّن. اسأل أحداً من فريقنا.",
    page: "contact",
    actions: ["whatsapp", "call"],
  },
  "other-devices": fromFaq("windows"),
} satisfies Partial<ChatAnswers>;
