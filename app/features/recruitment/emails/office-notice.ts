import type { School } from '#features/content/schemas.ts';
import { writeLetter } from '#lib/mail/letter.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';

/** To the office: somebody has applied, and where to read it. */
export function jobApplicationNotice(
  reference: string,
  { school, publicUrl }: { school: School; publicUrl: string },
): Mail {
  const letter = writeLetter(
    {
      subject: `New job application ${reference}`,
      parts: [
        'Somebody has applied for a job. Sign in at the desk to read the application and the resume.',
        { name: 'Reference', code: reference },
        { label: 'Open the desk', href: `${publicUrl}/staff/job-applications` },
      ],
    },
    school,
  );
  return { kind: 'job-notice', to: school.email, about: reference, ...letter };
}
