export const emirates = ["dubai", "abu-dhabi", "sharjah", "ajman", "rak", "fujairah", "uaq"] as const;
export type Emirate = (typeof emirates)[number];
