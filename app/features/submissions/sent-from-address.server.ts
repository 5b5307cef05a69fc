import { listMessagesFrom } from '#features/contact/sent-messages.server.ts';
import { listPaymentsFrom } from '#features/meals/intake/payment-queries.server.ts';
import { listFormsFrom } from '#features/parent-forms/queries.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { atSchool } from './at-school.server.ts';
import { kindOfReference } from './kinds.ts';

/** Something that was sent with an address, for whoever has proven that it is theirs. */
export interface SentInShort {
  reference: string;
  label: string;
  submittedAt: string;
  /** How far it has come, as /status says it; undefined where nothing is told. */
  status?: string;
}

const MOST = 20;

/** Messages, payments and short forms that were sent with this address, the newest first. */
export async function listSentFrom(store: Store, email: string, now: Date): Promise<SentInShort[]> {
  const { read } = store;
  const lists = await Promise.all([
    listMessagesFrom(read, email),
    listPaymentsFrom(read, email),
    listFormsFrom(read, email),
  ]);
  const newest = lists
    .flat()
    .sort((one, other) => other.submittedAt.localeCompare(one.submittedAt))
    .slice(0, MOST);
  return Promise.all(
    newest.map(async (one) => {
      const kind = kindOfReference(one.reference);
      const told = kind && (await atSchool[kind].status?.find(store, one.reference, email, now));
      return { ...one, ...(told && { status: told.title }) };
    }),
  );
}
