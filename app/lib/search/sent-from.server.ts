import { emailKey } from './search-words.ts';

/** What somebody sent, for whoever has proven that the address is theirs. */
export interface SentFrom {
  reference: string;
  submittedAt: string;
  label: string;
}

/**
 * Of what is found by the key of an address, only what was sent with that address: other words of a record may look like
 * one.
 */
export async function sentFrom<
  Row extends { reference: string; submitted_at: string; email: string },
>(
  email: string,
  find: (key: string) => { execute(): Promise<Row[]> },
  labelOf: (row: Row) => string,
): Promise<SentFrom[]> {
  const key = emailKey(email);
  const rows = await find(key).execute();
  return rows
    .filter((row) => emailKey(row.email) === key)
    .map((row) => ({
      reference: row.reference,
      submittedAt: row.submitted_at,
      label: labelOf(row),
    }));
}
