import type { Check } from '#lib/metrics/checks.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { expectKnownVersion, NewerDatabase } from './migrate.server.ts';

/** Between two looks; what a newer program changes is seen by this one no later. */
const FRESH_MS = 1000;

/**
 * Throws `NewerDatabase` from the moment on at which another process has brought the database to a newer version, and
 * looks at most once a second. A database that does not answer is for others to tell.
 */
export function watchVersion(store: Store): Check {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<void> = Promise.resolve();
  return () => {
    if (performance.now() - lookedAt >= FRESH_MS) {
      lookedAt = performance.now();
      last = expectKnownVersion(store).catch((error: unknown) => {
        if (error instanceof NewerDatabase) throw error;
      });
      last.catch(() => {});
    }
    return last;
  };
}

/** The same store, which takes nothing as long as the check throws. */
export function writingOnly(store: Store, check: Check): Store {
  return {
    ...store,
    async write(work) {
      await check();
      return store.write(work);
    },
  };
}
