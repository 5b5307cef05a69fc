import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { holdsDecisions, isPublished, stateOf } from './round.ts';
import { findRound, type Round } from './rounds.server.ts';

type Form = Pick<
  EnrollmentApplicationRow,
  'reference' | 'status' | 'enrollment_year' | 'grade_level'
>;

/**
 * When a family is told of a move that is made now: of a decision about a child whose grade is in a round, and of what
 * follows from one that waits, at the release and not before, with all others. Undefined of any other move.
 */
export async function findRelease(
  read: ReadStore,
  { reference, status, enrollment_year: year, grade_level: grade }: Form,
  to: EnrollmentStatus,
  now: Date,
): Promise<Date | undefined> {
  const round = await findRound(read, year);
  if (!round || !isInRound(round, grade) || !holdsDecisions(stateOf(round, now))) return undefined;
  const { releaseAt } = round;
  const isHeld =
    enrollmentStatuses[to].isDecision || (await waitsFor(read, { reference, status, releaseAt }));
  return isHeld ? new Date(releaseAt) : undefined;
}

async function waitsFor(
  read: ReadStore,
  { reference, status, releaseAt }: Pick<Form, 'reference' | 'status'> & { releaseAt: string },
): Promise<boolean> {
  const waiting = await read
    .selectFrom('case_statuses')
    .select('number')
    .where('reference', '=', reference)
    .where('status', '=', status)
    .where('tell_at', '=', releaseAt)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Whether what is decided of children of this grade now waits for the release of a round. */
export async function holdsGrade(
  read: ReadStore,
  { year, grade }: { year: string; grade: string },
  now: Date,
): Promise<boolean> {
  const round = await findRound(read, year);
  return round !== undefined && isInRound(round, grade) && holdsDecisions(stateOf(round, now));
}

/** The school days to answer an offer that the round of this child says; undefined where those of the desk count. */
export async function findAnswerDays(
  read: ReadStore,
  { enrollment_year: year, grade_level: grade }: Pick<Form, 'enrollment_year' | 'grade_level'>,
  now: Date,
): Promise<number | undefined> {
  const round = await findRound(read, year);
  if (!round || !isInRound(round, grade) || !isPublished(stateOf(round, now))) return undefined;
  return round.answerDays ?? undefined;
}

/** The school days for which the round of this child keeps a place after the day to answer; undefined where it says none. */
export async function findOverdueDays(
  read: ReadStore,
  { enrollment_year: year, grade_level: grade }: Pick<Form, 'enrollment_year' | 'grade_level'>,
): Promise<number | undefined> {
  const round = await findRound(read, year);
  return round && isInRound(round, grade) ? (round.overdueDays ?? undefined) : undefined;
}

export const isInRound = ({ places }: Pick<Round, 'places'>, grade: string) =>
  places.some((one) => one.grade === grade);

/** How many decisions wait for the release of this round; their letters name the day to answer that follows from it. */
export async function countHeldDecisions(
  read: ReadStore,
  { year, releaseAt }: Pick<Round, 'year' | 'releaseAt'>,
): Promise<number> {
  const { count } = await read
    .selectFrom('case_statuses as reached')
    .innerJoin('enrollment_applications as application', isStatusOf('application'))
    .select(({ fn }) => fn.countAll().as('count'))
    .where('application.enrollment_year', '=', year)
    .where('reached.tell_at', '=', releaseAt)
    .executeTakeFirstOrThrow();
  return Number(count);
}
