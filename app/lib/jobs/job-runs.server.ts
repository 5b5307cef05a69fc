import { randomUUID } from 'node:crypto';
import { dayInLusaka, type PlainDate } from '../dates/plain-date.ts';
import type { Needs } from '../needs.ts';

declare module '../store/store.server.ts' {
  interface Tables {
    /** Jobs that are done once a day, however many processes there are. */
    job_runs: {
      job: string;
      /** The last day that is done. */
      done_for: string | null;
      leased_by: string | null;
      leased_until: string | null;
    };
  }
}

const HOUR_MS = 3_600_000;
/** Longer than any of these jobs; a process that dies in the middle holds the others up no longer than this. */
const LEASE_MS = HOUR_MS;

/** The newest day in Lusaka on which it has been `hour` o'clock. */
export function dueDay(now: Date, hour: number): PlainDate {
  return dayInLusaka(new Date(now.getTime() - hour * HOUR_MS));
}

/** What was not done and waits for somebody of the office; it is asked for again. */
export const HELD = 'held';

/**
 * Does the work unless it is done for this day, or another process is at it. A failure leaves it to be done again
 * at the next call, and so do work that is held and a process that dies in the middle, once its lease is over. A day
 * beyond today, and a lease that nobody takes for so long, are of a clock that was wrong: they hold nothing up.
 */
export async function oncePerDay(
  { store, clock }: Needs<'store' | 'clock'>,
  { job, day }: { job: string; day: PlainDate },
  work: () => Promise<unknown>,
): Promise<void> {
  const own = randomUUID();
  const now = clock.now();
  const isOurs = await store.write(async (transaction) => {
    await transaction
      .insertInto('job_runs')
      .values({ job, done_for: null, leased_by: null, leased_until: null })
      .onConflict((conflict) => conflict.column('job').doNothing())
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('job_runs')
      .set({
        leased_by: own,
        leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
      })
      .where('job', '=', job)
      .where((row) =>
        row.or([
          row('done_for', 'is', null),
          row('done_for', '<', day),
          row('done_for', '>', dayInLusaka(now)),
        ]),
      )
      .where((row) =>
        row.or([
          row('leased_until', 'is', null),
          row('leased_until', '<', now.toISOString()),
          row('leased_until', '>', new Date(now.getTime() + 2 * LEASE_MS).toISOString()),
        ]),
      )
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
  if (!isOurs) return;
  let isDone = false;
  try {
    isDone = (await work()) !== HELD;
  } finally {
    await store.write((transaction) =>
      transaction
        .updateTable('job_runs')
        .set({ ...(isDone && { done_for: day }), leased_by: null, leased_until: null })
        .where('job', '=', job)
        .where('leased_by', '=', own)
        .execute(),
    );
  }
}
