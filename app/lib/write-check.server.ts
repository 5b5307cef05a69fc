import type { Clock } from './clock.ts';
import type { FileStore } from './files.server.ts';
import type { Store } from './store/store.server.ts';

declare module './store/store.server.ts' {
  interface Tables {
    /** One row, written to see whether writing works. */
    write_probes: { id: number; written_at: string };
  }
}

/** Whoever asks more often gets the last answer again: anybody may ask, and a write costs a flush of the disk. */
const FRESH_MS = 1000;

/** A check that throws while submissions cannot be stored: it writes a row, and asks whether a file can be kept. */
export function newWriteCheck(store: Store, files: FileStore, clock: Clock): () => Promise<void> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<void> = Promise.resolve();
  return () => {
    const now = clock.now().getTime();
    if (now - checkedAt >= FRESH_MS) {
      checkedAt = now;
      last = check(store, files, new Date(now).toISOString());
      last.catch(() => {});
    }
    return last;
  };
}

async function check(store: Store, files: FileStore, now: string): Promise<void> {
  await store.write((transaction) =>
    transaction
      .insertInto('write_probes')
      .values({ id: 1, written_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: now }))
      .execute(),
  );
  await files.check();
}
