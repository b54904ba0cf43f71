/** Longest question that the assistant takes, in characters. */
export const CHAT_MESSAGE_LIMIT = 1000;
