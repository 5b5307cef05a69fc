import type { ExpressionBuilder } from 'kysely';
import { listHeldNotes } from '#desk/cases/case-notes.server.ts';
import { eraseCases } from '#desk/cases/case-tables.server.ts';
import { eraseWithWords } from '#lib/search/held-in-table.server.ts';
import { heldAnswers } from '#lib/store/held-answers.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import { writtenInstant, writtenNotes, writtenSection } from '#lib/text/written-section.ts';
import { contactMessage } from './contact-message.ts';
import { hasLeft, listTurns, type Turn } from './conversation/read-conversation.server.ts';
import { messageStatuses } from './message-status.ts';
import './tables.server.ts';

/** Who of the school typed it in is the school's own matter. */
const OFFICE = 'the school office';

export const heldContactMessages: HeldRecords = {
  kind: 'contact-message',
  async find(read, reference, copiedAt) {
    const messages = await read
      .selectFrom('contact_messages')
      .selectAll()
      .where(isUnder(reference))
      .execute();
    const rows = messages.map(async ({ id, assigned_to: _, ...message }) => ({
      ...message,
      entered_by: message.entered_by && OFFICE,
      notes: await listHeldNotes(read, message.reference),
      replies: (await listTurns(read, id)).filter((turn) => hasLeft(turn, copiedAt)).map(asHeld),
    }));
    // Of a conversation in which nothing has left yet, a copy does not even say that there is one.
    const held = (await Promise.all(rows)).filter(
      ({ message, replies }) => !copiedAt || message !== '' || replies.length > 0,
    );
    return {
      rows: held,
      tell: () => ({
        about: held[0]?.name,
        sections: held.flatMap((message) => [
          ...writtenSection('Message', [
            ['Reference', message.reference],
            ['Sent to us', writtenInstant(message.submitted_at)],
            ...contactMessage.questions.map(({ name, label }) => [label, message[name]] as const),
            ['Phone', message.phone],
            ['Typed in by', message.entered_by ?? ''],
            ['Status', messageStatuses[message.status].name],
          ]),
          ...writtenConversation(message.replies),
          ...writtenNotes(message.notes),
        ]),
      }),
    };
  },
  async erase(transaction, reference) {
    const deletion = transaction
      .deleteFrom('contact_messages')
      .where(isUnder(reference))
      .returning(['id', 'reference']);
    const rows = await eraseWithWords(transaction, deletion);
    // What was sent to a conversation about an application was kept under the reference of the conversation.
    for (const row of rows) await heldAnswers.erase(transaction, row.reference);
    const references = rows.map((row) => row.reference);
    await eraseCases(transaction, references);
    return { rows: rows.length };
  },
};

/** A message has a reference of its own, and goes with the application that it is about. */
const isUnder = (reference: string) => (row: ExpressionBuilder<Tables, 'contact_messages'>) =>
  row.or([row('reference', '=', reference), row('about', '=', reference)]);

/** Who of the school said it is the school's own matter. */
function asHeld({ at, side, author, subject, words }: Turn) {
  return { at, side, subject, words, ...(side === 'family' && { author }) };
}

function writtenConversation(turns: readonly ReturnType<typeof asHeld>[]) {
  return writtenSection(
    'What we wrote to each other after that',
    turns.map(({ at, author, subject, words }) => [
      `${author ?? 'The school'}, ${writtenInstant(at)}`,
      [subject, words].filter(Boolean).join('\n\n'),
    ]),
  );
}

/** Messages about which nothing was said since an instant. */
export const endedMessages = (read: ReadStore, instant: string) =>
  read
    .selectFrom('contact_messages')
    .select('reference')
    .where('submitted_at', '<=', instant)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contact_replies')
            .select('id')
            .whereRef('message_id', '=', 'contact_messages.id')
            .where('sent_at', '>', instant),
        ),
      ),
    );
