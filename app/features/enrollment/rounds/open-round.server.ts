import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { Criteria } from '../places/criteria.ts';
import { isPublished, type RoundState, stateOf, takesForms } from './round.ts';
import { listRounds, type Round } from './rounds.server.ts';

/** A round as the enrollment form and the sheet on paper tell of it. */
export interface RoundToApply {
  year: string;
  grades: string[];
  closesAt: string;
  seal: string;
  /** Who comes first in it. */
  criteria: Criteria;
  /** Whether a child that applies now is in the draw; else it stands behind it. */
  isOpen: boolean;
}

/** The rounds that whoever applies has to know of. */
export async function listRoundsToApply(read: ReadStore, now: Date): Promise<RoundToApply[]> {
  const rounds = (await listRounds(read)).map((round) => ({ round, state: stateOf(round, now) }));
  return rounds
    .filter(({ state }) => isPublished(state))
    .map(({ round: { year, places, closesAt, seal, criteria }, state }) => ({
      year,
      grades: places.map(({ grade }) => grade),
      closesAt,
      seal,
      criteria,
      isOpen: takesForms(state),
    }));
}

/** The rounds that are under way, with the day that counts next for the office. */
export async function listRoundsUnderWay(
  read: ReadStore,
  now: Date,
): Promise<{ round: Round; state: RoundState; on: PlainDate }[]> {
  const rounds = (await listRounds(read)).map((round) => ({ round, state: stateOf(round, now) }));
  return rounds
    .filter(({ state }) => state !== 'prepared' && state !== 'released')
    .map(({ round, state }) => ({ round, state, on: nextDay(round, state) }));
}

function nextDay(round: Round, state: RoundState): PlainDate {
  if (state === 'agreed') return round.opensOn;
  if (state === 'open') return dayInLusaka(new Date(round.closesAt));
  return dayInLusaka(new Date(state === 'drawn' ? round.releaseAt : round.drawAt));
}
