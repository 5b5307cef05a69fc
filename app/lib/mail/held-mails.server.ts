import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { findTrustedNow } from '../jobs/clock-readings.server.ts';
import type { HeldRecords } from '../store/held-records.server.ts';
import type { Tables } from '../store/store.server.ts';
import { writtenInstant, writtenSection } from '../text/written-section.ts';
import { mailWords } from './mail-words.ts';
import './outbox.server.ts';

/**
 * Mails about a reference, to whomever they went; or those to an address that are about no reference. Their texts stay
 * here: one that has not left holds codes and links of whom it goes to, and a copy may be for somebody else.
 */
export const heldMails: HeldRecords = {
  kind: 'mail',
  async find(read, subject, copiedAt) {
    const trusted = copiedAt && (await findTrustedNow(read, copiedAt));
    const rows = await read
      .selectFrom('outgoing_mails')
      .select(['kind', 'recipient', 'subject', 'status', 'queued_at', 'settled_at'])
      .where(isAbout(subject))
      // What was never tried and is not due yet waits until nobody takes it back any more; cancelled, it can wait again.
      .$if(copiedAt !== undefined, (mails) =>
        mails.where((row) =>
          row.or([
            row('status', 'not in', ['waiting', 'cancelled']),
            row('tries', '>', 0),
            row.and([
              row('has_own_moment', '=', 0),
              row('due_at', '<=', copiedAt?.toISOString() ?? ''),
            ]),
            row('due_at', '<=', trusted?.toISOString() ?? ''),
          ]),
        ),
      )
      .orderBy('queued_at')
      .execute();
    return {
      rows,
      tell: () => ({
        sections: writtenSection(
          'Our mails',
          rows.map((mail) => {
            const settled = writtenInstant(mail.settled_at);
            const status = [mailWords[mail.status].name, settled].filter(Boolean).join(' ');
            return [
              writtenInstant(mail.queued_at),
              `To ${mail.recipient}: ${mail.subject}. ${status}.`,
            ];
          }),
        ),
      }),
    };
  },
  async listAddresses(read) {
    const rows = await read
      .selectFrom('outgoing_mails')
      .select('recipient_search')
      .where('about', 'is', null)
      .distinct()
      .execute();
    return rows.map((row) => row.recipient_search);
  },
  async erase(transaction, subject) {
    const { numDeletedRows } = await transaction
      .deleteFrom('outgoing_mails')
      .where(isAbout(subject))
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
};

const isAbout =
  (subject: string) =>
  (row: ExpressionBuilder<Tables, 'outgoing_mails'>): Expression<SqlBool> =>
    row.or([
      row('about', '=', subject),
      row.and([row('about', 'is', null), row(sql`lower(recipient)`, '=', subject.toLowerCase())]),
    ]);
