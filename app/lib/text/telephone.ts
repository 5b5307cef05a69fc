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

/** Only figures, signs and spaces: nothing else is written in another way, so that no word of it is lost. */
const ONLY_A_NUMBER = /^\s*\+?[\d\s()./-]+$/;

/** As people in Zambia write it: `+260 97-7237153` is `0977 237 153`. What is no number of Zambia stays as it is. */
export function writtenPhone(phone: string): string {
  if (!ONLY_A_NUMBER.test(phone)) return phone;
  const own = /^(?:00260|260|0)?([1-9]\d{8})$/.exec(digitsOf(phone))?.[1];
  return own ? `0${own.slice(0, 3)} ${own.slice(3, 6)} ${own.slice(6)}` : phone;
}

/** `+44 20 7946 0958` as `00 44 20 7946 0958`, which dials the same; for where a `+` means something else. */
export function telephoneWithoutPlus(phone: string): string {
  return ONLY_A_NUMBER.test(phone) ? phone.replace(/^\s*\+\s*/, '00 ') : phone;
}
