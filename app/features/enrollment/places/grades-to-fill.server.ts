import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { applicationDay } from '../enrollment-years.ts';
import { isInRound } from '../rounds/held-decisions.server.ts';
import { listRoundsUnderWay } from '../rounds/open-round.server.ts';
import { holdsDecisions } from '../rounds/round.ts';
import { countPlaces } from './count-places.server.ts';
import { type GradeCount, placesLeft } from './places.ts';

/**
 * The grades in which a place is free and somebody waits, in the years that families can apply for. Until
 * the letters of a round are out nobody of its grades is next: whoever is called would know before the others.
 */
export async function gradesToFill(
  read: ReadStore,
  content: Pick<Content, 'calendar' | 'school' | 'enrollment'>,
  now: Date,
): Promise<GradeCount[]> {
  const { years, today } = applicationDay(content, dayInLusaka(now));
  const counts = await countPlaces(read, content, years, today);
  const held = (await listRoundsUnderWay(read, now)).filter(({ state }) => holdsDecisions(state));
  const waitsForRound = ({ year, grade }: GradeCount) =>
    held.some(({ round }) => round.year === year && isInRound(round, grade));
  return counts.filter(
    (count) => (placesLeft(count) ?? 0) > 0 && count.waiting > 0 && !waitsForRound(count),
  );
}
