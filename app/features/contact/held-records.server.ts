import type { HeldRecords } from '#lib/held-records.server.ts';
import './tables.server.ts';

export const heldContactMessages: HeldRecords = {
  kind: 'contact-message',
  async find(read, reference) {
    const messages = await read
      .selectFrom('contact_messages')
      .selectAll()
      .where('reference', '=', reference)
      .execute();
    const rows = messages.map(async ({ id, search_words: _, ...message }) => ({
      ...message,
      replies: await read
        .selectFrom('contact_replies')
        .select(['sent_at', 'subject', 'words'])
        .where('message_id', '=', id)
        .orderBy('sent_at')
        .execute(),
    }));
    return { rows: await Promise.all(rows) };
  },
  async erase(transaction, reference) {
    const { numDeletedRows } = await transaction
      .deleteFrom('contact_messages')
      .where('reference', '=', reference)
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
};
