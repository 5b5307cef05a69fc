import * as v from 'valibot';
import { doNoteWork } from '#desk/cases/case-notes.server.ts';
import { noteWork } from '#desk/cases/office-work.ts';
import { recordsIn } from '#desk/family/search-room.server.ts';
import type { ChangeServices } from '#desk/record/change-record.server.ts';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import type { DeskSubject } from '../desk-subject.server.ts';
import { holdFamilies } from '../members.server.ts';
import { roomsOfFamilies } from '../search/search-rooms.server.ts';

export const noteOfFamilySchema = v.variant('change', noteWork);

/**
 * Somebody notes something at a family: at whatever it has sent under this reference, so that the note is found, copied
 * and erased with it, and goes with it when families are put together or parted.
 */
export function changeNoteOfFamily(
  { store, clock }: Pick<ChangeServices, 'store' | 'clock'>,
  { staff, reference }: DeskSubject,
  asked: v.InferOutput<typeof noteOfFamilySchema>,
): Promise<DeskOutcome> {
  const now = clock.now();
  return store.write(async (transaction): Promise<DeskOutcome> => {
    await holdFamilies(transaction, [reference]);
    const found = await Promise.all(
      roomsOfFamilies.map((room) => recordsIn(room, transaction, 'reference', [reference])),
    );
    const row = found.flat().find((one) => one.reference === reference);
    if (!row) return { outcome: 'notFound' };
    const change = await doNoteWork({ transaction, staff, row, now }, asked);
    if ('outcome' in change) return change;
    for (const act of change.did)
      await recordAct(transaction, staff, { ...act, about: reference }, now);
    return keepPress(transaction, now);
  });
}
