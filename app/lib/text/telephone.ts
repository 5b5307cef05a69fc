/** `+260 97 000 0000` as `tel:+260970000000`. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** `+260 97 000 0000` as the address that opens a chat with it (faq.whatsapp.com, "How to use click to chat"). */
export function whatsappLink(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
