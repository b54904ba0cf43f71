/**
 * Everything that the site puts into the browser: entries of the tab's session storage, all named by the cookies page.
 * The islands take the type only: a shared module would be one more file to fetch.
 */
export const sessionKeys = {
  quote: "quote-draft",
  invoice: "invoice-draft",
  callback: "callback-draft",
  card: "card-draft",
  referral: "referral-draft",
  trial: "trial-draft",
  chat: "chat",
} as const;

export type SessionKey = (typeof sessionKeys)[keyof typeof sessionKeys];
