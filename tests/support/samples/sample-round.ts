import { criteriaOf } from '#features/enrollment/places/criteria.ts';
import {
  type Drawn,
  linesOfList,
  orderOf,
  sealOf,
} from '#features/enrollment/rounds/draw.server.ts';
import type { RoundRow } from '#features/enrollment/rounds/tables.server.ts';

export const SAMPLE_SECRET = 'maize river bench drum goat lantern';
export const SAMPLE_DICE = '3526144265';

/** A list of so many children in two grades, the same each time; the last two are twins. */
export function sampleList(count: number): Drawn[] {
  return Array.from({ length: count }, (_, at) => ({
    ticket: String(1000 + ((Math.min(at, count - 2) * 7919) % 9000)),
    grade: at % 4 === 0 ? 'ece1' : 'grade1',
    group: [3, 3, 1, 3, 3, 2, 3][at % 7] as number,
  })).map((one, at, all) => (at === count - 1 ? { ...(all[at - 1] as Drawn) } : one));
}

const placesOf = (places: object[]) => JSON.stringify(places);

/** A round that is open since `opensOn`; what comes later is said by `changes`, or by the two functions below. */
export function sampleRound(year: string, changes: Partial<RoundRow> = {}): RoundRow {
  return {
    year,
    version: 1,
    places: placesOf([
      { grade: 'ece1', places: 6, kept: 0 },
      { grade: 'grade1', places: 12, kept: 2 },
    ]),
    kept_reason: 'The head keeps them',
    opens_on: '2026-10-05',
    closes_at: '2026-10-30T14:00:00.000Z',
    draw_at: '2026-11-03T08:00:00.000Z',
    release_at: '2026-11-05T06:00:00.000Z',
    moved_because: '',
    agreed_at: '2026-10-01T08:00:00.000Z',
    agreed_by: 'Mary Zulu',
    secret: SAMPLE_SECRET,
    seal: sealOf(SAMPLE_SECRET),
    frozen_at: null,
    list: '',
    list_seal: '',
    dice: '',
    witness: '',
    witness_role: '',
    drawn_at: null,
    drawn_by: null,
    at_last_place: 'bothWait',
    criteria: JSON.stringify(criteriaOf({})),
    answer_days: null,
    overdue_days: null,
    offers_at: null,
    offers_by: null,
    offer_letters: '',
    ...changes,
  };
}

/** The same with its list frozen. */
export function frozenRound(year: string, list: readonly Drawn[], changes: Partial<RoundRow> = {}) {
  const lines = linesOfList(list);
  const frozen = { frozen_at: '2026-11-03T08:00:00.000Z', list: lines, list_seal: sealOf(lines) };
  return sampleRound(year, { ...frozen, ...changes });
}

/** The same, drawn. */
export function drawnRound(year: string, list: readonly Drawn[], changes: Partial<RoundRow> = {}) {
  return frozenRound(year, list, {
    dice: SAMPLE_DICE,
    witness: 'Grace Mulenga',
    witness_role: 'The chair of the PTA',
    drawn_at: '2026-11-03T08:20:00.000Z',
    drawn_by: 'Mary Zulu',
    ...changes,
  });
}

/** The order that the round of `drawnRound` has. */
export function orderOfSample(list: readonly Drawn[]) {
  const listSeal = sealOf(linesOfList(list));
  return orderOf(list, { secret: SAMPLE_SECRET, dice: SAMPLE_DICE, listSeal });
}

/** What writes a row of the table into a school's database, until the desk can. */
export function insertionOf(row: RoundRow): string {
  const written = Object.values(row).map((value) =>
    value === null
      ? 'null'
      : typeof value === 'number'
        ? value
        : `'${value.replaceAll("'", "''")}'`,
  );
  return `insert into rounds (${Object.keys(row).join(', ')}) values (${written.join(', ')})`;
}
