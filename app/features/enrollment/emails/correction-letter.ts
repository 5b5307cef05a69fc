import type { School } from '#features/content/schemas.ts';
import { headOfAdmissions, writeLetter } from '#lib/mail/letter.ts';
import type { GuardianReceiver } from '../guardians/receivers.server.ts';
import { type PortalOf, portalParts } from './portal-parts.ts';

export const CORRECTION_MAIL = 'enrollment-correction' as const;

/** To a guardian: the office has corrected something. The child is named only where the address is proven. */
export function correctionLetter(
  { reference, child, ...way }: Pick<GuardianReceiver, 'reference' | 'child'> & PortalOf,
  { school, publicUrl }: { school: School; publicUrl: string },
) {
  return writeLetter(
    {
      subject: `${school.name}: we have corrected your application (${reference})`,
      heading: 'We have corrected your application',
      parts: [
        ...(child ? [`This is about ${child}.`] : []),
        'The school office has corrected an answer in your application. What you sent us is kept as it was.',
        `If you did not ask for this, please call ${school.admissionsPhone} and say the reference.`,
        { name: 'Your reference', code: reference },
        ...portalParts(way, publicUrl),
      ],
    },
    headOfAdmissions(school),
  );
}
