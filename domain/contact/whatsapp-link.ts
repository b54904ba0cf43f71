/**
 * A chat with a text already written. The number is in international form; the link takes its digits only
 * (no +, no leading zero).
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
