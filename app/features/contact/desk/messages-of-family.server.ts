import type { PartOfFamily } from '#desk/family/family-part.ts';
import { signOf } from '#desk/record/record-status.ts';
import { deskRooms } from '#desk/rooms.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { messageStatuses } from '../message-status.ts';
import '../tables.server.ts';

/** What a family and the office have written to each other: what belongs to the family, and what is about its children. */
export async function messagesOfFamily(
  read: ReadStore,
  references: readonly string[],
): Promise<PartOfFamily> {
  const messages = await read
    .selectFrom('contact_messages')
    .select(['id', 'reference', 'submitted_at', 'name', 'phone', 'subject', 'message', 'status'])
    .select('entered_by')
    .where((row) => row.or([row('reference', 'in', references), row('about', 'in', references)]))
    .execute();
  if (messages.length === 0) return { entries: [] };
  const byId = new Map(messages.map((message) => [message.id, message.reference]));
  const replies = await read
    .selectFrom('contact_replies')
    .select(['message_id', 'sent_at', 'side', 'author', 'subject', 'words'])
    .where('message_id', 'in', [...byId.keys()])
    .execute();
  const aboutOf = (reference: string) => ({
    kind: 'message' as const,
    reference,
    to: `${deskRooms.messages.path}/${reference}`,
  });
  const first = messages
    .filter(({ message }) => message !== '')
    .map((row) => ({
      ...aboutOf(row.reference),
      at: row.submitted_at,
      title: `${row.entered_by ? 'Call' : 'Message'}: ${row.subject}`,
      text: row.message,
      by: row.entered_by ? `${row.name}, ${row.phone}` : row.name,
      status: signOf(messageStatuses[row.status]),
    }));
  const later = replies.map((row) => ({
    ...aboutOf(byId.get(row.message_id) ?? ''),
    at: row.sent_at,
    title: `${row.side === 'office' ? 'From the office' : 'From the family'}: ${row.subject}`,
    text: row.words,
    by: row.author,
  }));
  const waits = messages
    .filter(({ status }) => messageStatuses[status].isOurTurn)
    .map((row) => {
      const said = replies.filter(
        ({ message_id, side }) => message_id === row.id && side === 'family',
      );
      const since =
        said
          .map(({ sent_at }) => sent_at)
          .toSorted()
          .at(-1) ?? row.submitted_at;
      return {
        on: 'school' as const,
        since,
        to: `${deskRooms.messages.path}/${row.reference}`,
        what: `Answer to ${row.name}: ${row.subject}`,
        detail: messageStatuses[row.status].name,
      };
    });
  return { entries: [...first, ...later], waits };
}
