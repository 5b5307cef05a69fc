import type { School } from '#features/content/schemas.ts';
import { writeLetter } from '#lib/mail/letter.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';

/** To the office: somebody has written, and where to read it. */
export function messageNotice(
  reference: string,
  { school, publicUrl }: { school: School; publicUrl: string },
): Mail {
  const letter = writeLetter(
    {
      subject: `New message ${reference}`,
      parts: [
        'Somebody has written to the school. Sign in at the desk to read it.',
        { name: 'Reference', code: reference },
        { label: 'Open the desk', href: `${publicUrl}/staff/messages` },
      ],
    },
    school,
  );
  return { kind: 'message-notice', to: school.email, about: reference, ...letter };
}
