import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterCount, isStorable } from './written-text.ts';

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
