import type { StaffIn } from '#desk/require-room.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { ColumnRole } from './reading/column-roles.ts';
import type { KeptLayout } from './reading/find-columns.ts';
import './tables.server.ts';

/** A school has two or three providers; the oldest beyond this are forgotten. */
const MOST_KEPT = 30;

/** What the office has said of the columns of statements, the newest first. */
export async function listLayouts(read: ReadStore): Promise<KeptLayout[]> {
  const rows = await read
    .selectFrom('statement_layouts')
    .select(['names', 'layout'])
    .orderBy('named_at', 'desc')
    .orderBy('names')
    .execute();
  return rows.map(({ names, layout }) => ({
    names: JSON.parse(names) as string[],
    layout: (JSON.parse(layout) as (ColumnRole | '')[]).map((role) => role || undefined),
  }));
}

/** Remembers what the columns with these names hold. */
export async function keepLayout(
  transaction: WriteTransaction,
  staff: StaffIn<'meals'>,
  { names, layout }: KeptLayout,
  now: Date,
): Promise<void> {
  const row = {
    names: JSON.stringify(names),
    layout: JSON.stringify(layout.map((role) => role ?? '')),
    named_at: now.toISOString(),
  };
  await transaction
    .insertInto('statement_layouts')
    .values(row)
    .onConflict((same) => same.column('names').doUpdateSet(row))
    .execute();
  const [, ...tooMany] = await transaction
    .selectFrom('statement_layouts')
    .select('names')
    .orderBy('named_at', 'desc')
    .offset(MOST_KEPT - 1)
    .limit(MOST_KEPT)
    .execute();
  for (const old of tooMany) {
    await transaction.deleteFrom('statement_layouts').where('names', '=', old.names).execute();
  }
  const act = { act: 'changed', about: 'meal payments', detail: 'columns of a statement' } as const;
  await recordAct(transaction, staff, act, now);
}
