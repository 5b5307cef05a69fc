import { generateX25519Identity } from 'age-encryption';
import fc from 'fast-check';
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
  const words = wordsOfKey(await generateX25519Identity());
  let unnoticed = 0;
  fc.assert(
    fc.property(fc.nat(22), (at) => {
      const [one = '', other = ''] = words.slice(at, at + 2);
      if (one === other) return;
      if (
        readKey(
          words
            .with(at, other)
            .with(at + 1, one)
            .join(' '),
        )
      )
        unnoticed++;
    }),
  );
  // One in 256: the check of the list is a byte.
  expect(unnoticed).toBeLessThan(8);
  expect(readKey(words.slice(1).join(' '))).toBeUndefined();
  expect(readKey('')).toBeUndefined();
});
