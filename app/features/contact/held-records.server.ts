import { newestOver } from '#lib/dates/kept-until.ts';
import { forgetSearchWords } from '#lib/search/search-words.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { writtenInstant, writtenLetters, writtenSection } from '#lib/text/written-section.ts';
import { contactMessage } from './contact-message.ts';
import { stateWords } from './message-state.ts';
import './tables.server.ts';

export const heldContactMessages: HeldRecords = {
  kind: 'contact-message',
  async find(read, reference) {
    const messages = await read
      .selectFrom('contact_messages')
      .selectAll()
      .where('reference', '=', reference)
      .execute();
    const rows = messages.map(async ({ id, ...message }) => ({
      ...message,
      replies: await read
        .selectFrom('contact_replies')
        .select(['sent_at', 'subject', 'words'])
        .where('message_id', '=', id)
        .orderBy('sent_at')
        .execute(),
    }));
    const held = await Promise.all(rows);
    return {
      rows: held,
      tell: () => ({
        about: held[0]?.name,
        sections: held.flatMap((message) => [
          ...writtenSection('Message', [
            ['Reference', message.reference],
            ['Sent to us', writtenInstant(message.submitted_at)],
            ...contactMessage.questions.map(({ name, label }) => [label, message[name]] as const),
            ['How far it has come', stateWords[message.state].name],
          ]),
          ...writtenLetters(message.replies),
        ]),
      }),
    };
  },
  async erase(transaction, reference) {
    const rows = await transaction
      .deleteFrom('contact_messages')
      .where('reference', '=', reference)
      .returning('id')
      .execute();
    await forgetSearchWords(
      transaction,
      rows.map(({ id }) => id),
    );
    return { rows: rows.length };
  },
};

/** References of messages that came so many days ago. */
export async function listEndedMessages(
  read: ReadStore,
  days: number,
  now: Date,
): Promise<string[]> {
  const rows = await read
    .selectFrom('contact_messages')
    .select('reference')
    .where('submitted_at', '<=', newestOver(days, now))
    .execute();
  return rows.map(({ reference }) => reference);
}
