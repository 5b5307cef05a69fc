import * as v from 'valibot';
import { typedLine, typedWords } from '../text/typed-schema.ts';
import { type Letterhead, writeLetter } from './letter.ts';

/** The longest that the office can write into a mail, in characters. */
export const letterLimits = { subject: 200, text: 10_000 } as const;

/** A mail that somebody of the office has written: its subject, and paragraphs with an empty line between them. */
export const officeLetterSchema = v.object({
  subject: typedLine('The subject', letterLimits.subject, 'Enter a subject'),
  text: typedWords('The text', letterLimits.text, 'Enter the text of the mail'),
});

export type OfficeLetter = v.InferOutput<typeof officeLetterSchema>;

/** Subject, text and HTML of what the office has written; its first line is no heading but the greeting. */
export function asMail({ subject, text }: OfficeLetter, head: Letterhead) {
  return writeLetter({ subject, parts: paragraphsOf(text) }, head);
}

export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
