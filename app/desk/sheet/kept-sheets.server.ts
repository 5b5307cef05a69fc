import { type Actor, recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { newRowId } from '#lib/store/row-id.ts';
import { isUniqueViolation, type ReadStore, type Store } from '#lib/store/store.server.ts';
import { type DeskOutcome, refuse } from '../record/desk-answer.server.ts';
import type { SheetChange } from './sheet-schemas.ts';
import './sheet-tables.server.ts';

/** A choice of columns that the office has kept under a name. */
export interface KeptSheet {
  id: string;
  name: string;
  columns: string[];
}

/** Those of one list, which everybody sees who works in its room. */
export async function listKeptSheets(read: ReadStore, room: string): Promise<KeptSheet[]> {
  const rows = await read
    .selectFrom('kept_sheets')
    .select(['id', 'name', 'columns'])
    .where('room', '=', room)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, columns: row.columns.split(',') }));
}

/** Keeps a choice of columns under a name, or removes one. What was printed or saved with it stays as it was. */
export async function changeKeptSheets(
  { store, clock }: { store: Store; clock: Clock },
  staff: Actor,
  { room, about }: { room: string; about: string },
  change: SheetChange,
): Promise<DeskOutcome<{ id?: string }>> {
  const now = clock.now();
  const id = newRowId();
  try {
    return await store.write(async (transaction) => {
      const did = { act: 'changed' as const, about: `list of ${about}` };
      if (change.change === 'forget') {
        const { numDeletedRows } = await transaction
          .deleteFrom('kept_sheets')
          .where('id', '=', change.id)
          .where('room', '=', room)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return { outcome: 'notFound' };
        await recordAct(transaction, staff, { ...did, detail: 'kept columns removed' }, now);
        return { outcome: 'done' };
      }
      const { name, columns } = change;
      const changed = { columns: columns.join(','), changed_at: now.toISOString() };
      await transaction
        .insertInto('kept_sheets')
        .values({ id, version: 1, room, name, ...changed })
        .execute();
      await recordAct(transaction, staff, { ...did, detail: 'columns kept' }, now);
      return { outcome: 'done', id };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return refuse('There is a list with this name. Choose another name.', 'name');
  }
}
