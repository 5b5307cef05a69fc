import { expect, test } from 'vitest';
import { writtenSize } from './written-size.ts';

test.each([
  [0, '1 KB'],
  [18_264, '18 KB'],
  [1_048_000, '1023 KB'],
  [1_048_500, '1.0 MB'],
  [1_300_000, '1.2 MB'],
  [5 * 1024 * 1024, '5.0 MB'],
])('%i bytes', (bytes, words) => {
  expect(writtenSize(bytes).replace('\u00a0', ' ')).toBe(words);
});
