import { roomNotice } from '#desk/mail/room-notice.ts';
import type { School } from '#features/content/schemas.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';

/** To the admissions office: something has arrived, and where to read it. */
export function enrollmentNotice(
  reference: string,
  about: { school: School; publicUrl: string },
): Mail {
  return roomNotice(
    {
      kind: 'enrollment-notice',
      to: about.school.admissionsEmail,
      room: 'enrollment',
      subject: 'New enrollment application',
      says: 'A family has applied for a place. Sign in at the desk to read it.',
    },
    reference,
    about,
  );
}
