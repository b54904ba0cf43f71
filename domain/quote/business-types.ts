/** Business types with their savings multiplier in tenths (spec 3 and 9); whole numbers keep the sums exact. */
export const businessTypeTenths = {
  retail: 10,
  restaurant: 13,
  pharmacy: 12,
  supermarket: 14,
  convenience: 9,
  cafe: 8,
  fashion: 11,
  electronics: 12,
  other: 10,
} as const;

export type BusinessType = keyof typeof businessTypeTenths;
export const businessTypes = Object.keys(businessTypeTenths) as [BusinessType, ...BusinessType[]];
