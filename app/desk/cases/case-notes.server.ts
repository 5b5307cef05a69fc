import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { type DeskRefusal, refuse } from '../record/desk-answer.server.ts';
import type { CaseWriting } from './case-tables.server.ts';
import type { NoteWork } from './office-work.ts';

/** Notes of the office about these records, the oldest first. */
export function listNotes(read: ReadStore, ...references: string[]) {
  return read
    .selectFrom('case_notes')
    .select(['id', 'reference', 'text', 'written_at as at', 'written_by as by'])
    .select(['call_on as callOn', 'called_at as calledAt'])
    .where('reference', 'in', references)
    .orderBy('written_at')
    .execute();
}

export type ShownNote = Awaited<ReturnType<typeof listNotes>>[number];

/** The calls that nobody has made yet and that are due by this day, the longest due first. */
export function listOpenCalls(read: ReadStore, until: PlainDate) {
  return read
    .selectFrom('case_notes')
    .select(['reference', 'text', 'written_by as by', 'call_on as callOn'])
    .where('call_on', 'is not', null)
    .where('call_on', '<=', until)
    .where('called_at', 'is', null)
    .orderBy('call_on')
    .orderBy('written_at')
    .$narrowType<{ callOn: PlainDate }>()
    .execute();
}

/** What the record of acts says of a note. */
export const NOTE_ADDED = 'note added';

/** What somebody of the office does with the notes of a record, with what the record of acts says of it. */
export async function doNoteWork(
  writing: CaseWriting,
  asked: NoteWork,
): Promise<{ did: { act: 'changed' | 'erased'; detail: string }[] } | DeskRefusal> {
  switch (asked.change) {
    case 'addNote': {
      const { words, callOn } = asked;
      if (callOn !== null && callOn < dayInLusaka(writing.now))
        return refuse('This day is over. Choose today or a later day.', 'callOn');
      await writeNote(writing, words, callOn);
      return { did: [{ act: 'changed', detail: callOn ? 'call noted' : NOTE_ADDED }] };
    }
    case 'markCall': {
      const { isCalled } = asked;
      const call = await findCall(writing, asked.id);
      if (!call) return { outcome: 'notFound' };
      // Two colleagues who say the same have said it once.
      if ((call.called_at !== null) === isCalled) return { did: [] };
      await writing.transaction
        .updateTable('case_notes')
        .set({ called_at: isCalled ? writing.now.toISOString() : null })
        .where('id', '=', asked.id)
        .execute();
      return {
        did: [{ act: 'changed', detail: isCalled ? 'called back' : 'not called back yet' }],
      };
    }
    case 'removeNote':
      if (!(await removeNote(writing, asked.id))) return { outcome: 'notFound' };
      return { did: [{ act: 'erased', detail: 'note' }] };
  }
}

function findCall({ transaction, row }: CaseWriting, id: string) {
  return transaction
    .selectFrom('case_notes')
    .select('called_at')
    .where('id', '=', id)
    .where('reference', '=', row.reference)
    .where('call_on', 'is not', null)
    .executeTakeFirst();
}

/** The note itself, within the write that gives cause to it. */
export async function writeNote(
  { transaction, staff, row, now }: CaseWriting,
  text: string,
  callOn: PlainDate | null = null,
): Promise<void> {
  await transaction
    .insertInto('case_notes')
    .values({
      id: newRowId(),
      reference: row.reference,
      text,
      written_at: now.toISOString(),
      written_by: staff.email,
      call_on: callOn,
    })
    .execute();
}

/** False where the record has no such note. */
async function removeNote({ transaction, row }: CaseWriting, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('case_notes')
    .where('id', '=', id)
    .where('reference', '=', row.reference)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes away what was written about these records at that instant: a move is taken back with its notes. */
export async function takeNotesBack(
  transaction: WriteTransaction,
  references: readonly string[],
  at: string,
): Promise<void> {
  await transaction
    .deleteFrom('case_notes')
    .where('reference', 'in', [...references, ''])
    .where('written_at', '=', at)
    .execute();
}

/** Which of these records have a note of that instant. */
export async function listNotedAt(
  read: ReadStore,
  references: readonly string[],
  at: string,
): Promise<string[]> {
  const rows = await read
    .selectFrom('case_notes')
    .select('reference')
    .where('reference', 'in', [...references, ''])
    .where('written_at', '=', at)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Notes about a record that goes on under another reference, go on with it. */
export async function moveNotes(
  transaction: WriteTransaction,
  from: string,
  to: string,
): Promise<void> {
  await transaction
    .updateTable('case_notes')
    .set({ reference: to })
    .where('reference', '=', from)
    .execute();
}

/** As a copy of the record holds them: who of the school wrote is the school's own matter. */
export async function listHeldNotes(
  read: ReadStore,
  reference: string,
  isTold: (writtenAt: string) => boolean = () => true,
) {
  const notes = await listNotes(read, reference);
  return notes
    .filter(({ at }) => isTold(at))
    .map(({ at, text, callOn, calledAt }) => ({
      written_at: at,
      text,
      call_on: callOn,
      called_at: calledAt,
    }));
}

export type HeldNotes = Awaited<ReturnType<typeof listHeldNotes>>;
