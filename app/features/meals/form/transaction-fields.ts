import { CONTACT_MATCH_LABEL } from '#lib/text/contact-match.ts';

/** `proof` is what whoever made the reference can say. */
export const transactionLabels = {
  reference: 'Payment reference',
  proof: CONTACT_MATCH_LABEL,
  transactionId: 'Transaction id',
  paidOn: 'Day on which you paid',
} as const;
type TransactionField = keyof typeof transactionLabels;

/** What a family says about a payment that it has made: every field present, as typed. */
export type PaidTransaction = Record<TransactionField, string>;

export const transactionFields = Object.keys(transactionLabels) as TransactionField[];

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
