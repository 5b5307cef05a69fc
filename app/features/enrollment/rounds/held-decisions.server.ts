import type { ReadStore } from '#lib/store/store.server.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { holdsDecisions, stateOf } from './round.ts';
import { findRound, type Round } from './rounds.server.ts';
import '../tables.server.ts';

interface Form {
  enrollment_year: string;
  grade_level: string;
}

/**
 * When a family is told of a decision that is made now: of a child whose grade is in a round, at its release and not
 * before, with all others. Undefined of any other move.
 */
export async function findRelease(
  read: ReadStore,
  { enrollment_year: year, grade_level: grade }: Form,
  to: EnrollmentStatus,
  now: Date,
): Promise<Date | undefined> {
  if (!enrollmentStatuses[to].isDecision) return undefined;
  const round = await findRound(read, year);
  if (!round || !holdsDecisions(stateOf(round, now))) return undefined;
  return isInRound(round, grade) ? new Date(round.releaseAt) : undefined;
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
    .innerJoin('enrollment_applications as application', (join) =>
      join
        .onRef('application.reference', '=', 'reached.reference')
        .onRef('application.status', '=', 'reached.status'),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .where('application.enrollment_year', '=', year)
    .where('reached.tell_at', '=', releaseAt)
    .executeTakeFirstOrThrow();
  return Number(count);
}
