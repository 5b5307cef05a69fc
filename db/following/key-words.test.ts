import { generateX25519Identity } from 'age-encryption';
import { expect, test } from 'vitest';
import { readKey, wordsOfKey } from './key-words.ts';

test('a key is read back from its words, however they are typed, and from itself', async () => {
  for (let count = 0; count < 20; count++) {
    const key = await generateX25519Identity();
    const words = wordsOfKey(key);
    expect(words).toHaveLength(24);
    expect(readKey(words.join(' '))).toBe(key);
    const numbered = words.map((word, index) => `${index + 1}. ${word.toUpperCase()}`);
    expect(readKey(numbered.join('\n'))).toBe(key);
    expect(readKey(` ${key}\n`)).toBe(key);
  }
});

test('two words in each other’s place, or one wrong, are nearly always noticed', async () => {
  let unnoticed = 0;
  for (let count = 0; count < 20; count++) {
    const words = wordsOfKey(await generateX25519Identity());
    for (const [at, word] of words.entries()) {
      const next = words[(at + 1) % words.length] ?? '';
      const other = words[(at + 7) % words.length] ?? '';
      const swapped = words.with(at, next).with((at + 1) % words.length, word);
      for (const [typed, isRight] of [
        [swapped, next === word],
        [words.with(at, other), other === word],
      ] as const) {
        if (!isRight && readKey(typed.join(' ')) !== undefined) unnoticed++;
      }
    }
    expect(readKey(words.slice(1).join(' '))).toBeUndefined();
  }
  // One in 256 of these 960, because the check of the list is a byte: four, and as good as never twenty.
  expect(unnoticed).toBeLessThan(20);
  expect(readKey('')).toBeUndefined();
});
