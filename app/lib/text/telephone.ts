/** `+260 97 000 0000` as `tel:+260970000000`. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
