import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import type { Content } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { openOffers } from '../../status/status-sets.ts';
import { toldAnswerDay } from './answer-day.ts';
import '../../tables.server.ts';

/** The applications whose family was to answer an offer before today and has not, the longest overdue first. */
export async function listOverdueOffers(
  read: ReadStore,
  content: Pick<Content, 'enrollment'>,
  today: PlainDate,
): Promise<{ id: string; reference: string }[]> {
  const reached = await read
    .selectFrom('enrollment_applications as application')
    .innerJoin('case_statuses as reached', isStatusOf('application'))
    .select(['application.id', 'application.reference', 'reached.reached_at', 'reached.facts'])
    .where('application.status', 'in', openOffers)
    .where('application.same_child_as', 'is', null)
    .orderBy('reached.reached_at')
    .execute();
  // Of a place that was offered twice the last offer counts.
  const days = new Map(
    reached.map(({ id, reference, reached_at: reachedAt, facts }) => [
      id,
      { reference, day: toldAnswerDay(content, { reachedAt, facts: JSON.parse(facts) }) },
    ]),
  );
  return [...days]
    .filter(([, { day }]) => day !== undefined && day < today)
    .sort(([, one], [, other]) => (one.day ?? '').localeCompare(other.day ?? ''))
    .map(([id, { reference }]) => ({ id, reference }));
}
