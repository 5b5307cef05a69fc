import { everyday, typedFirst } from './common-words/everyday.server.ts';
import { names } from './common-words/names.server.ts';
import { zambia } from './common-words/zambia.server.ts';

/**
 * Some 3,000 words that passwords are made of: what breaches keep showing, and what is near at hand in Zambia (ASVS 5.0,
 * 6.2.4 and 6.1.2). Written here as plain facts; phones do not load them.
 */
export const commonWords: ReadonlySet<string> = new Set(
  [typedFirst, zambia, names, everyday]
    .join(' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase()),
);

/** What stands in front of a word in a password that is hardly another one: `ilovelusaka`, `mychelsea`. */
const FRONT = /^(?:iloveyou|ilove|iamthe|iam|welove|love|thebest|best|the|my|our|mr|mrs|miss)/;

/**
 * Whether it is one of the passwords that are guessed first, or is built on one common word: with digits, years and
 * signs around it, with digits in the place of letters, said two or three times, or with "my" or "I love" in front.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  if (commonWords.has(typed) || isCounting(typed)) return true;
  const withoutSigns = typed.replace(/(?<![^\p{Letter}\p{Number}])[^\p{Letter}\p{Number}]+$/u, '');
  const cores = [withoutEnds(typed), typed.replace(NO_LETTERS_AT_END, ''), withoutSigns, typed];
  return cores.some((core) => isBuiltOnOne(withoutEnds(asLetters(core))));
}

function isBuiltOnOne(word: string): boolean {
  const once = /^(.{2,}?)\1{1,3}$/u.exec(word)?.[1] ?? word;
  return [word, once, word.replace(FRONT, '')].some((part) => commonWords.has(part));
}

/** The look back keeps a long row of signs in the middle from being tried at each of its places. */
const NO_LETTERS_AT_END = /(?<![^\p{Letter}])[^\p{Letter}]+$/u;

function withoutEnds(text: string): string {
  return text.replace(/^[^\p{Letter}]+/u, '').replace(NO_LETTERS_AT_END, '');
}

/** `z@mb1a` is "zambia": digits and signs that people read as letters. */
function asLetters(text: string): string {
  return text
    .replace(/[@4]/g, 'a')
    .replace(/[1!]/g, 'i')
    .replace(/[$5]/g, 's')
    .replace(/[7+]/g, 't')
    .replaceAll('3', 'e')
    .replaceAll('0', 'o');
}

/** Neighbours in the alphabet or on the row of digits, up or down: `23456789`, `zyxwvuts`. */
function isCounting(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((sign, index) => sign.charCodeAt(0) - text.charCodeAt(index));
  return (
    steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1))
  );
}
