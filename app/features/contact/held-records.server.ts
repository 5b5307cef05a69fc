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
    return { rows: messages.map(({ id: _, ...message }) => message) };
  },
  async erase(transaction, reference) {
    const { numDeletedRows } = await transaction
      .deleteFrom('contact_messages')
      .where('reference', '=', reference)
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
};
