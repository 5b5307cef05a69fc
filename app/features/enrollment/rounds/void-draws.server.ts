import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import {
  type Drawn,
  type DrawnFrom,
  linesOfList,
  numbersIn,
  orderOf,
  readList,
} from './draw.server.ts';
import type { Round } from './rounds.server.ts';
import type { VoidDrawRow } from './tables.server.ts';
import './tables.server.ts';

/** A draw that does not count any more. */
export interface VoidDraw
  extends Pick<DrawnRound, 'seal' | 'listSeal' | 'list' | 'opened' | DrawnColumn> {
  /** From 1: the first draw of the round. */
  number: number;
  /** Why, as everybody reads it. */
  because: string;
  voidedAt: string;
}

type DrawnColumn = 'frozenAt' | 'witness' | 'witnessRole' | 'drawnAt' | 'drawnBy';

/** A round whose order is there. */
export interface DrawnRound extends Round {
  frozenAt: string;
  drawnAt: string;
  drawnBy: string;
  opened: NonNullable<Round['opened']>;
}

export const isDrawn = (round: Round): round is DrawnRound => round.opened !== undefined;

/** The draws of a year that do not count any more, from the first. */
export async function listVoidDraws(read: ReadStore, year: string): Promise<VoidDraw[]> {
  const rows = await read
    .selectFrom('void_draws')
    .selectAll()
    .where('year', '=', year)
    .orderBy('number')
    .execute();
  return rows.map(drawOf);
}

function drawOf(row: VoidDrawRow): VoidDraw {
  return {
    number: row.number,
    because: row.because,
    voidedAt: row.voided_at,
    seal: row.seal,
    frozenAt: row.frozen_at,
    list: readList(row.list),
    listSeal: row.list_seal,
    opened: { secret: row.secret, dice: row.dice },
    witness: row.witness,
    witnessRole: row.witness_role,
    drawnAt: row.drawn_at,
    drawnBy: row.drawn_by,
  };
}

/** Writes the draw of a round to those that do not count. */
export async function keepVoidDraw(
  transaction: WriteTransaction,
  { year, ...drawn }: DrawnRound,
  voided: Pick<VoidDraw, 'number' | 'because' | 'voidedAt'> & { by: string },
): Promise<void> {
  await transaction
    .insertInto('void_draws')
    .values({
      year,
      number: voided.number,
      because: voided.because,
      voided_at: voided.voidedAt,
      voided_by: voided.by,
      secret: drawn.opened.secret,
      seal: drawn.seal,
      frozen_at: drawn.frozenAt,
      list: linesOfList(drawn.list),
      list_seal: drawn.listSeal,
      dice: drawn.opened.dice,
      witness: drawn.witness,
      witness_role: drawn.witnessRole,
      drawn_at: drawn.drawnAt,
      drawn_by: drawn.drawnBy,
    })
    .execute();
}

/** The children, by `ticket grade`, who have another number by one draw than by the one before, or are in one only. */
export function movedBy(before: DrawOfList, after: DrawOfList): Set<string> {
  const [numbersBefore, numbersAfter] = [before, after].map(({ list, listSeal, opened }) =>
    numbersIn(orderOf(list, { ...opened, listSeal })),
  ) as [Map<string, number>, Map<string, number>];
  const all = new Set([...numbersBefore.keys(), ...numbersAfter.keys()]);
  return new Set([...all].filter((key) => numbersBefore.get(key) !== numbersAfter.get(key)));
}

interface DrawOfList extends Pick<DrawnFrom, 'listSeal'> {
  list: readonly Drawn[];
  opened: Omit<DrawnFrom, 'listSeal'>;
}
