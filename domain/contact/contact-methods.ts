export const contactMethods = ["whatsapp", "phone", "email"] as const;
export type ContactMethod = (typeof contactMethods)[number];
export const defaultContactMethod: ContactMethod = "whatsapp";
