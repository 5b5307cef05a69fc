/** `K 25`, `K 1,725`; the space does not break, so that the sign stays with its number. */
export function writtenKwacha(amount: number): string {
  return `K\u00a0${amount.toLocaleString('en')}`;
}

/** As it may be typed, such as `ZMW 50,000.00`. */
export const LONGEST_AMOUNT = 20;

/** A comma or a space groups thousands only before exactly three digits; elsewhere a comma is the decimal mark. */
const WHOLE_KWACHA =
  /^\s*(?:(?:K|ZMW)\s*)?(\d{1,9}|[1-9]\d{0,2}(?:[\s,]\d{3}){1,2})(?:[.,]00?)?\s*$/i;

/** `K 1,250`, `1 250.00` and `1250,00` as `1250`; what is no amount of whole Kwacha stays as it was typed. */
export function plainKwacha(typed: string): string {
  const whole = WHOLE_KWACHA.exec(typed)?.[1]?.replace(/[\s,]/g, '');
  return whole === undefined ? typed : String(Number(whole));
}

/** The same as a number; `NaN` for what is no amount of whole Kwacha. */
export function kwachaFrom(typed: string): number {
  const plain = plainKwacha(typed);
  return /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
