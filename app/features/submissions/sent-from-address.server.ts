import type { AnswerFacts } from '#features/calendar/answer-days.ts';
import type { Store } from '#lib/store/store.server.ts';
import { atSchool } from './at-school.server.ts';
import { kindOfReference } from './kinds.ts';

const MOST = 20;

/**
 * Messages, payments and short forms that were sent with this address, for whoever has proven that it is theirs; the
 * newest first. `status`: how far each has come, as /status says it, where anything is told.
 */
export async function listSentFrom(store: Store, email: string, facts: AnswerFacts) {
  const { read } = store;
  // The short forms for parents lie together.
  const kinds = new Set(Object.values(atSchool).map(({ sentFrom }) => sentFrom));
  const lists = await Promise.all([...kinds].map((list) => list?.(read, email) ?? []));
  const newest = lists
    .flat()
    .sort((one, other) => other.submittedAt.localeCompare(one.submittedAt))
    .slice(0, MOST);
  return Promise.all(
    newest.map(async (one) => {
      const kind = kindOfReference(one.reference);
      const status = kind && atSchool[kind].status;
      const told =
        status && 'find' in status
          ? await status.find(store, one.reference, email, facts)
          : undefined;
      return { ...one, ...(told && { status: told.title }) };
    }),
  );
}

export type SentInShort = Awaited<ReturnType<typeof listSentFrom>>[number];
