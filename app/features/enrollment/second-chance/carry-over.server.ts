import { type DeskRefusal, refuse } from '#desk/record/desk-answer.server.ts';
import { dayMonthYear, dayOfStored } from '#lib/dates/plain-date.ts';
import { findByWholeWords } from '#lib/search/search-words.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { writeCorrection } from '../corrections/write-correction.server.ts';
import type { Work } from '../desk/application-kind.server.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { shortGrade } from '../grade-levels.ts';
import { childKey } from '../intake/search-words.ts';
import { roundTold } from '../rounds/round-told.server.ts';
import { applicationHistory } from '../status/status-history.server.ts';
import { closedWithoutPlace } from '../status/status-sets.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import type { CarriedFrom } from './carried-over.ts';

interface CarriedOver {
  from: CarriedFrom;
  year: string;
  /** What the letter says of this child: its grade and year, and its ticket where that year has a round. */
  standing: string;
}

/** Forms of one name that are looked at: more of them are not one child. */
const MOST_FOUND = 50;

/**
 * Within the move to the waiting list: the year becomes the one for which the family lets the school keep its answers, by
 * the same way as an answer that is corrected. The move's letter tells it, and taking the move back takes it back.
 */
export async function carryOver(
  work: Work,
  to: EnrollmentStatus,
): Promise<CarriedOver | DeskRefusal> {
  const { transaction, row, now } = work;
  const said = (await applicationHistory.list(transaction, row.reference)).at(-1)?.facts
    .considerFor;
  if (!said || !enrollmentStatuses[to].waitsForPlace)
    return refuse('The family has not said that we may keep its answers for the next year.', 'to');
  const { year } = said;
  const other = await findFormIn(transaction, row, year);
  if (other) return refuse(`This child has a form for ${year} already: ${other}.`, 'to');
  const set = await writeCorrection(work, {
    question: 'enrollmentYear',
    before: row.enrollment_year,
    after: year,
    reason: `The family said on ${dayMonthYear(dayOfStored(said.at))} that we keep its answers`,
  });
  await setYear(work, set);
  const carried = { ...row, ...set };
  const round = await roundTold(transaction, carried, to, now);
  const forYear = `It is for ${shortGrade(row.grade_level)}, school year ${year}.`;
  return {
    from: { year: row.enrollment_year, ...(carried.lot !== row.lot && { lot: row.lot }) },
    year,
    standing: [forYear, round?.text].filter(Boolean).join(' '),
  };
}

/** The move at that instant is taken back: the year is the one before again, and nothing was corrected. */
export async function carryBack(
  work: Work,
  { year, lot = work.row.lot }: CarriedFrom,
  carriedAt: string,
): Promise<void> {
  await work.transaction
    .deleteFrom('enrollment_corrections')
    .where('application_id', '=', work.row.id)
    .where('question', '=', 'enrollmentYear')
    .where('corrected_at', '=', carriedAt)
    .execute();
  await setYear(work, { enrollment_year: year, lot });
}

async function setYear(
  { transaction, row }: Work,
  set: Partial<EnrollmentApplicationRow>,
): Promise<void> {
  await transaction
    .updateTable('enrollment_applications')
    .set(set)
    .where('id', '=', row.id)
    .execute();
}

/** Another form of the child for that year which has not come to nothing. */
async function findFormIn(
  read: ReadStore,
  row: EnrollmentApplicationRow,
  year: string,
): Promise<string | undefined> {
  const named = await findByWholeWords(read, ['EN'], [childKey(row)], MOST_FOUND);
  const other = await read
    .selectFrom('enrollment_applications')
    .select('reference')
    .where('id', 'in', [...named.map(({ record_id }) => record_id), ''])
    .where('id', '!=', row.id)
    .where('enrollment_year', '=', year)
    .where('status', 'not in', closedWithoutPlace)
    .orderBy('submitted_at')
    .executeTakeFirst();
  return other?.reference;
}

/** The form with its year as those outside are told of it: what the office can still take back, they do not hear. */
export async function withToldYear<Form extends { reference: string; status: EnrollmentStatus }>(
  read: ReadStore,
  form: Form & { enrollment_year: string },
  now: Date,
): Promise<Form & { enrollment_year: string }> {
  const all = await applicationHistory.list(read, form.reference);
  if (!all.some(({ facts }) => facts.carriedFrom)) return form;
  const { history } = await applicationHistory.findTold(read, form, now);
  const untold = all.slice(history.length).find(({ facts }) => facts.carriedFrom);
  return { ...form, enrollment_year: untold?.facts.carriedFrom?.year ?? form.enrollment_year };
}
