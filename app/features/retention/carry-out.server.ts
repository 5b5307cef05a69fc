import type { Retention } from '#features/content/schemas.ts';
import { type ErasingServices, eraseRecords } from '#features/families/erase-records.server.ts';
import { listEndedSubjects } from './ended-records.server.ts';
import { newestOver } from './kept-until.ts';

/**
 * Removes whatever has been kept its time, each in a transaction of its own, and logs what it was. What is left of all
 * of it on the disk is overwritten once, at the end.
 */
export async function carryOutRetention(services: ErasingServices, kept: Retention): Promise<void> {
  const now = services.clock.now();
  const untilTheEnd = { ...services, overwriteErased: async () => {} };
  try {
    for (const subject of await listEndedSubjects(services.store.read, kept, now)) {
      await eraseRecords(untilTheEnd, subject, 'retention');
    }
    await removeOld(services, 'idempotency_keys', 'created_at', kept.idempotencyKeyDays);
    await removeOld(services, 'outgoing_mails', 'settled_at', kept.settledMailDays);
  } finally {
    await services.overwriteErased();
  }
}

/** What belongs to nobody's record any more: only its age counts. */
async function removeOld(
  { store, clock, log }: ErasingServices,
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
