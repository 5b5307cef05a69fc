import { refuse } from '#desk/record/desk-answer.server.ts';
import { gradeName, grades } from '#features/content/grades.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { momentOf } from '#lib/dates/typed-moment.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { countPlaces } from '../../places/count-places.server.ts';
import { criteriaOf } from '../../places/criteria.ts';
import { freePlaces, placesLeft } from '../../places/places.ts';
import { type PlacesOfRound, type RoundDays, stateOf } from '../round.ts';
import { faultsOfDays } from '../round-days.ts';
import { writeRound } from '../rounds.server.ts';
import { NO_ROUND, type RoundChanged, type RoundWork } from './change-round.server.ts';
import type { RoundChange } from './round-schema.ts';
import '../tables.server.ts';

type Prepared = Extract<RoundChange, { change: 'prepare' }>;

const TOO_LATE = refuse(
  'The office has said yes to this round. Take that back first, while it is not open; after that only the days can move.',
);

/** The instants of the later days, as they were typed. */
export function laterDaysOf(
  asked: Pick<
    Prepared,
    'closesOn' | 'closesTime' | 'drawOn' | 'drawTime' | 'releaseOn' | 'releaseTime'
  >,
): Omit<RoundDays, 'opensOn'> {
  return {
    closesAt: momentOf(asked.closesOn, asked.closesTime).toISOString(),
    drawAt: momentOf(asked.drawOn, asked.drawTime).toISOString(),
    releaseAt: momentOf(asked.releaseOn, asked.releaseTime).toISOString(),
  };
}

/** Which field of the screen an instant was typed into. */
export const fieldOfDay = {
  opensOn: 'opensOn',
  closesAt: 'closesOn',
  drawAt: 'drawOn',
  releaseAt: 'releaseOn',
} as const satisfies Record<keyof RoundDays, string>;

/** Writes days and places of a round that nobody outside knows of. */
export async function prepareRound(
  { transaction, round, content, now }: RoundWork,
  asked: Prepared,
): Promise<RoundChanged> {
  if (round && stateOf(round, now) !== 'prepared') return TOO_LATE;
  const days = { opensOn: asked.opensOn, ...laterDaysOf(asked) };
  const [fault] = faultsOfDays(days, { now, calendar: content.calendar });
  if (fault) return refuse(fault.message, fieldOfDay[fault.field]);
  const places = grades
    .map((grade) => ({ grade, places: asked.places[grade], kept: asked.kept[grade] }))
    .filter((one) => one.places > 0 || one.kept > 0);
  if (places.length === 0)
    return refuse('Write for at least one grade how many places there are', `places.${grades[0]}`);
  const tooMany = places.find((one) => one.kept > one.places);
  if (tooMany) {
    const detail = `${gradeName(tooMany.grade)}: ${tooMany.kept} places are kept, and there are ${tooMany.places}`;
    return refuse(detail, `kept.${tooMany.grade}`);
  }
  if (places.some(({ kept }) => kept > 0) && !asked.keptReason)
    return refuse('Say why places are kept; only the office reads it', 'keptReason');
  const missing = await notFree(transaction, content, asked.year, places, now);
  if (missing) return refuse(missing.detail, `places.${missing.grade}`);
  const set = {
    places: JSON.stringify(places),
    kept_reason: asked.keptReason,
    opens_on: days.opensOn,
    closes_at: days.closesAt,
    draw_at: days.drawAt,
    release_at: days.releaseAt,
    at_last_place: asked.atLastPlace,
    answer_days: asked.answerDays,
    overdue_days: asked.overdueDays,
    criteria: JSON.stringify(criteriaOf(content.enrollment)),
  };
  if (round) await writeRound(transaction, round, set);
  else
    await transaction
      .insertInto('rounds')
      .values({ year: asked.year, ...empty, ...set })
      .execute();
  return { did: round ? 'days and places changed' : 'days and places written' };
}

const empty = {
  version: 1,
  moved_because: '',
  secret: '',
  seal: '',
  list: '',
  list_seal: '',
  dice: '',
  witness: '',
  witness_role: '',
  offer_letters: '',
};

/** The first grade that has fewer free places than the round promises, where somebody wrote how many it has. */
export async function notFree(
  read: ReadStore,
  content: RoundWork['content'],
  year: string,
  places: PlacesOfRound,
  now: Date,
): Promise<{ grade: string; detail: string } | undefined> {
  const counts = await countPlaces(read, content, [year], dayInLusaka(now));
  for (const one of places) {
    const left = placesLeft(counts.find(({ grade }) => grade === one.grade) ?? { held: {} });
    if (left === undefined || one.places <= Math.max(0, left)) continue;
    const detail = `${gradeName(one.grade)}: ${freePlaces(left)} in ${year}, and the round has ${one.places}. Write fewer, or change the places of the year`;
    return { grade: one.grade, detail };
  }
  return undefined;
}

/** Takes the yes back, as long as the round is not open: then its words are thrown away, and days and places can change. */
export async function stopRound({ transaction, round, now }: RoundWork): Promise<RoundChanged> {
  if (!round) return NO_ROUND;
  if (stateOf(round, now) !== 'agreed')
    return refuse('The round is open, or nobody has said yes to it. Only its days can move.');
  const set = { agreed_at: null, agreed_by: null, secret: '', seal: '' };
  await writeRound(transaction, round, set);
  return { did: 'the yes to it taken back' };
}
