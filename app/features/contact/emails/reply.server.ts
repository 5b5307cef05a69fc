import { writeLetter } from '#lib/mail/letter.ts';
import { type OfficeLetter, paragraphsOf } from '#lib/mail/office-letter.ts';
import { answerLink } from '../conversation/answer-link.server.ts';
import type { Site } from '../conversation/receivers.server.ts';

/** To whoever wrote by the contact form: the words of the office, and the way to answer them. */
export function replyLetter(
  { subject, text }: OfficeLetter,
  { id, email }: { id: string; email: string },
  now: Date,
  { content, ...site }: Site,
) {
  const parts = [
    ...paragraphsOf(text),
    { label: 'Answer', href: answerLink(id, email, now, site) },
  ];
  return writeLetter({ subject, parts }, content.school);
}
