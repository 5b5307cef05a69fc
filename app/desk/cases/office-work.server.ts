import type { ReadStore } from '#lib/store/store.server.ts';
import type { Change } from '../record/change-record.server.ts';
import { type DeskRefusal, refuse } from '../record/desk-answer.server.ts';
import type { CaseTable, RecordKind, Work } from '../record/record-kind.server.ts';
import type { RecordRoom } from '../rooms.ts';
import { listColleagues } from '../staff/colleagues.server.ts';
import { doNoteWork, listNotes, NOTE_ADDED, writeNote } from './case-notes.server.ts';
import type { OfficeWork } from './office-work.ts';

/** What can be done with a record of any room. */
export async function doOfficeWork<Room extends RecordRoom, Table extends CaseTable>(
  { room }: RecordKind<Room, Table>,
  work: Work<Room, Table>,
  asked: OfficeWork,
): Promise<Change<{ assigned_to: string | null }> | DeskRefusal> {
  switch (asked.change) {
    case 'assign': {
      const colleagues = await listColleagues(work.transaction, room);
      const colleague = colleagues.find(({ accountId }) => accountId === asked.to);
      if (asked.to !== null && !colleague)
        return refuse('This colleague does not work here.', 'to');
      if (asked.words && !colleague) return refuse('Choose who is to read this.', 'to');
      if (asked.words) await writeNote(work, asked.words);
      // Whose it is already: nothing changes but the note, and nobody who has it open hears of a change.
      if (asked.to === work.row.assigned_to)
        return { did: asked.words ? [{ act: 'changed', detail: NOTE_ADDED }] : [] };
      return { set: { assigned_to: asked.to }, did: [{ assignedTo: colleague?.email ?? null }] };
    }
    default:
      return doNoteWork(work, asked);
  }
}

/** What the record of any room shows of the office's own work. */
export async function readOfficeWork(
  read: ReadStore,
  room: RecordRoom,
  row: { reference: string; version: number; assigned_to: string | null },
) {
  const { reference, version, assigned_to: assignedTo } = row;
  const colleagues = await listColleagues(read, room);
  const notes = (await listNotes(read, reference)).toReversed();
  return { reference, version, assignedTo, colleagues, notes };
}

export type ShownWork = Awaited<ReturnType<typeof readOfficeWork>>;
