import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/** Who waits for the answer to a message: an address, or the family of the application that it is about. */
export function findMessageReceiver(
  read: ReadStore,
  reference: string,
): Promise<{ email: string; about: string | null } | undefined> {
  return read
    .selectFrom('contact_messages')
    .select(['email', 'about'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}
