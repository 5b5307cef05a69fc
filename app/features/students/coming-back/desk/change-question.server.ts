import type { RoomServices } from '#desk/define-room.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { findYearAhead } from '../return-questions.server.ts';
import type { QuestionChange } from './answer-schema.ts';
import '../tables.server.ts';

/** What the record of acts calls the question of a year. */
export const aboutQuestion = (schoolYear: string) => `who comes back in ${schoolYear}`;

/** The office opens the question of the year ahead, gives it another last day, or closes it. */
export function changeQuestion(
  { store, clock, content }: RoomServices,
  staff: StaffIn<'students'>,
  asked: QuestionChange,
): Promise<DeskOutcome> {
  const now = clock.now();
  const today = dayInLusaka(now);
  return store.write(async (transaction): Promise<DeskOutcome> => {
    const about = aboutQuestion(asked.year);
    await lock(transaction, about);
    const { schoolYear, firstDay, question } = await findYearAhead(
      transaction,
      content.calendar,
      today,
    );
    if (asked.year !== schoolYear) return refuse(`${asked.year} has begun.`);
    if ((question?.version ?? 0) !== asked.version) {
      return changedMeanwhile(transaction, { staff, about }, now);
    }
    if (asked.change === 'open' && asked.lastDay < today) {
      return refuse('This day is over. Choose a later one.', 'lastDay');
    }
    if (asked.change === 'open' && asked.lastDay >= firstDay) {
      const before = `Choose a day before ${dayMonthYear(firstDay)}, the first day of ${schoolYear}.`;
      return refuse(before, 'lastDay');
    }
    await writeQuestion(transaction, asked, now);
    const detail =
      asked.change === 'open'
        ? `families are asked until ${dayMonthYear(asked.lastDay)}`
        : 'families are asked no more';
    await recordAct(transaction, staff, { act: 'changed', about, detail }, now);
    return { outcome: 'done' };
  });
}

async function writeQuestion(
  transaction: WriteTransaction,
  asked: QuestionChange,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const version = asked.version + 1;
  const isOpening = asked.change === 'open';
  const set = isOpening
    ? { version, last_day: asked.lastDay, closed_at: null }
    : { version, closed_at: at };
  if (isOpening && asked.version === 0) {
    const row = { id: newRowId(), school_year: asked.year, version, opened_at: at };
    await transaction
      .insertInto('return_questions')
      .values({ ...row, last_day: asked.lastDay, closed_at: null })
      .execute();
    return;
  }
  await transaction
    .updateTable('return_questions')
    .set(set)
    .where('school_year', '=', asked.year)
    .execute();
}
