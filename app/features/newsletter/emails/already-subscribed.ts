import type { School } from '#features/content/schemas.ts';
import { letterMail } from '#lib/mail/letter.ts';

/** To a confirmed subscriber who asked once more. */
export function alreadySubscribed(to: string, listUnsubscribe: string, school: School) {
  return letterMail({ kind: 'newsletter-known', to, listUnsubscribe }, school, {
    subject: `${school.name}: you already get our newsletter`,
    heading: 'You already get our newsletter',
    parts: [
      'Somebody, perhaps you, asked us to send our newsletter to this address. You get it already, so you do not need to do anything.',
      'You can stop it at any time.',
      { label: 'Stop the newsletter', href: listUnsubscribe },
    ],
  });
}
