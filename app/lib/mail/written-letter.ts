import * as v from 'valibot';
import { characterCount, isOneLine, isStorable } from '../text/written-text.ts';
import { type Letterhead, writeLetter } from './letter.ts';

/** The longest that the office can write into a mail, in characters. */
export const letterLimits = { subject: 200, text: 10_000 } as const;

/** A mail that somebody of the office has written: its subject, and paragraphs with an empty line between them. */
export const writtenLetterSchema = v.object({
  subject: v.pipe(
    v.string('Enter a subject'),
    v.trim(),
    v.nonEmpty('Enter a subject'),
    v.check(isOneLine, 'The subject must be one line'),
    v.check(isStorable, 'The subject has a character that cannot be stored'),
    v.check(
      (text) => characterCount(text) <= letterLimits.subject,
      `The subject must be ${letterLimits.subject} characters or fewer`,
    ),
  ),
  text: v.pipe(
    v.string('Enter the text of the mail'),
    v.trim(),
    v.nonEmpty('Enter the text of the mail'),
    v.check(isStorable, 'The text has a character that cannot be stored'),
    v.check(
      (text) => characterCount(text) <= letterLimits.text,
      `The text must be ${letterLimits.text.toLocaleString('en')} characters or fewer`,
    ),
  ),
});

export type WrittenLetter = v.InferOutput<typeof writtenLetterSchema>;

/** Subject, text and HTML of what the office has written; its first line is no heading but the greeting. */
export function asMail({ subject, text }: WrittenLetter, head: Letterhead) {
  return writeLetter({ subject, parts: paragraphsOf(text) }, head);
}

export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
