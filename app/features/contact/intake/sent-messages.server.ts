import { recordsWith } from '#lib/search/search-words.server.ts';
import { sentFrom } from '#lib/search/sent-from.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/** What was sent with this address, for whoever has proven that it is theirs. */
export const listMessagesFrom = (read: ReadStore, email: string) =>
  sentFrom(
    email,
    (key) =>
      read
        .selectFrom('contact_messages as sent')
        .select(['sent.reference', 'sent.submitted_at', 'sent.email'])
        .where('sent.id', 'in', recordsWith(read, 'CM', [key]))
        .where('sent.about', 'is', null),
    () => 'Message to the school',
  );
