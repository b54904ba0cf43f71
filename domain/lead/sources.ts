/** Where a lead comes from (spec 7); the first is the default of the leads table. */
export const leadSources = ["quote_builder", "checkout_callback", "checkout_invoice"] as const;
export type LeadSource = (typeof leadSources)[number];

export const preferredTimes = ["now", "morning", "afternoon", "evening"] as const;
export type PreferredTime = (typeof preferredTimes)[number];
