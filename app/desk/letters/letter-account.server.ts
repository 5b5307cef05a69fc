import { statesOfMails } from '#lib/mail/outbox-state.server.ts';
import type { RoomServices } from '../define-room.server.ts';
import { stillToAsk } from './ask-next.server.ts';
import { referencesOfLetter } from './letter-records.server.ts';
import type { LetterReceiverRow } from './letter-tables.server.ts';
import { asReadBy, asText } from './letter-words.ts';
import { type ListLetters, receiversOf } from './letters-of-list.server.ts';
import type { LetterAccount, ReceiverInAccount } from './list-letters.ts';
import { countWays, inList } from './show-letters.server.ts';
import type { LetterReceiver } from './who-gets-it.ts';
import './letter-tables.server.ts';

/** What became of a letter: who was reached how, who not, and what is left to do by phone and on paper. */
export async function openLetter(
  school: RoomServices,
  list: ListLetters,
  id: string,
): Promise<LetterAccount | undefined> {
  const { read } = school.store;
  const letter = await read
    .selectFrom('list_letters')
    .selectAll()
    .where('id', '=', id)
    .where('room', '=', list.room)
    .executeTakeFirst();
  if (!letter) return undefined;
  const rows = await read
    .selectFrom('list_letter_receivers')
    .selectAll()
    .where('letter_id', '=', id)
    .orderBy('number')
    .execute();
  const records = await referencesOfLetter(read, id);
  const mailIds = rows.flatMap(({ mail_id }) => mail_id ?? []);
  const mails = await statesOfMails(read, mailIds);
  const byHand = rows.filter(
    ({ way, why }) => way === 'phone' || way === 'paper' || why === 'other',
  );
  const named = new Set(byHand.flatMap((row) => records.get(row.id) ?? []));
  const asked = await stillToAsk(school, read, list, letter, [...named]);
  const now = await receiversOf(school, read, list, asked);
  const words = { subject: letter.subject, text: letter.words };
  const account = inList(letter, (await countWays(read, [id])).get(id));
  return {
    ...account,
    words: letter.words,
    takenBackBy: letter.taken_back_by,
    isHeld:
      letter.taken_back_at === null &&
      letter.began_at === null &&
      school.clock.now() < new Date(letter.leaves_at),
    erased: letter.erased,
    receivers: rows.map((row): ReceiverInAccount => {
      const reached = now.find((one) => isSame(one, row));
      const mail = mails.get(row.mail_id ?? '');
      return {
        id: row.id,
        way: row.way,
        why: isLeft(row, records.get(row.id) ?? [], now) ? 'left' : row.why,
        name: row.name,
        to: row.address,
        references: records.get(row.id) ?? [],
        isHandedOver: row.queued_at !== null,
        isAsked: (records.get(row.id) ?? []).some((reference) => asked.includes(reference)),
        ...(mail && { mail }),
        ...(row.told_at && { told: { at: row.told_at, by: row.told_by ?? '' } }),
        ...(row.printed_at && { printed: { at: row.printed_at, by: row.printed_by ?? '' } }),
        ...(reached && {
          letter: {
            ...asReadBy(words, reached.says),
            asText: asText(words, reached.says, list.signature(school)),
            reference: reached.says.reference ?? '',
          },
        }),
      };
    }),
  };
}

const isSame = ({ way, key }: LetterReceiver, row: LetterReceiverRow) =>
  way === row.way && key === row.key;

/** Somebody who got nothing because another guardian was reached: that one may have been barred since, and this one not. */
const isLeft = (
  { why, name }: LetterReceiverRow,
  named: readonly string[],
  now: readonly LetterReceiver[],
) =>
  why === 'other' &&
  now.some(
    (one) =>
      one.way !== 'nobody' &&
      one.name === name &&
      one.references.some((reference) => named.includes(reference)),
  );
