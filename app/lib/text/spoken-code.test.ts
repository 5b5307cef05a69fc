import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newSpokenCode, readSpokenCode } from './spoken-code.ts';

const lengths = fc.integer({ min: 4, max: 22 });

test('a code is read back however it was typed', () => {
  fc.assert(
    fc.property(lengths, (length) => {
      const code = newSpokenCode(length);
      expect(readSpokenCode(code.toLowerCase().replace(/-/g, ' '), length)).toBe(code);
      expect(readSpokenCode(code, length + 1)).toBeUndefined();
    }),
  );
});

test('one wrong character and two swapped ones are caught, at every length', () => {
  fc.assert(
    fc.property(lengths, fc.nat(), fc.nat(), (length, one, other) => {
      const code = [...newSpokenCode(length).replace(/-/g, '')];
      const i = one % length;
      const j = other % length;
      const swapped = [...code];
      [swapped[i], swapped[j]] = [code[j] ?? '', code[i] ?? ''];
      const same = swapped.join('') === code.join('');
      expect(readSpokenCode(swapped.join(''), length) === undefined).toBe(!same);
      const wrong = [...code];
      wrong[i] = code[i] === '7' ? 'K' : '7';
      expect(readSpokenCode(wrong.join(''), length)).toBeUndefined();
    }),
  );
});

test('a code longer than its check can watch over is not made', () => {
  expect(() => newSpokenCode(23)).toThrow('at most 22');
});
