import type { SchoolCalendar } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { firstDayOf } from '../student-year.ts';
import { isOpenOn, yearAhead } from './coming-back.ts';
import './tables.server.ts';

/** The question of one year, as the school asks it. */
export interface ReturnQuestion {
  version: number;
  openedAt: string;
  lastDay: PlainDate;
  isClosed: boolean;
}

export async function findQuestion(
  read: ReadStore,
  schoolYear: string,
): Promise<ReturnQuestion | undefined> {
  const row = await read
    .selectFrom('return_questions')
    .selectAll()
    .where('school_year', '=', schoolYear)
    .executeTakeFirst();
  return (
    row && {
      version: row.version,
      openedAt: row.opened_at,
      lastDay: row.last_day,
      isClosed: row.closed_at !== null,
    }
  );
}

/** The year that families are asked about on this day, with the question where the school asks it. */
export async function findYearAhead(
  read: ReadStore,
  calendar: Pick<SchoolCalendar, 'terms'>,
  today: PlainDate,
) {
  const schoolYear = yearAhead(today, (year) => firstDayOf(calendar, year));
  const question = await findQuestion(read, schoolYear);
  return {
    schoolYear,
    firstDay: firstDayOf(calendar, schoolYear),
    question,
    isOpen: isOpenOn(question, today),
  };
}
