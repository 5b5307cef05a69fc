import type { School } from '#features/content/schemas.ts';
import { letterMail } from '#lib/mail/letter.ts';
import { CONFIRM_WITHIN_DAYS } from '../intake/links.server.ts';

/** To an address that somebody typed: is it yours, and do you want this? */
export function pleaseConfirm(to: string, link: string, school: School) {
  return letterMail({ kind: 'newsletter-confirmation', to }, school, {
    subject: `${school.name}: please confirm the newsletter`,
    heading: 'Would you like our newsletter?',
    parts: [
      'Somebody, we hope it was you, asked us to send our newsletter to this address.',
      'Open this page and press the button there. Then you get it.',
      { label: 'Yes, send it to me', href: link },
      `The link works for ${CONFIRM_WITHIN_DAYS} days.`,
      'You did not ask for it? Then do nothing: then we do not send it.',
    ],
  });
}

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
