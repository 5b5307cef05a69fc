import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { RoomServices } from '../define-room.server.ts';
import { type DeskOutcome, refuse } from '../record/desk-answer.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { LetterChange } from './letter-schemas.ts';
import type { ListLetters } from './letters-of-list.server.ts';
import { ABOUT_LETTERS } from './send-letter.server.ts';
import './letter-tables.server.ts';

interface Work {
  transaction: WriteTransaction;
  staff: StaffIn<ListLetters['room']>;
  letterId: string;
  now: string;
}

/** Takes a letter back, or says who was told by text and what was printed. */
export async function changeLetter(
  { store, clock }: RoomServices,
  staff: StaffIn<ListLetters['room']>,
  { room }: ListLetters,
  letterId: string,
  asked: LetterChange,
): Promise<DeskOutcome> {
  const now = clock.now();
  return store.write(async (transaction) => {
    const letter = await transaction
      .selectFrom('list_letters')
      .select('id')
      .where('id', '=', letterId)
      .where('room', '=', room)
      .executeTakeFirst();
    if (!letter) return { outcome: 'notFound' };
    const outcome = await change({ transaction, staff, letterId, now: now.toISOString() }, asked);
    if (outcome.outcome !== 'done') return outcome;
    const act = { act: 'changed' as const, about: ABOUT_LETTERS, detail: inWords(asked) };
    await recordAct(transaction, staff, act, now);
    return outcome;
  });
}

function change(work: Work, asked: LetterChange): Promise<DeskOutcome> {
  switch (asked.change) {
    case 'takeBack':
      return takeBack(work);
    case 'told':
      return tell(work, asked.receiver);
    case 'notTold':
      return untell(work, asked.receiver);
    case 'printed':
      return print(work, asked.receivers);
  }
}

function inWords(asked: LetterChange): string {
  switch (asked.change) {
    case 'takeBack':
      return 'a letter taken back';
    case 'told':
      return 'somebody told by text';
    case 'notTold':
      return 'somebody not told by text';
    case 'printed':
      return `printed for ${asked.receivers.length}`;
  }
}

const TOO_LATE = refuse('The ten minutes are over. The letter cannot be taken back any more.');

async function takeBack({ transaction, staff, letterId, now }: Work): Promise<DeskOutcome> {
  const { numUpdatedRows } = await transaction
    .updateTable('list_letters')
    // It was never sent: the same words can go to the same people again.
    .set({ taken_back_at: now, taken_back_by: staff.email, digest: letterId })
    .where('id', '=', letterId)
    .where('taken_back_at', 'is', null)
    .where('began_at', 'is', null)
    .where('leaves_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { outcome: 'done' } : TOO_LATE;
}

async function tell({ transaction, staff, letterId, now }: Work, id: string): Promise<DeskOutcome> {
  const { numUpdatedRows } = await transaction
    .updateTable('list_letter_receivers')
    .set({ told_at: now, told_by: staff.email })
    .where('id', '=', id)
    .where('letter_id', '=', letterId)
    .where('way', '=', 'phone')
    .where('told_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return { outcome: 'done' };
  return refuse('Somebody has said this already. The list shows who, and when.');
}

async function untell({ transaction, letterId }: Work, id: string): Promise<DeskOutcome> {
  await transaction
    .updateTable('list_letter_receivers')
    .set({ told_at: null, told_by: null })
    .where('id', '=', id)
    .where('letter_id', '=', letterId)
    .execute();
  return { outcome: 'done' };
}

async function print(
  { transaction, staff, letterId, now }: Work,
  ids: readonly string[],
): Promise<DeskOutcome> {
  await transaction
    .updateTable('list_letter_receivers')
    .set({ printed_at: now, printed_by: staff.email })
    .where('id', 'in', ids)
    .where('letter_id', '=', letterId)
    .where('way', 'in', ['phone', 'paper'])
    .execute();
  return { outcome: 'done' };
}
