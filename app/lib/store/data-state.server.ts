import type { Needs } from '../needs.ts';
import type { ReadStore, WriteTransaction } from './store.server.ts';

declare module './store.server.ts' {
  interface Tables {
    /** One row: when the data was copied away, and since when a copy is waited for. */
    last_copy: { id: number; taken_at: string | null; since: string };
    /** One row: what the last look at every page of the SQLite file found. */
    page_checks: { id: number; checked_at: string; damage: string | null };
  }
}

const ONLY_ROW = 1;

/** When the last copy was taken; where there is none, since when the site has run without one. */
export async function findLastCopy(
  read: ReadStore,
): Promise<{ takenAt: string | undefined; since: string }> {
  const { taken_at, since } = await read
    .selectFrom('last_copy')
    .select(['taken_at', 'since'])
    .where('id', '=', ONLY_ROW)
    .executeTakeFirstOrThrow();
  return { takenAt: taken_at ?? undefined, since };
}

export async function noteCopy(transaction: WriteTransaction, takenAt: string): Promise<void> {
  await transaction
    .updateTable('last_copy')
    .set({ taken_at: takenAt })
    .where('id', '=', ONLY_ROW)
    .execute();
}

/** What was wrong with the pages of the database when they were looked at last; undefined where nothing was. */
export async function findDamage(read: ReadStore): Promise<string | undefined> {
  const row = await read
    .selectFrom('page_checks')
    .select('damage')
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
  return row?.damage ?? undefined;
}

interface Checked extends Needs<'store' | 'log'> {
  findDamagedPage: (() => Promise<string | undefined>) | undefined;
}

/** Looks at every page of the database, where it has any of its own, and keeps what was found. */
export async function checkPages(
  { store, findDamagedPage, log }: Checked,
  now: Date,
): Promise<void> {
  if (!findDamagedPage) return;
  const damage = await findDamagedPage();
  if (damage) log.error({ damage }, 'the database is damaged');
  await store.write((transaction) => noteCheck(transaction, damage, now));
}

async function noteCheck(
  transaction: WriteTransaction,
  damage: string | undefined,
  now: Date,
): Promise<void> {
  const row = { checked_at: now.toISOString(), damage: damage ?? null };
  await transaction
    .insertInto('page_checks')
    .values({ id: ONLY_ROW, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
