import { readReference } from '#lib/text/reference.ts';
import { phoneIn, plainId, type StatementLine } from '../reading/statement-line.ts';

const REFERENCE =
  /([A-Z]{2})[\s\-–—.]*([2-9CDFHJKMNPQRTWXY]{4})[\s\-–—.]*([2-9CDFHJKMNPQRTWXY]{4})/g;

/** The references of ours in a text, each once; its check character has to be right. */
export function referencesIn(text: string, prefixes: readonly string[]): string[] {
  const found = new Set<string>();
  const capitals = text.toUpperCase();
  for (const prefix of prefixes) {
    for (let at = capitals.indexOf(prefix); at >= 0; at = capitals.indexOf(prefix, at + 1)) {
      REFERENCE.lastIndex = 0;
      const [whole] = REFERENCE.exec(capitals.slice(at, at + LONGEST_WRITTEN)) ?? [];
      const isHere = whole !== undefined && capitals.startsWith(whole, at);
      const reference = isHere ? readReference(whole, prefix) : undefined;
      if (reference) found.add(reference);
    }
  }
  return [...found];
}

const LONGEST_WRITTEN = 20;

/**
 * The ids that a line is known by: its own, and words of its text that can be one. Telephone numbers, amounts and days
 * are none.
 */
export function idsIn({ transactionId, text }: StatementLine): string[] {
  const words = text.split(/[^A-Za-z0-9.-]+/).map(plainId);
  return [...new Set([transactionId, ...words.filter(canBeId)])].filter(Boolean);
}

const LEAST_DIGITS = 4;
const LEAST_CHARACTERS = 6;

function canBeId(word: string): boolean {
  const digits = word.replace(/\D/g, '').length;
  if (word.length < LEAST_CHARACTERS || digits < LEAST_DIGITS) return false;
  const isAmount = /^\d+[.,]\d\d$/.test(word);
  const isDay = /^\d{1,4}[-.]\d{1,2}[-.]\d{1,4}$/.test(word);
  return !isAmount && !isDay && !isPhone(word);
}

/** Whether somebody has entered a telephone number where the id belongs. */
export const isPhone = (word: string): boolean =>
  /^\+?\d{9,12}$/.test(word) && phoneIn(word) !== '';
