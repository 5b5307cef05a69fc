import { mailWords } from '#lib/mail/mail-words.ts';
import type { FamilyPart } from '../family/family-part.ts';
import { deskRooms } from '../rooms.ts';
import { isReadable, type MailRooms } from './mail-rooms.ts';

const MOST_SHOWN = 200;

/** The mails about what a family has sent, of the reader's own rooms. */
export const mailsOfFamily = (rooms: MailRooms): FamilyPart => ({
  room: 'mail',
  async find(read, references, { staff: { roles } }) {
    const rows = await read
      .selectFrom('outgoing_mails')
      .select(['id', 'kind', 'about', 'recipient', 'subject', 'status', 'queued_at', 'reason'])
      .where('about', 'in', references)
      .orderBy('queued_at', 'desc')
      .limit(MOST_SHOWN)
      .execute();
    return {
      entries: rows
        .filter(({ kind }) => isReadable(kind, rooms, roles))
        .map((row) => ({
          kind: 'mail' as const,
          reference: row.about ?? '',
          at: row.queued_at,
          title: `Mail: ${row.subject}`,
          ...(row.status === 'dead' && row.reason && { text: row.reason }),
          by: `To ${row.recipient}`,
          status: mailWords[row.status],
          to: `${deskRooms.mail.path}/${row.id}`,
        })),
    };
  },
});
