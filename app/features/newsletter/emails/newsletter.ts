import type { School } from '#features/content/schemas.ts';
import { letterMail } from '#lib/mail/letter.ts';
import { newsletterParagraphs } from '../newsletter-text.ts';

/** One newsletter to one subscriber, who can leave with one press. */
export function newsletter(
  to: string,
  issue: { subject: string; words: string },
  listUnsubscribe: string,
  school: School,
) {
  return letterMail({ kind: 'newsletter', to, listUnsubscribe }, school, {
    subject: issue.subject,
    parts: [
      ...newsletterParagraphs(issue.words).map((inline) => ({ inline })),
      {
        inline: [
          'You get this because you asked for our newsletter. ',
          { label: 'Stop the newsletter', href: listUnsubscribe },
        ],
      },
    ],
  });
}
