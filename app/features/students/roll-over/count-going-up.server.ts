import type { Content } from '#features/content/schemas.ts';
import { addDays, type PlainDate, startInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { lastAnswer, yearAhead, yearBefore } from '../coming-back/coming-back.ts';
import { listAnswersOfYear } from '../coming-back/return-answers.server.ts';
import { findQuestion } from '../coming-back/return-questions.server.ts';
import { firstDayOf } from '../student-year.ts';
import { listDecisions } from './list-decisions.server.ts';
import { gradeKeptFor, type Years } from './roll-over-rule.ts';
import { findRollOver } from './year-that-begins.server.ts';
import '../tables.server.ts';

/**
 * How many places of the year ahead are kept for the children of the school, by grade, as of the end of a day: of who goes
 * up or repeats, has not answered yet, or is not decided. A family that says no frees its place with that answer. Nothing
 * for years that have begun: then each child has a place of its own.
 */
export async function countGoingUp(
  read: ReadStore,
  { calendar, enrollment }: Pick<Content, 'calendar' | 'enrollment'>,
  asked: readonly string[],
  day: PlainDate,
): Promise<{ year: string; grade: string; count: number }[]> {
  const year = yearAhead(day, (of) => firstDayOf(calendar, of));
  if (!asked.includes(year) || (await findRollOver(read, year))) return [];
  const years: Years = {
    next: Number(year),
    classes: enrollment.classes,
    wasAsked: (await findQuestion(read, year)) !== undefined,
  };
  const until = startInLusaka(addDays(day, 1)).toISOString();
  const answers = await listAnswersOfYear(read, year);
  const decisions = await listDecisions(read, year);
  const kept = new Map<string, number>();
  for (const row of await listWithoutPlace(read, year)) {
    const given = (answers.get(row.reference) ?? []).filter((one) => one.answeredAt < until);
    const grade = gradeKeptFor(
      {
        reference: row.reference,
        now: {
          grade: row.grade_level,
          letter: row.class,
          isPlanned: row.is_planned === 1,
          leftOn: row.left_on,
        },
        answer: lastAnswer(given)?.answer,
        decision: decisions.get(row.student_id),
      },
      years,
    );
    if (grade) kept.set(grade, (kept.get(grade) ?? 0) + 1);
  }
  return [...kept].map(([grade, count]) => ({ year, grade, count }));
}

/** The children of the year before who have not left, and have no place in this one. */
function listWithoutPlace(read: ReadStore, year: string) {
  return read
    .selectFrom('student_years as now')
    .innerJoin('students as student', 'student.id', 'now.student_id')
    .leftJoin('student_years as next', (join) =>
      join.onRef('next.student_id', '=', 'now.student_id').on('next.school_year', '=', year),
    )
    .selectAll('now')
    .select('student.reference')
    .where('now.school_year', '=', yearBefore(year))
    .where('now.left_on', 'is', null)
    .where('next.id', 'is', null)
    .execute();
}
