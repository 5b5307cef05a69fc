import type { Clock } from '#lib/clock.ts';
import type { FileStore } from '#lib/files.server.ts';
import type { Log } from '#lib/log.server.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { allHeldRecords } from './registry.server.ts';
import type { ErasureReason } from './tables.server.ts';

interface ErasureServices {
  store: Store;
  files: FileStore;
  clock: Clock;
  log: Log;
}

export interface Erasure {
  /** How many rows of each kind. */
  rows: Record<string, number>;
  files: number;
}

/** What happens within the same write. */
interface ErasingSteps {
  isAllowed?: (transaction: WriteTransaction) => Promise<boolean>;
  afterErasing?: (transaction: WriteTransaction) => Promise<void>;
}

/** Erases because somebody asked for it, for features that know of their own records only. */
export const eraseOnRequest =
  (services: ErasureServices) => (reference: string, steps: ErasingSteps) =>
    eraseRecords(services, reference, 'request', steps);

/**
 * Removes everything that is held under a reference, or about a subscriber's address, and keeps a record that it was
 * done. Undefined when nothing was held, or when `isAllowed` says no at that moment. A file that cannot be removed now goes with the nightly sweep, since no row
 * names it any more.
 */
export async function eraseRecords(
  { store, files, clock, log }: ErasureServices,
  subject: string,
  reason: ErasureReason,
  { isAllowed, afterErasing }: ErasingSteps = {},
): Promise<Erasure | undefined> {
  const reference = subject.includes('@') ? null : subject;
  const erased = await store.write(async (transaction) => {
    if (isAllowed && !(await isAllowed(transaction))) return undefined;
    const rows: Record<string, number> = {};
    const fileNames: string[] = [];
    for (const held of allHeldRecords) {
      const removed = await held.erase(transaction, subject);
      if (removed.rows > 0) rows[held.kind] = removed.rows;
      fileNames.push(...(removed.files ?? []));
    }
    const [kind] = Object.keys(rows);
    if (!kind) return undefined;
    const removed = { rows, files: fileNames.length };
    await transaction
      .insertInto('erasures')
      .values({
        id: crypto.randomUUID(),
        kind,
        reference,
        reason,
        erased_at: clock.now().toISOString(),
        removed: JSON.stringify(removed),
      })
      .execute();
    await afterErasing?.(transaction);
    return { kind, fileNames, removed };
  });
  if (!erased) return undefined;
  for (const name of erased.fileNames) await files.remove(name);
  log.info({ kind: erased.kind, reference, reason, ...erased.removed }, 'records erased');
  return erased.removed;
}
