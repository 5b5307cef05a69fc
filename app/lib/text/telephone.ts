/** A number in Zambia without its zero: 97 123 4567. */
const LEAST_DIGITS = 9;

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether a phone number is whole. To refuse one that is not, or to ask about it, is for each form. */
export function hasAllDigits(phone: string): boolean {
  return digitsOf(phone).length >= LEAST_DIGITS;
}

/** What a form says that takes whole numbers only. */
export function phoneFault(phone: string): string | undefined {
  return phone === '' || hasAllDigits(phone)
    ? undefined
    : 'Enter a phone number with all its digits';
}

/** `+260 97 000 0000` as `tel:+260970000000`. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** `+260 97 000 0000` as the address that opens a chat with it (faq.whatsapp.com, "How to use click to chat"). */
export function whatsappLink(phone: string, text?: string): string {
  const written = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${abroad(phone)}${written}`;
}

/** The address that opens a message to it in the phone's own program, with a text in it. */
export function smsLink(phone: string, text: string): string {
  return `sms:${phone.replace(/[^+\d]/g, '')}?body=${encodeURIComponent(text)}`;
}

/** As it is dialed from everywhere: a number that begins with one zero is of Zambia. */
function abroad(phone: string): string {
  return digitsOf(phone).replace(/^0(?!0)/, '260');
}
