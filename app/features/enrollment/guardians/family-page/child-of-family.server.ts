import { listSaidAbout } from '#features/contact/conversation/read-conversation.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { listSentMails } from '#lib/mail/sent-mails.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { decisionLetters } from '../../emails/family-letter.ts';
import { INTERVIEW_OVER } from '../../emails/interview-mail.ts';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { criteriaOf } from '../../places/criteria.ts';
import { standingTold } from '../../places/standing-told.server.ts';
import { listOpenRequests } from '../../requests/list-requests.server.ts';
import { findToldLeading } from '../../same-child/leading.server.ts';
import { withToldYear } from '../../second-chance/carry-over.server.ts';
import { followedInShort } from '../guardian-queries.server.ts';
import { toldAnswerDay } from '../offer/answer-day.ts';
import type { OpenedChild } from './open-family.server.ts';
import '../../tables.server.ts';

/** That the school has it, and what it has decided; whose phone number was changed is not everybody's matter, and when a child is met is said to guardians only. */
const KINDS_OF_LETTERS = [
  'enrollment-receipt',
  ...decisionLetters('').kinds.filter((kind) => kind !== INTERVIEW_OVER),
];

/** All that the page of a family shows of one child, but its papers and its offer. */
export type ChildOfFamily = NonNullable<Awaited<ReturnType<typeof getChildOfFamily>>>;

/**
 * Where the application of a child stands as its family is told; undefined where nobody has the reference any more, and
 * where nothing may be told. Who may have letters only reads no conversation and no list of letters. `known`: the
 * references of the same reader; of another form that goes on for the child none is told, as one could act with it.
 */
export async function getChildOfFamily(
  { read, content, now }: { read: ReadStore; content: Content; now: Date },
  { reference, mayKnow }: OpenedChild,
  known: ReadonlySet<string> = new Set(),
) {
  const held = await read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!held || mayKnow === 'nothing') return undefined;
  const row = await withToldYear(read, held, now);
  const { leading = row, status, history } = await findToldLeading(read, reference, now);
  const reached = history.findLast((one) => one.status === status);
  const answerBy = enrollmentStatuses[status].isOffer && reached && toldAnswerDay(content, reached);
  const isOpen = mayKnow === 'everything';
  const criteria = criteriaOf(content.enrollment);
  // A birth date is not enough for the last name: not on the page, and not in what the page is made of.
  const followsLeading = known.has(leading.reference);
  const inShort = followedInShort(row, { ...leading, status }, followsLeading);
  const { student: _wholeName, ...short } = inShort;
  return {
    ...short,
    /** Instant at which that status was reached. */
    since: reached?.reachedAt ?? leading.submitted_at,
    /** What the school waits for. */
    requests: await listOpenRequests(read, { id: row.id, status }, now),
    ...(answerBy && { answerBy }),
    standing: isOpen ? await standingTold(read, leading, status, { criteria, now }) : undefined,
    said: isOpen ? await listSaidAbout(read, reference, now) : [],
    letters: isOpen ? await listSentMails(read, { about: reference, kinds: KINDS_OF_LETTERS }) : [],
  };
}
