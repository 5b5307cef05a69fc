import { hash } from 'node:crypto';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { lock } from '#lib/store/lock.server.ts';
import { keepPress } from '#lib/store/press-once.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import { isUniqueViolation, type WriteTransaction } from '#lib/store/store.server.ts';
import { undoEndsAt } from '../cases/time-to-undo.ts';
import type { RoomServices } from '../define-room.server.ts';
import { type DeskOutcome, type DeskRefusal, refuse } from '../record/desk-answer.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import type { NewLetter } from './letter-schemas.ts';
import { placeholderFault, placeholdersIn } from './letter-words.ts';
import { type ListLetters, receiversOf } from './letters-of-list.server.ts';
import { nextToAsk, timesAsked } from './times-asked.server.ts';
import { emptyFault, type LetterReceiver } from './who-gets-it.ts';
import './letter-tables.server.ts';

/** What the record of acts calls letters to lists. */
export const ABOUT_LETTERS = 'letters';

const ROWS_AT_ONCE = 100;
const SENT_BEFORE =
  'This letter was sent to the same people today already. You find it with the letters that were sent.';

/**
 * Writes a letter to everybody whom these records name, each once. Until its ten minutes are over nothing leaves: the
 * mails are made only then (`queueLetters`), of what is true at that time.
 */
export async function sendLetter(
  school: RoomServices,
  staff: StaffIn<ListLetters['room']>,
  letters: ListLetters,
  { references, isReminder = false, ...words }: NewLetter,
  search: URLSearchParams,
): Promise<DeskOutcome<{ id: string }>> {
  const { store, clock } = school;
  const now = clock.now();
  const fault = faultOf(words, letters);
  if (fault) return fault;
  const receivers = await receiversOf(school, store.read, letters, references);
  if (receivers.every(({ way }) => way === 'nobody')) {
    return refuse('Nobody of this list can be reached.');
  }
  const names = placeholdersIn(`${words.subject} ${words.text}`);
  const empty = emptyFault(names, receivers);
  if (empty) return refuse(empty, 'text');
  const narrowed = letters.inWords(school, search).join(', ');
  const id = newRowId();
  const same = [letters.room, words.subject, words.text, references.toSorted(), dayInLusaka(now)];
  try {
    const asked = await letters.asks?.(school, search);
    const refusal = await store.write(async (transaction) => {
      const faster = asked && (await whoAsked(transaction, asked.asks, { references, isReminder }));
      if (faster) return faster;
      await transaction
        .insertInto('list_letters')
        .values({
          id,
          room: letters.room,
          subject: words.subject,
          words: words.text,
          asks: asked?.asks ?? '',
          narrowed,
          digest: hash('sha256', JSON.stringify(same), 'base64url'),
          sent_at: now.toISOString(),
          sent_by: staff.email,
          leaves_at: undoEndsAt(now).toISOString(),
          erased: 0,
        })
        .execute();
      await writeReceivers(transaction, id, receivers);
      const detail = ['a letter', countInWords(receivers), narrowed].filter(Boolean).join(', ');
      await recordAct(transaction, staff, { act: 'sent', about: ABOUT_LETTERS, detail }, now);
      await keepPress(transaction, now, { outcome: 'done', id });
      return undefined;
    });
    if (refusal) return refusal;
  } catch (error) {
    if (isUniqueViolation(error)) return refuse(SENT_BEFORE);
    throw error;
  }
  return { outcome: 'done', id };
}

const ASKED_BEFORE = refuse(
  'Somebody has just written to some of these families. Load the page again: it says who is left.',
);

const REMINDER_NOW: DeskRefusal = {
  outcome: 'changedMeanwhile',
  detail:
    'Somebody has just sent the first letter to these families. Nothing was sent now. What you would send here next is their one reminder: please read your text again before you send it.',
};

/** Two of the office who write in the same moment make neither two reminders of one, nor a reminder of a first letter. */
async function whoAsked(
  transaction: WriteTransaction,
  asks: string,
  seen: { references: readonly string[]; isReminder: boolean },
): Promise<DeskRefusal | undefined> {
  await lock(transaction, `letters that ask ${asks}`);
  const next = nextToAsk(seen.references, await timesAsked(transaction, asks));
  if (next.references.length < seen.references.length) return ASKED_BEFORE;
  return next.isReminder === seen.isReminder ? undefined : REMINDER_NOW;
}

function faultOf(
  { subject, text }: { subject: string; text: string },
  { placeholders }: ListLetters,
): DeskRefusal | undefined {
  const known = Object.keys(placeholders);
  const ofSubject = placeholderFault(subject, known);
  if (ofSubject) return refuse(ofSubject, 'subject');
  const ofText = placeholderFault(text, known);
  return ofText === undefined ? undefined : refuse(ofText, 'text');
}

async function writeReceivers(
  transaction: WriteTransaction,
  letterId: string,
  receivers: readonly LetterReceiver[],
): Promise<void> {
  const rows = receivers.map(({ key, way, why, name, to: address, references }, at) => {
    const became = { queued_at: null, mail_id: null, told_at: null, told_by: null };
    const printed = { printed_at: null, printed_by: null };
    const person = { number: at + 1, key, way, why, name, address };
    const row = { id: newRowId(), letter_id: letterId, ...person };
    return { row: { ...row, ...became, ...printed }, references };
  });
  const records = rows.flatMap(({ row, references }) =>
    references.map((reference, at) => ({ receiver_id: row.id, reference, number: at + 1 })),
  );
  for (const piece of inPieces(rows.map(({ row }) => row))) {
    await transaction.insertInto('list_letter_receivers').values(piece).execute();
  }
  for (const piece of inPieces(records)) {
    await transaction.insertInto('list_letter_records').values(piece).execute();
  }
}

function inPieces<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );
}

function countInWords(receivers: readonly LetterReceiver[]): string {
  const count = (way: LetterReceiver['way']) => receivers.filter((one) => one.way === way).length;
  return `by mail ${count('mail')}, by phone ${count('phone')}, on paper ${count('paper')}, to nobody ${count('nobody')}`;
}
