import { roomNotice } from '#desk/mail/room-notice.ts';
import type { School } from '#features/content/schemas.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';

/** To the office: somebody has applied, and where to read it. */
export function jobApplicationNotice(
  reference: string,
  about: { school: School; publicUrl: string },
): Mail {
  return roomNotice(
    {
      kind: 'job-notice',
      to: about.school.email,
      room: 'careers',
      subject: 'New job application',
      says: 'Somebody has applied for a job. Sign in at the desk to read the application and the resume.',
    },
    reference,
    about,
  );
}
