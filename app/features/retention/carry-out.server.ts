import type { Retention } from '#features/content/schemas.ts';
import { eraseRecords } from '#features/families/erase-records.server.ts';
import type { Clock } from '#lib/clock.ts';
import type { FileStore } from '#lib/files.server.ts';
import type { Log } from '#lib/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { listEndedSubjects } from './ended-records.server.ts';
import { newestOver } from './kept-until.ts';

interface Surroundings {
  store: Store;
  files: FileStore;
  clock: Clock;
  log: Log;
}

/** Removes whatever has been kept its time, each in a transaction of its own, and logs what it was. */
export async function carryOutRetention(
  surroundings: Surroundings,
  kept: Retention,
): Promise<void> {
  const now = surroundings.clock.now();
  for (const subject of await listEndedSubjects(surroundings.store.read, kept, now)) {
    await eraseRecords(surroundings, subject, 'retention');
  }
  await removeOld(surroundings, 'idempotency_keys', 'created_at', kept.idempotencyKeyDays);
  await removeOld(surroundings, 'outgoing_mails', 'settled_at', kept.settledMailDays);
}

/** What belongs to nobody's record any more: only its age counts. */
async function removeOld(
  { store, clock, log }: Surroundings,
  table: 'idempotency_keys' | 'outgoing_mails',
  column: 'created_at' | 'settled_at',
  days: number,
): Promise<void> {
  const { numDeletedRows } = await store.write((transaction) =>
    transaction
      .deleteFrom(table)
      .where(transaction.dynamic.ref(column), '<=', newestOver(days, clock.now()))
      .executeTakeFirst(),
  );
  if (numDeletedRows > 0n)
    log.info({ kind: table, rows: Number(numDeletedRows) }, 'old rows removed');
}
