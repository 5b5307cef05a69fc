import { turnOfTold } from '#desk/cases/turns/told-turn.ts';
import type { AnswerFacts } from '#features/calendar/answer-days.ts';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import {
  isConfidential,
  storedFormKind,
  storedForms,
} from '#features/parent-form-kinds/stored-form.ts';
import { recordsWith } from '#lib/search/search-words.server.ts';
import { sentFrom } from '#lib/search/sent-from.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { matchesContact } from '#lib/text/contact-match.server.ts';
import { answeredForms } from './desk/answered.server.ts';
import { formHistory } from './form-history.server.ts';
import './tables.server.ts';

/**
 * How far a form has come, for whoever knows the reference and the email address, or the end of the phone number, that
 * was given. A wrong one of the two and a reference that nobody has cost the same work, so that the time of the answer
 * tells nothing.
 */
export async function findParentFormStatus(
  store: Store,
  reference: string,
  proof: string,
  { content, now }: AnswerFacts,
) {
  const row = await store.read
    .selectFrom('parent_forms')
    .select(['kind', 'reference', 'status', 'status_at', 'email', 'phone'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!matchesContact(proof, row) || !row) return undefined;
  const { status, since, history } = await formHistory.findTold(store.read, row, now);
  const kind = storedFormKind(row.kind);
  const turn = turnOfTold(answeredForms({ content }), { kind, history }, now);
  return { ...getStatus(kind, status).told, since: since ?? row.status_at, turn };
}

/** What was sent with this address, for whoever has proven that it is theirs. */
export const listFormsFrom = (read: ReadStore, email: string) =>
  sentFrom(
    email,
    (key) =>
      read
        .selectFrom('parent_forms as sent')
        .select(['sent.reference', 'sent.submitted_at', 'sent.email', 'sent.kind as form'])
        .where('sent.id', 'in', recordsWith(read, 'PF', [key])),
    ({ form }) => {
      const kind = storedFormKind(form);
      return isConfidential(kind) ? 'A form for parents' : storedForms[kind].name;
    },
  );
