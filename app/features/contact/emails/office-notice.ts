import { roomNotice } from '#desk/mail/room-notice.ts';
import type { School } from '#features/content/schemas.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';

/** To the office: somebody has written, and where to read it. */
export function messageNotice(
  reference: string,
  about: { school: School; publicUrl: string },
): Mail {
  return roomNotice(
    {
      kind: 'message-notice',
      to: about.school.email,
      room: 'messages',
      subject: 'New message',
      says: 'Somebody has written to the school. Sign in at the desk to read it.',
    },
    reference,
    about,
  );
}
