import type { Clock } from '../dates/clock.ts';
import type { FileStore } from '../files/files.server.ts';
import type { Store } from '../store/store.server.ts';

declare module '../store/store.server.ts' {
  interface Tables {
    /** One row, written to see whether writing works. */
    write_probes: { id: number; written_at: string };
  }
}

/** Throws while what it looks at does not work. */
export type Check = () => Promise<void>;

/** Whoever asks more often gets the last answer again: anybody may ask, and a write costs a flush of the disk. */
const FRESH_MS = 1000;

/** Looks at most once a second, however often it is asked, and wherever the clock of the machine goes. */
export function freshCheck(look: Check): Check {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<void> = Promise.resolve();
  return () => {
    const now = performance.now();
    if (now - lookedAt >= FRESH_MS) {
      lookedAt = now;
      last = look();
      last.catch(() => {});
    }
    return last;
  };
}

/** Writes a row. */
export async function probeWriting(store: Store, clock: Clock): Promise<void> {
  const now = clock.now().toISOString();
  await store.write((transaction) =>
    transaction
      .insertInto('write_probes')
      .values({ id: 1, written_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now }))
      .execute(),
  );
}

/** Asks whether a file can be kept. A bucket is asked again and again until it answers; a check does not wait so long. */
export async function probeFiles(files: FileStore, timeoutMs = 3000): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The file store does not answer in time')),
      timeoutMs,
    );
  });
  await Promise.race([files.check(), timeout]).finally(() => clearTimeout(timer));
}
