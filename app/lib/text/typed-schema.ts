import * as v from 'valibot';
import { characterCount, isOneLine, isStorable } from './typed-text.ts';

/**
 * What somebody writes, of `limit` characters (code points) or fewer: trimmed at its ends and otherwise as typed, on one
 * line or, where it `hasLines`, with one kind of line break, which a form without a script sends as two characters.
 * `missing` asks for it; without it nothing at all is an answer.
 */
export function typedText(label: string, limit: number, missing?: string, hasLines?: boolean) {
  return v.pipe(
    // The description of the API reads the limit (scripts/openapi); the rule below is code.
    { ...v.optional(v.string(`${label}: this must be text`), ''), limit, missing },
    v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
    v.check((text) => !missing || !!text, missing),
    v.check(isStorable, `${label}: a character cannot be stored; please type it again`),
    v.check((text) => hasLines || isOneLine(text), `${label}: this must be one line`),
    v.check(
      (text) => characterCount(text) <= limit,
      `${label}: ${limit.toLocaleString('en')} characters or fewer`,
    ),
  );
}

/** Text in lines. */
export const typedWords = (label: string, limit: number, missing?: string) =>
  typedText(label, limit, missing, true);

/** Text on one line. */
export const typedLine = (label: string, limit: number, missing?: string) =>
  typedText(label, limit, missing);
