import type { School } from '#features/content/schemas.ts';
import { writeLetter } from '#lib/mail/letter.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';

/** To the admissions office: something has arrived, and where to read it. */
export function enrollmentNotice(
  reference: string,
  { school, publicUrl }: { school: School; publicUrl: string },
): Mail {
  const letter = writeLetter(
    {
      subject: `New enrollment application ${reference}`,
      parts: [
        'A family has applied for a place. Sign in at the desk to read it.',
        { name: 'Reference', code: reference },
        { label: 'Open the desk', href: `${publicUrl}/staff/enrollment-applications` },
      ],
    },
    school,
  );
  return { kind: 'enrollment-notice', to: school.admissionsEmail, about: reference, ...letter };
}
