import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { CaseWriting } from './case-tables.server.ts';

/** Notes of the office about these records, the oldest first. */
export function listNotes(read: ReadStore, ...references: string[]) {
  return read
    .selectFrom('case_notes')
    .select(['id', 'reference', 'text', 'written_at as at', 'written_by as by'])
    .where('reference', 'in', references)
    .orderBy('written_at')
    .execute();
}

/** The note itself, within the write that gives cause to it. */
export async function writeNote(
  { transaction, staff, row, now }: CaseWriting,
  text: string,
): Promise<void> {
  await transaction
    .insertInto('case_notes')
    .values({
      id: newRowId(),
      reference: row.reference,
      text,
      written_at: now.toISOString(),
      written_by: staff.email,
    })
    .execute();
}

/** False where the record has no such note. */
export async function removeNote({ transaction, row }: CaseWriting, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('case_notes')
    .where('id', '=', id)
    .where('reference', '=', row.reference)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes away what was written at that instant, with the move that it came with. */
export async function takeNotesBack({ transaction, row }: CaseWriting, at: string): Promise<void> {
  await transaction
    .deleteFrom('case_notes')
    .where('reference', '=', row.reference)
    .where('written_at', '=', at)
    .execute();
}

/** As a copy of the record holds them: who of the school wrote is the school's own matter. */
export async function listHeldNotes(
  read: ReadStore,
  reference: string,
  isTold: (writtenAt: string) => boolean = () => true,
) {
  const notes = await listNotes(read, reference);
  return notes.filter(({ at }) => isTold(at)).map(({ at, text }) => ({ written_at: at, text }));
}

export type HeldNotes = Awaited<ReturnType<typeof listHeldNotes>>;
