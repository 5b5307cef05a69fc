import { randomUUID } from 'node:crypto';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { hashOfAddress } from '../hash-of-address.server.ts';
import { holdFamilies } from '../members.server.ts';
import { allHeldRecords } from '../registry.server.ts';
import type { ErasureReason } from '../tables.server.ts';

export interface Erasure {
  /** How many rows of each kind. */
  rows: Record<string, number>;
  files: number;
}

/** What happens within the same write. */
interface ErasingSteps {
  isAllowed?: (transaction: WriteTransaction) => Promise<boolean>;
  afterErasing?: (transaction: WriteTransaction, erased: Erasure) => Promise<void>;
}

export type ErasingServices = Needs<
  'store' | 'clock' | 'secret' | 'files' | 'log' | 'overwriteErased'
>;

/** Erases because somebody asked for it, for features that know of their own records only. */
export const eraseOnRequest =
  (services: ErasingServices) => (reference: string, steps: ErasingSteps) =>
    eraseRecords(services, reference, 'request', steps);

/**
 * Removes everything that is held under a reference, or about a subscriber's address, or under several of them in one
 * write, down to its bytes in the data folder, and keeps a record that it was done. Undefined when nothing was held, or when `isAllowed` says no at that
 * moment. A file that cannot be removed now goes with the nightly sweep, since no row names it any more; what cannot
 * be overwritten now is overwritten in the night.
 */
export async function eraseRecords(
  services: ErasingServices,
  subjects: string | readonly string[],
  reason: ErasureReason,
  { isAllowed, afterErasing }: ErasingSteps = {},
): Promise<Erasure | undefined> {
  const { store, files, clock, log, secret } = services;
  const now = clock.now();
  const references = [subjects].flat().filter((subject) => !subject.includes('@'));
  const erased = await store.write(async (transaction) => {
    await holdFamilies(transaction, references);
    if (isAllowed && !(await isAllowed(transaction))) return [];
    const done: ErasedSubject[] = [];
    for (const subject of [subjects].flat()) {
      const { rows, fileNames } = await eraseSubject(transaction, subject);
      const [kind] = Object.keys(rows);
      if (!kind) continue;
      const one = { id: randomUUID(), kind, rows, fileNames };
      await transaction
        .insertInto('erasures')
        .values({
          id: one.id,
          kind,
          reason,
          erased_at: now.toISOString(),
          ...(subject.includes('@')
            ? { reference: null, subject_hash: hashOfAddress(subject, secret) }
            : { reference: subject, subject_hash: null }),
          removed: JSON.stringify({ rows, files: fileNames.length }),
        })
        .execute();
      done.push(one);
    }
    if (done.length > 0) await afterErasing?.(transaction, erasedTogether(done));
    return done;
  });
  if (erased.length === 0) return undefined;
  for (const name of erased.flatMap(({ fileNames }) => fileNames)) await files.remove(name);
  await services.overwriteErased().catch((error) => logUnexpected(log, error));
  for (const { id, kind, rows, fileNames } of erased) {
    log.info({ erasure: id, kind, reason, rows, files: fileNames.length }, 'records erased');
  }
  return erasedTogether(erased);
}

interface ErasedSubject {
  id: string;
  kind: string;
  rows: Record<string, number>;
  fileNames: string[];
}

function erasedTogether(erased: readonly ErasedSubject[]): Erasure {
  const rows: Record<string, number> = {};
  for (const one of erased) {
    for (const [kind, count] of Object.entries(one.rows)) rows[kind] = (rows[kind] ?? 0) + count;
  }
  return { rows, files: erased.reduce((sum, { fileNames }) => sum + fileNames.length, 0) };
}

/** Asks everybody who holds something to remove it; the files are for the caller to remove after the commit. */
export async function eraseSubject(
  transaction: WriteTransaction,
  subject: string,
): Promise<{ rows: Record<string, number>; fileNames: string[] }> {
  const rows: Record<string, number> = {};
  const fileNames: string[] = [];
  for (const held of allHeldRecords) {
    const removed = await held.erase(transaction, subject);
    if (removed.rows > 0) rows[held.kind] = removed.rows;
    fileNames.push(...(removed.files ?? []));
  }
  return { rows, fileNames };
}
