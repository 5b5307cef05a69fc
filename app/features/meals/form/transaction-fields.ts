/** What a family says about a payment that it has made: every field present, as typed. */
export type PaidTransaction = Record<(typeof transactionFields)[number], string>;

/** `proof`: the last four digits of the phone number, or the email address, of whoever made the reference. */
export const transactionFields = ['reference', 'proof', 'transactionId', 'paidOn'] as const;

/** More than any of them may have. */
export const LONGEST_TEXT = 300;

/** The fields of `source` that are text; empty text for the others. */
export function transactionFrom(source: Record<string, unknown>): PaidTransaction {
  const text = (field: string) => {
    const value = Object.keys(source).includes(field) ? source[field] : undefined;
    return typeof value === 'string' ? value.slice(0, LONGEST_TEXT + 1) : '';
  };
  return Object.fromEntries(
    transactionFields.map((field) => [field, text(field)]),
  ) as PaidTransaction;
}
