import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import './letter-tables.server.ts';

/** The records that name somebody whom a letter goes to. */
export async function referencesOf(read: ReadStore, receiverId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('list_letter_records')
    .select('reference')
    .where('receiver_id', '=', receiverId)
    .orderBy('number')
    .execute();
  return rows.map(({ reference }) => reference);
}

/** The same of everybody of one letter, by the person. */
export async function referencesOfLetter(
  read: ReadStore,
  letterId: string,
): Promise<Map<string, string[]>> {
  const rows = await read
    .selectFrom('list_letter_records')
    .innerJoin('list_letter_receivers as receiver', 'receiver.id', 'receiver_id')
    .select(['receiver_id', 'reference'])
    .where('letter_id', '=', letterId)
    .orderBy('list_letter_records.number')
    .execute();
  const byPerson = new Map<string, string[]>();
  for (const { receiver_id, reference } of rows) {
    byPerson.set(receiver_id, [...(byPerson.get(receiver_id) ?? []), reference]);
  }
  return byPerson;
}

/** Letters about a record that goes on under another reference go on with it; somebody of both is named once. */
export async function moveListLetters(
  transaction: WriteTransaction,
  from: string,
  to: string,
): Promise<void> {
  await transaction
    .deleteFrom('list_letter_records')
    .where('reference', '=', from)
    .where('receiver_id', 'in', (record) =>
      record.selectFrom('list_letter_records').select('receiver_id').where('reference', '=', to),
    )
    .execute();
  await transaction
    .updateTable('list_letter_records')
    .set({ reference: to })
    .where('reference', '=', from)
    .execute();
}
