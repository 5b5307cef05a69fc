import { deleteMails } from '#lib/mail/waiting-mails.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { writtenLetters } from '#lib/text/written-section.ts';
import './letter-tables.server.ts';

/**
 * Letters that went to everybody of a list, as far as somebody whom this record names was among them. In a copy stands
 * the letter, and nobody else whom it reached; one that can still be taken back has not left the school.
 */
export const heldListLetters: HeldRecords = {
  kind: 'list-letter',
  async find(read, subject, copiedAt) {
    const rows = await read
      .selectFrom('list_letters as letter')
      .innerJoin('list_letter_receivers as receiver', 'receiver.letter_id', 'letter.id')
      .innerJoin('list_letter_records as record', 'record.receiver_id', 'receiver.id')
      .select(['letter.id', 'letter.subject', 'letter.words', 'letter.sent_at'])
      .where('record.reference', '=', subject)
      .where('receiver.way', '!=', 'nobody')
      .where('letter.taken_back_at', 'is', null)
      .$if(copiedAt !== undefined, (letters) =>
        letters.where('letter.leaves_at', '<=', copiedAt?.toISOString() ?? ''),
      )
      .distinct()
      .orderBy('letter.sent_at')
      .orderBy('letter.id')
      .execute();
    const letters = rows.map(({ id: _, subject: line, words, ...letter }) => ({
      ...letter,
      subject: withoutBraces(line),
      words: withoutBraces(words),
    }));
    return { rows: letters, tell: () => ({ sections: writtenLetters(letters) }) };
  },
  async erase(transaction, subject) {
    const named = await transaction
      .selectFrom('list_letter_records')
      .innerJoin('list_letter_receivers as receiver', 'receiver.id', 'receiver_id')
      .select(['receiver.id', 'receiver.letter_id', 'receiver.mail_id'])
      .where('reference', '=', subject)
      .execute();
    if (named.length === 0) return { rows: 0 };
    // A mail to the parents of several children names each of them: what has not arrived says too much now.
    const mailIds = named.flatMap(({ mail_id }) => mail_id ?? []);
    await deleteMails(transaction, mailIds);
    await transaction.deleteFrom('list_letter_records').where('reference', '=', subject).execute();
    for (const { id, letter_id } of named) await leave(transaction, id, letter_id);
    return { rows: named.length };
  },
};

/** What was different for each is kept of nobody; where it stood, the copy has three dots. */
const withoutBraces = (text: string) => text.replace(/\{\w+\}/g, '…');

/** Whoever is named by no record any more leaves, and with the last of them the letter. */
async function leave(transaction: WriteTransaction, id: string, letterId: string): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('list_letter_receivers')
    .where('id', '=', id)
    .where('id', 'not in', transaction.selectFrom('list_letter_records').select('receiver_id'))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await transaction
    .updateTable('list_letters')
    .set(({ eb }) => ({ erased: eb('erased', '+', 1) }))
    .where('id', '=', letterId)
    .execute();
  await transaction
    .deleteFrom('list_letters')
    .where('id', '=', letterId)
    .where('id', 'not in', transaction.selectFrom('list_letter_receivers').select('letter_id'))
    .execute();
}
