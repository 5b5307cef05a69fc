import { lastReading } from '#lib/jobs/clock-readings.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { Criteria } from '../places/criteria.ts';
import { type Drawn, readList } from './draw.server.ts';
import type { AtLastPlace, PlacesOfRound, RoundBegun } from './round.ts';
import type { RoundRow } from './tables.server.ts';
import './tables.server.ts';

/** Whoever changes a round, freezes its list or draws waits for whoever does it already. */
export const ROUNDS_LOCK = 'rounds';

/** The round of a year as programs of the school know it; nothing of the words before they are opened. */
export interface Round extends RoundBegun {
  year: string;
  version: number;
  places: PlacesOfRound;
  keptReason: string;
  movedBecause: string;
  agreedBy: string | null;
  seal: string;
  list: Drawn[];
  listSeal: string;
  witness: string;
  witnessRole: string;
  drawnBy: string | null;
  atLastPlace: AtLastPlace;
  /** As they stood when somebody said yes to the round; until then as they stood when it was written. */
  criteria: Criteria;
  answerDays: number | null;
  overdueDays: number | null;
  offersAt: string | null;
  offersBy: string | null;
  /** Undefined until it is drawn. */
  opened: { secret: string; dice: string } | undefined;
}

export async function findRound(read: ReadStore, year: string): Promise<Round | undefined> {
  const row = await read
    .selectFrom('rounds')
    .selectAll()
    .where('year', '=', year)
    .executeTakeFirst();
  return row && roundOf(row, await lastReading(read));
}

export async function listRounds(read: ReadStore): Promise<Round[]> {
  const rows = await read.selectFrom('rounds').selectAll().orderBy('year').execute();
  const clockReadAt = await lastReading(read);
  return rows.map((row) => roundOf(row, clockReadAt));
}

function roundOf(row: RoundRow, clockReadAt: string | undefined): Round {
  return {
    year: row.year,
    version: row.version,
    places: JSON.parse(row.places),
    keptReason: row.kept_reason,
    opensOn: row.opens_on,
    closesAt: row.closes_at,
    drawAt: row.draw_at,
    releaseAt: row.release_at,
    movedBecause: row.moved_because,
    agreedAt: row.agreed_at,
    agreedBy: row.agreed_by,
    seal: row.seal,
    frozenAt: row.frozen_at,
    list: readList(row.list),
    listSeal: row.list_seal,
    drawnAt: row.drawn_at,
    drawnBy: row.drawn_by,
    witness: row.witness,
    witnessRole: row.witness_role,
    atLastPlace: row.at_last_place,
    criteria: JSON.parse(row.criteria),
    answerDays: row.answer_days,
    overdueDays: row.overdue_days,
    offersAt: row.offers_at,
    offersBy: row.offers_by,
    clockReadAt,
    opened: row.drawn_at === null ? undefined : { secret: row.secret, dice: row.dice },
  };
}

/** Writes something of the round down; whoever looked before sees that it is another version. */
export async function writeRound(
  transaction: WriteTransaction,
  { year, version }: Pick<Round, 'year' | 'version'>,
  set: Partial<Omit<RoundRow, 'year' | 'version'>>,
): Promise<void> {
  await transaction
    .updateTable('rounds')
    .set({ ...set, version: version + 1 })
    .where('year', '=', year)
    .execute();
}
