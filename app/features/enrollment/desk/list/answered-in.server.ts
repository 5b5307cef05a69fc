import type { RoomServices } from '#desk/define-room.server.ts';
import { dayOfStored } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { answerDays, groupOf } from '../../numbers/answer-groups.ts';
import { decisions } from '../../status/status-sets.ts';
import type { ApplicationFilter } from './application-list.ts';
import '../../tables.server.ts';

/** A database takes so many values in one question, and no school has as many applications in a year. */
const MOST_OF_A_YEAR = 30_000;

/**
 * The ids of those of a year that the school first answered in the time that is asked for, or never; undefined where no
 * time is asked for.
 */
export async function answeredIn(
  { year, answered }: ApplicationFilter,
  { store, content }: RoomServices,
): Promise<string[] | undefined> {
  if (!year || !answered) return undefined;
  const daysBetween = answerDays(content.calendar);
  const groupIn = (sentAt: string, answeredAt: string | null) =>
    answeredAt ? groupOf(daysBetween(dayOfStored(sentAt), dayOfStored(answeredAt))) : 'none';
  const rows = await firstAnswered(store.read, year);
  return rows.flatMap(({ id, submitted_at: sentAt, answeredAt }) =>
    groupIn(sentAt, answeredAt) === answered ? [id] : [],
  );
}

const firstAnswered = (read: ReadStore, year: string) =>
  read
    .selectFrom('enrollment_applications as application')
    .select(['application.id', 'application.submitted_at'])
    .select(({ selectFrom }) =>
      selectFrom('case_statuses as reached')
        .select(({ fn }) => fn.min('reached.reached_at').as('at'))
        .whereRef('reached.reference', '=', 'application.reference')
        .where('reached.status', 'in', decisions)
        .as('answeredAt'),
    )
    .where('enrollment_year', '=', year)
    .where('same_child_as', 'is', null)
    .limit(MOST_OF_A_YEAR)
    .execute();
