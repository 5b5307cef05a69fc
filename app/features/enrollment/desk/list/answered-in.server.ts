import { expressionBuilder, sql } from 'kysely';
import { dayOfStored, startInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import { type AnswerWindow, type DaysOff, windowsOf } from '../../numbers/answer-groups.ts';
import { decisions } from '../../status/status-sets.ts';
import type { ListQuery } from './application-list.ts';
import { inFilters, type Narrowing } from './list-filters.server.ts';
import '../../tables.server.ts';

/** The days in which the applications of the year that are asked for were sent and answered. */
export async function findAnswerWindows(
  read: ReadStore,
  { year, answered }: ListQuery,
  calendar: DaysOff,
): Promise<AnswerWindow[] | undefined> {
  if (!year || !answered || answered === 'none') return undefined;
  const { first, last } = await read
    .selectFrom('enrollment_applications')
    .select(({ fn }) => [fn.min('submitted_at').as('first'), fn.max('submitted_at').as('last')])
    .where('enrollment_year', '=', year)
    .executeTakeFirstOrThrow();
  if (!first || !last) return [];
  return windowsOf(answered, { first: dayOfStored(first), last: dayOfStored(last) }, calendar);
}

/** `values` names its columns so on both databases. */
type WindowRow = Record<'column1' | 'column2' | 'column3' | 'column4', string>;

const LATER_THAN_ALL = '9999';

/** The ids of those that the school first answered in the time that is asked for, or never. */
export function answeredIn({ status: _any, ...query }: Narrowing) {
  const { selectFrom } = expressionBuilder<Tables, never>();
  const inYear = inFilters(
    selectFrom('enrollment_applications').select('enrollment_applications.id'),
    query,
  ).where('same_child_as', 'is', null);
  if (query.answered === 'none') {
    return inYear.where(({ not, exists }) =>
      not(
        exists(
          selectFrom('case_statuses as reached')
            .select('reached.number')
            .whereRef('reached.reference', '=', sql.ref('enrollment_applications.reference'))
            .where('reached.status', 'in', decisions),
        ),
      ),
    );
  }
  const rows = (query.answerWindows ?? []).map(
    ({ sentFrom, sentUntil, answeredFrom, answeredUntil }) => {
      const from = answeredFrom ? instant(answeredFrom) : '';
      const until = answeredUntil ? instant(answeredUntil) : LATER_THAN_ALL;
      return sql`(${instant(sentFrom)}, ${instant(sentUntil)}, ${from}, ${until})`;
    },
  );
  if (rows.length === 0) return inYear.where(sql<boolean>`1 = 0`);
  const windows = sql<WindowRow>`(values ${sql.join(rows)})`.as<'days'>('days');
  return inYear
    .innerJoin(windows, (join) =>
      join
        .onRef('enrollment_applications.submitted_at', '>=', 'days.column1')
        .onRef('enrollment_applications.submitted_at', '<', 'days.column2'),
    )
    .where((row) => {
      const answered = row
        .selectFrom('case_statuses as reached')
        .select(({ fn }) => fn.min('reached.reached_at').as('at'))
        .whereRef('reached.reference', '=', 'enrollment_applications.reference')
        .where('reached.status', 'in', decisions);
      return row.and([
        row(answered, '>=', row.ref('days.column3')),
        row(answered, '<', row.ref('days.column4')),
      ]);
    });
}

const instant = (day: string) => startInLusaka(day).toISOString();
