import * as v from 'valibot';
import { characterCount, isOneLine, isStorable } from './written-text.ts';

/**
 * What somebody writes in lines, of `limit` characters (code points) or fewer: trimmed at its ends, with one kind of
 * line break, which a form without a script sends as two characters, and otherwise as typed. `missing` asks for it;
 * without it nothing at all is an answer.
 */
export const writtenWords = (label: string, limit: number, missing?: string) =>
  written(label, limit, missing, () => true);

/** The same on one line. */
export const writtenLine = (label: string, limit: number, missing?: string) =>
  written(label, limit, missing, isOneLine);

function written(
  label: string,
  limit: number,
  missing: string | undefined,
  isInItsLines: (text: string) => boolean,
) {
  return v.pipe(
    v.optional(v.string(`${label}: this must be text`), ''),
    v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    v.check((text) => !missing || text !== '', missing),
    v.check(isStorable, `${label}: a character cannot be stored; please type it again`),
    v.check(isInItsLines, `${label}: this must be one line`),
    v.check(
      (text) => characterCount(text) <= limit,
      `${label}: ${limit.toLocaleString('en')} characters or fewer`,
    ),
  );
}
