import { recordsWith } from '#lib/search/search-words.server.ts';
import { emailKey } from '#lib/search/search-words.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import './tables.server.ts';

/** What was sent with this address, for whoever has proven that it is theirs. */
export async function listMessagesFrom(
  read: ReadStore,
  email: string,
): Promise<{ reference: string; submittedAt: string; label: string }[]> {
  const key = emailKey(email);
  const rows = await read
    .selectFrom('contact_messages as sent')
    .select(['sent.reference', 'sent.submitted_at', 'sent.email'])
    .where('sent.id', 'in', recordsWith(read, 'CM', [key]))
    .where('sent.about', 'is', null)
    .execute();
  return rows
    .filter((row) => emailKey(row.email) === key)
    .map((row) => ({
      ...{ reference: row.reference, submittedAt: row.submitted_at },
      label: 'Message to the school',
    }));
}
