import { withholdMailsById } from '#lib/mail/waiting-mails.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import './letter-tables.server.ts';

/**
 * Mails of letters to lists that name one of these records and have not left go to these addresses (in small letters)
 * no more: such a mail is filed under the first of the children that it names, and not under each.
 */
export async function withholdListLetters(
  transaction: WriteTransaction,
  { about, to }: { about: readonly string[]; to: readonly string[] },
  now: Date,
): Promise<void> {
  if (about.length === 0 || to.length === 0) return;
  const named = await transaction
    .selectFrom('list_letter_receivers as receiver')
    .innerJoin('list_letter_records as record', 'record.receiver_id', 'receiver.id')
    .select('mail_id')
    .where('record.reference', 'in', about)
    .where('receiver.key', 'in', to)
    .where('mail_id', 'is not', null)
    .execute();
  const ids = named.flatMap(({ mail_id }) => mail_id ?? []);
  await withholdMailsById(transaction, ids, now);
}

/**
 * The same of what people sent by themselves, and of children without an application: whoever is told nothing of one
 * child is told nothing there (`reachWriters`).
 */
export async function withholdLettersToWriters(
  transaction: WriteTransaction,
  { to, except }: { to: readonly string[]; except: string },
  now: Date,
): Promise<void> {
  const named = await transaction
    .selectFrom('list_letter_receivers as receiver')
    .innerJoin('list_letter_records as record', 'record.receiver_id', 'receiver.id')
    .innerJoin('list_letters as letter', 'letter.id', 'receiver.letter_id')
    .select('mail_id')
    .where('letter.room', '!=', 'careers')
    .where('record.reference', 'not like', `${except}-%`)
    .where('receiver.key', 'in', [...to, ''])
    .where('mail_id', 'is not', null)
    .execute();
  const ids = named.flatMap(({ mail_id }) => mail_id ?? []);
  await withholdMailsById(transaction, ids, now);
}
