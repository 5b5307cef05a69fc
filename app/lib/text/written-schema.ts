import * as v from 'valibot';
import { characterCount, isOneLine, isStorable } from './written-text.ts';

/** Text that somebody has to write, of `limit` characters or fewer; `missing` asks for it. */
export function writtenWords(name: string, limit: number, missing: string) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.check(isStorable, `${name} has a character that cannot be stored; please type it again`),
    v.check(
      (text) => characterCount(text) <= limit,
      `${name} must be ${limit.toLocaleString('en')} characters or fewer`,
    ),
  );
}

/** The same on one line. */
export function writtenLine(name: string, limit: number, missing: string) {
  return v.pipe(writtenWords(name, limit, missing), v.check(isOneLine, `${name} must be one line`));
}
