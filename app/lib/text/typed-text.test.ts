import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterCount, isOneLine, isStorable, looksLikeEmail } from './typed-text.ts';

/** Of any characters but halves; fast-check's own table of them takes seconds to build. */
const wholeText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }).filter((code) => code < 0xd800 || code > 0xdfff))
  .map((codes) => String.fromCodePoint(...codes));

test('characters are counted as the database counts them', () => {
  expect(characterCount('Mwansa')).toBe(6);
  expect(characterCount('Ng’andu')).toBe(7);
  expect(characterCount('🧒🏾')).toBe(2);
});

test('whole text can be stored, NUL and half characters cannot', () => {
  fc.assert(
    fc.property(wholeText, (text) => {
      expect(isStorable(text)).toBe(!text.includes('\0'));
    }),
  );
  expect(isStorable('a\0b')).toBe(false);
  expect(isStorable('\ud83e')).toBe(false);
  expect(isStorable('\udd12x')).toBe(false);
});

test('one line has no line break of any kind', () => {
  expect(isOneLine('Lunch account, 5\tchildren')).toBe(true);
  for (const lineBreak of ['\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
    expect(isOneLine(`a${lineBreak}b`)).toBe(false);
  }
});

test('an address that could reach somebody looks like one', () => {
  expect(looksLikeEmail(' mwansa@example.co.zm ')).toBe(true);
  for (const text of ['mwansa', 'mwansa@example', '+260 97 000 0000', 'a b@example.com']) {
    expect(looksLikeEmail(text)).toBe(false);
  }
});
