/** `K 25`, `K 1,725`; the space does not break, so that the sign stays with its number. */
export function writtenKwacha(amount: number): string {
  return `K\u00a0${amount.toLocaleString('en')}`;
}
