import { setTimeout as pause } from 'node:timers/promises';

/** As long as an office waits for a form to be taken; then it hears that the school can take nothing now. */
const LONGEST_WAIT_MS = 5000;
const LONGEST_PAUSE_MS = 50;
/** SQLite's result codes for a lock that another program or connection holds; the rest of the number says which. */
const BUSY = 5;

/**
 * Runs the work, and again while another program holds SQLite's one write lock. Everything else goes on between two
 * tries, which the waiting inside SQLite would stop. Rejects with the last refusal after five seconds. `isBegun`: says
 * that the work has had the lock already, and so must not run twice.
 */
export async function whenUnlocked<Result>(
  work: () => Promise<Result>,
  isBegun = () => false,
): Promise<Result> {
  const startedAt = performance.now();
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const isOver = performance.now() - startedAt > LONGEST_WAIT_MS;
      if (!isBusy(error) || isBegun() || isOver) throw error;
    }
    await pause(pauseMs);
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' && errcode % 256 === BUSY;
}
