/** tel: takes the plus sign and digits, nothing else. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
