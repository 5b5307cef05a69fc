import { type ClockLeap, leapSince, trustedNow, type WrongSpan } from '../dates/clock-leap.ts';
import type { Needs } from '../needs.ts';
import { newRowId } from '../store/row-id.ts';
import type { ReadStore, Store, WriteTransaction } from '../store/store.server.ts';

declare module '../store/store.server.ts' {
  interface Tables {
    /** One row: what the clock of a process said last, while it went on from what it had said before. */
    clock_readings: { id: number; read_at: string };
    /** When the clock was behind; what was written then has dates that are too old. */
    wrong_clock_spans: WrongSpan & { id: string };
  }
}

const ONLY_ROW = 1;
/** The clock is read every ten minutes; what was written around a reading belongs to it. */
const AROUND_MS = 60 * 60_000;

/** By what the clock has leapt since the last reading; undefined also where there is none, as at the very first start. */
export async function findLeap(read: ReadStore, now: Date): Promise<ClockLeap | undefined> {
  const last = await lastReading(read);
  return last === undefined ? undefined : leapSince(last, now);
}

/** By what the database knows of the clock, what is taken for now by all that waits for a moment of its own. */
export async function findTrustedNow(read: ReadStore, now: Date): Promise<Date> {
  return trustedNow(await lastReading(read), now);
}

/** Looks whether the clock of this process can be taken at its word. */
export interface ClockWatch {
  /** Does the work unless the clock has leapt: for what goes by the date and cannot be taken back. */
  unlessLeapt(work: () => Promise<void>): Promise<void>;
  /** Takes a reading; a leap is logged once. Gives by what the clock has leapt. */
  read(): Promise<ClockLeap | undefined>;
}

export function watchClock({ store, clock, log }: Needs<'store' | 'clock' | 'log'>): ClockWatch {
  let told: string | undefined;
  return {
    async unlessLeapt(work) {
      const last = await lastReading(store.read);
      if (last !== undefined && !leapSince(last, clock.now())) await work();
    },
    async read() {
      const leap = await readClock(store, clock.now());
      if (leap && told !== leap.from)
        log.warn(
          leap,
          'the clock has leapt; nothing is erased and no round goes on until somebody says it is right',
        );
      told = leap?.from;
      return leap;
    },
  };
}

/**
 * Writes down what the clock says where that goes on from the last reading, and otherwise says by what it has leapt.
 * Several processes share the readings, so one whose clock is wrong is noticed by those that are right.
 */
function readClock(store: Store, now: Date): Promise<ClockLeap | undefined> {
  return store.write(async (transaction) => {
    const leap = await findLeap(transaction, now);
    if (leap && leap.to < leap.from) await noteBehind(transaction, now);
    if (leap) return leap;
    await sayClockIsRight(transaction, now);
    return undefined;
  });
}

/** From here on the clock is taken at its word: because it goes on from before, or an administrator says so. */
export async function sayClockIsRight(transaction: WriteTransaction, now: Date): Promise<void> {
  const read_at = now.toISOString();
  await transaction
    .insertInto('clock_readings')
    .values({ id: ONLY_ROW, read_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ read_at }))
    .execute();
  await transaction
    .updateTable('wrong_clock_spans')
    .set({ right_at: read_at })
    .where('right_at', 'is', null)
    .where('until_at', '<', read_at)
    .execute();
}

/** When the clock was behind, as far as it is known. */
export function listWrongSpans(read: ReadStore): Promise<WrongSpan[]> {
  return read.selectFrom('wrong_clock_spans').select(['from_at', 'until_at', 'right_at']).execute();
}

/** Forgets the spans that were over before an instant: by then nothing that came in them is spared. */
export async function forgetOldSpans(transaction: WriteTransaction, until: string): Promise<void> {
  await transaction.deleteFrom('wrong_clock_spans').where('right_at', '<=', until).execute();
}

/** What the clock of a process said last, while it went on from what it had said before. */
export async function lastReading(read: ReadStore): Promise<string | undefined> {
  const row = await read
    .selectFrom('clock_readings')
    .select('read_at')
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
  return row?.read_at;
}

/** A machine without a battery for its clock begins at the same date after each power cut: that is one span. */
async function noteBehind(transaction: WriteTransaction, now: Date): Promise<void> {
  const from_at = new Date(now.getTime() - AROUND_MS).toISOString();
  const until_at = new Date(now.getTime() + AROUND_MS).toISOString();
  const known = await transaction
    .selectFrom('wrong_clock_spans')
    .selectAll()
    .where('from_at', '<=', until_at)
    .where('until_at', '>=', from_at)
    .executeTakeFirst();
  if (!known) {
    const span = { id: newRowId(), from_at, until_at, right_at: null };
    await transaction.insertInto('wrong_clock_spans').values(span).execute();
    return;
  }
  await transaction
    .updateTable('wrong_clock_spans')
    .set({
      from_at: known.from_at < from_at ? known.from_at : from_at,
      until_at: known.until_at > until_at ? known.until_at : until_at,
      right_at: null,
    })
    .where('id', '=', known.id)
    .execute();
}
