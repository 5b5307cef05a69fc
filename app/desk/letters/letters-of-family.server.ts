import type { FamilyPart } from '../family/family-part.ts';
import { sheetLists } from '../sheet/sheet-lists.ts';
import { type LetterRoom, letterPaths } from './letter-rooms.ts';
import { wayWords } from './way-words.ts';
import './letter-tables.server.ts';

const MOST_SHOWN = 100;

/** Letters to a list that reached a family by text or on paper; one that went by mail stands there as a mail. */
export const lettersOfFamily = (room: LetterRoom): FamilyPart => ({
  room,
  async find(read, references) {
    const rows = await read
      .selectFrom('list_letter_records as record')
      .innerJoin('list_letter_receivers as receiver', 'receiver.id', 'record.receiver_id')
      .innerJoin('list_letters as letter', 'letter.id', 'receiver.letter_id')
      .select(['letter.id', 'letter.subject', 'record.reference', 'receiver.way', 'receiver.name'])
      .select(['receiver.told_at', 'receiver.told_by'])
      .select(['receiver.printed_at', 'receiver.printed_by'])
      .where('record.reference', 'in', references)
      .where('letter.room', '=', room)
      .where((row) => row.or([row('told_at', 'is not', null), row('printed_at', 'is not', null)]))
      .orderBy('letter.sent_at', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return {
      entries: rows.map((row) => ({
        kind: 'mail' as const,
        reference: row.reference,
        at: row.told_at ?? row.printed_at ?? '',
        title: `Letter: ${row.subject}`,
        text: `To ${row.name}, ${wayWords[row.told_at ? 'phone' : 'paper'].by}.`,
        by: row.told_by ?? row.printed_by ?? '',
        to: `${sheetLists[room].list}/${letterPaths.letters}/${row.id}`,
      })),
    };
  },
});
