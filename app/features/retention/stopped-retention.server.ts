import type { Retention } from '#features/content/schemas.ts';
import { roomsOfSubmissions } from '#features/families/search/search-rooms.server.ts';
import { listEndedSubjects } from '#features/submissions/ended-subjects.server.ts';
import { findLeap } from '#lib/jobs/clock-readings.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { mostInOneNight } from './one-night.ts';
import './tables.server.ts';

const ONLY_ROW = 1;

/** Of all records, those whose time is over. Addresses of the newsletter are not counted: they come and go each week. */
interface DueRecords {
  references: string[];
  /** How many records there are. */
  of: number;
}

export async function findDue(read: ReadStore, kept: Retention, now: Date): Promise<DueRecords> {
  const subjects = await listEndedSubjects(read, kept, now);
  const counts = await Promise.all(roomsOfSubmissions.map((room) => room.countRecords(read)));
  return {
    references: subjects.filter((subject) => !subject.includes('@')),
    of: counts.reduce((sum, count) => sum + count, 0),
  };
}

export function isTooMany({ references, of }: DueRecords): boolean {
  return references.length > mostInOneNight(of);
}

/** How many wait to be erased, and how many an administrator has allowed to go at once. */
export async function findStoppedRetention(
  read: ReadStore,
): Promise<{ due: number | null; allowed: number | null }> {
  const row = await read
    .selectFrom('held_retention')
    .select(['due', 'allowed'])
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
  return row ?? { due: null, allowed: null };
}

/** Whether nothing is erased until an administrator has looked, as far as this process sees it. */
export async function isErasingStopped(read: ReadStore, now: Date): Promise<boolean> {
  if (await findLeap(read, now)) return true;
  return (await findStoppedRetention(read)).due !== null;
}

export async function setStoppedRetention(
  transaction: WriteTransaction,
  row: { due: number | null; allowed: number | null },
): Promise<void> {
  await transaction
    .insertInto('held_retention')
    .values({ id: ONLY_ROW, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/**
 * Whether more is over than goes in one night unasked, and nobody has allowed it. Then it is written down for Today and,
 * when that is new, in the log.
 */
export async function holdTooMany(
  { store, log }: Needs<'store' | 'log'>,
  kept: Retention,
  now: Date,
): Promise<boolean> {
  const found = await findDue(store.read, kept, now);
  const stopped = await findStoppedRetention(store.read);
  const due = found.references.length;
  if (!isTooMany(found) || due <= (stopped.allowed ?? 0)) return false;
  if (stopped.due === due && stopped.allowed === null) return true;
  await store.write((transaction) => setStoppedRetention(transaction, { due, allowed: null }));
  log.warn({ due, of: found.of }, 'too many records are over at once; nothing is erased unasked');
  return true;
}
