import type { Waiting } from '#desk/family/family-part.ts';
import { deskRooms } from '#desk/rooms.ts';
import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { openOffer } from '../guardians/offer/open-offer.ts';
import { listRequests } from '../requests/list-requests.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import { isClosedWithoutPlace } from '../status/status-sets.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';

interface Today {
  content: Pick<Content, 'enrollment' | 'calendar'>;
  now: Date;
}

/**
 * What waits with an application: a decision of the school, the answer to an offer, and what the family was asked for.
 * Of two applications of one child, the one that goes on waits for a decision or an answer.
 */
export async function listWaiting(
  read: ReadStore,
  row: EnrollmentApplicationRow,
  { content, now }: Today,
): Promise<Waiting[]> {
  if (isClosedWithoutPlace(row.status)) return [];
  const child = row.student_first_name;
  const to = `${deskRooms.enrollment.path}/${row.reference}`;
  const open = (await listRequests(read, row.id, now)).filter(({ status }) => status === 'open');
  const asked = open.map(({ what, askedAt: since, remindedAt }): Waiting => {
    return {
      on: 'family',
      what: `${what}, for ${child}`,
      since,
      to: `${to}#requests-title`,
      ...remindedIn(remindedAt),
    };
  });
  if (row.same_child_as) return asked;
  const { name, isOffer, isOurTurn } = enrollmentStatuses[row.status];
  if (isOffer) {
    const reached = (await applicationHistory.list(read, row.reference)).at(-1);
    const since = reached?.reachedAt ?? row.submitted_at;
    const offer = reached && openOffer(content, reached, dayInLusaka(now));
    const reminded = remindedIn(offer?.remindedAt);
    const what = `Answer to the offer for ${child}`;
    const by = offer && { by: offer.answerBy };
    return [{ on: 'family', what, since, to, ...by, ...reminded }, ...asked];
  }
  if (!isOurTurn) return asked;
  const assigned = await findAssigned(read, row);
  const detail = [`${name}.`, assigned && `With ${assigned.email}.`];
  return [
    {
      on: 'school',
      what: `Decision about ${child}`,
      since: row.submitted_at,
      to,
      detail: detail.filter(Boolean).join(' '),
    },
    ...asked,
  ];
}

function remindedIn(at: string | null | undefined) {
  return at ? { detail: `Reminded on ${dayMonthYear(dayInLusaka(new Date(at)))}.` } : {};
}

/** Whose work it is, where it is still somebody's of the school. */
function findAssigned(read: ReadStore, { assigned_to }: EnrollmentApplicationRow) {
  return read
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', assigned_to ?? '')
    .executeTakeFirst();
}
