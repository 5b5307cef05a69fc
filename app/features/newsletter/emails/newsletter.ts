import type { School } from '#features/content/schemas.ts';
import { writeLetter } from '#lib/mail/letter.ts';
import type { Mail } from '#lib/mail/outbox.server.ts';
import { newsletterParagraphs } from '../newsletter-text.ts';

/** One newsletter to one subscriber, who can leave with one press. */
export function newsletter(
  to: string,
  issue: { subject: string; words: string },
  listUnsubscribe: string,
  school: School,
): Mail {
  const letter = writeLetter(
    {
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
    },
    school,
  );
  return { kind: 'newsletter', to, listUnsubscribe, ...letter };
}
