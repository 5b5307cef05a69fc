import type { ReadStore } from '#lib/store/store.server.ts';
import type { RoomServices } from '../define-room.server.ts';
import { askNext } from './ask-next.server.ts';
import type { ListLetterRow } from './letter-tables.server.ts';
import { type ListLetters, receiversOf } from './letters-of-list.server.ts';
import {
  type LetterCounts,
  type LetterInList,
  type LetterToWrite,
  MOST_WRITTEN_TO,
} from './list-letters.ts';
import './letter-tables.server.ts';

/** As many as anybody looks through. */
const MOST_LISTED = 100;

/** Whom a letter to this list would reach, before it is written. */
export async function showToWrite(
  school: RoomServices,
  letters: ListLetters,
  search: URLSearchParams,
): Promise<LetterToWrite> {
  const asking = await letters.asks?.(school, search);
  const listed = await letters.find(school, search, asking ? Infinity : MOST_WRITTEN_TO + 1);
  const next = asking && (await askNext(school, letters, asking, listed));
  const references = next?.references ?? listed;
  const isTooLong = references.length > MOST_WRITTEN_TO;
  const receivers = isTooLong
    ? []
    : await receiversOf(school, school.store.read, letters, references);
  return {
    title: letters.title,
    narrowed: letters.inWords(school, search),
    count: references.length,
    references: isTooLong ? [] : references,
    placeholders: letters.placeholders,
    signature: letters.signature(school),
    ...(asking &&
      next && {
        ready: {
          ...(next.isReminder ? asking.reminder : asking.first),
          isReminder: next.isReminder,
          others: listed.length - references.length - next.toCall.length,
          toCall: next.toCall,
        },
      }),
    receivers: receivers.map(({ key: _, page: __, ...receiver }) => receiver),
  };
}

/** The letters that were sent to lists of the room, the newest first. */
export async function listSentLetters(
  { store: { read } }: RoomServices,
  { room }: ListLetters,
): Promise<{ letters: LetterInList[] }> {
  const rows = await read
    .selectFrom('list_letters')
    .selectAll()
    .where('room', '=', room)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const ids = rows.map(({ id }) => id);
  const counts = await countWays(read, ids);
  return { letters: rows.map((row) => inList(row, counts.get(row.id))) };
}

/** A letter as one line of the list shows it. */
export function inList(row: ListLetterRow, counts: LetterCounts = NOBODY): LetterInList {
  return {
    id: row.id,
    subject: row.subject,
    narrowed: row.narrowed,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    leavesAt: row.leaves_at,
    takenBackAt: row.taken_back_at,
    counts,
  };
}

const NOBODY: LetterCounts = { mail: 0, phone: 0, paper: 0, nobody: 0 };

/** How many a letter reaches in each way, by letter. */
export async function countWays(
  read: ReadStore,
  letterIds: readonly string[],
): Promise<Map<string, LetterCounts>> {
  const rows = await read
    .selectFrom('list_letter_receivers')
    .select(({ fn }) => ['letter_id', 'way', fn.countAll().as('count')])
    .where('letter_id', 'in', [...letterIds, ''])
    .groupBy(['letter_id', 'way'])
    .execute();
  const counts = new Map<string, LetterCounts>();
  for (const { letter_id, way, count } of rows) {
    counts.set(letter_id, { ...NOBODY, ...counts.get(letter_id), [way]: Number(count) });
  }
  return counts;
}
