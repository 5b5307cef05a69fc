import * as v from 'valibot';
import { characterCount, isOneLine, isStorable } from './written-text.ts';

/**
 * What somebody writes in lines, of `limit` characters (code points) or fewer: trimmed at its ends, with one kind of
 * line break, which a form without a script sends as two characters, and otherwise as typed. `missing` asks for it;
 * without it nothing at all is an answer.
 */
export const writtenWords = (label: string, limit: number, missing?: string, said?: Said) =>
  written({ label, limit, missing, said }, () => true);

/** The same on one line. */
export const writtenLine = (label: string, limit: number, missing?: string, said?: Said) =>
  written({ label, limit, missing, said }, isOneLine);

/** What the description of the API says of a text besides its length; rules elsewhere see to it. */
export interface Said {
  format?: 'date';
  enum?: string[];
}

interface Written {
  label: string;
  limit: number;
  missing: string | undefined;
  said: Said | undefined;
}

function written(
  { label, limit, missing, said }: Written,
  isInItsLines: (text: string) => boolean,
) {
  return v.pipe(
    v.optional(v.string(`${label}: this must be text`), ''),
    v.metadata({ ...(missing && { minLength: 1 }), maxLength: limit, ...said }),
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
