import type { HeldRecords } from '../held-records.server.ts';
import './outbox.server.ts';

/** Mails about a reference, to whomever they went. */
export const heldMails: HeldRecords = {
  kind: 'mail',
  async find(read, reference) {
    const rows = await read
      .selectFrom('outgoing_mails')
      .select(['kind', 'recipient', 'subject', 'text_part', 'status', 'queued_at', 'settled_at'])
      .where('about', '=', reference)
      .orderBy('queued_at')
      .execute();
    return { rows };
  },
  async erase(transaction, reference) {
    const { numDeletedRows } = await transaction
      .deleteFrom('outgoing_mails')
      .where('about', '=', reference)
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
};
