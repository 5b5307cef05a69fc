import type { School } from '#features/content/schemas.ts';
import { headOfAdmissions, letterMail } from '#lib/mail/letter.ts';
import type { MayKnow } from '../barred/may-know.ts';

/** To the family: we have it, and what happens next. Nothing of what they wrote. */
export function enrollmentReceipt(
  { to, mayKnow }: { to: string; mayKnow: MayKnow },
  reference: string,
  { school, publicUrl }: { school: School; publicUrl: string },
) {
  return letterMail(
    { kind: 'enrollment-receipt', to, about: reference },
    headOfAdmissions(school),
    {
      subject: `${school.name}: we have your enrollment application (${reference})`,
      heading: 'We have your enrollment application',
      parts: [
        'Thank you. Your application has reached the school, and you do not need to do anything now.',
        { name: 'Your reference', code: reference },
        `What happens next: our admissions team reads your application and gets in touch with you${school.answerWithin ? ` within ${school.answerWithin}` : ''}.`,
        ...(mayKnow === 'everything'
          ? [
              'To check the status, open this page. It asks for the reference and for your child’s date of birth.',
              { label: 'Check the status', href: `${publicUrl}/status` },
            ]
          : []),
        `Questions? Call ${school.admissionsPhone} or write to ${school.admissionsEmail}, and say the reference.`,
        'You did not apply at our school? Then somebody gave us your address by mistake. Please tell us, and delete this mail.',
      ],
    },
  );
}
