import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setInSignLetter } from './share-picture.ts';

/** As if every letter were two fifths of its size wide. */
const measure = (text: string, size: number) => text.length * size * 0.4;

test('short words stand large on one line, long ones smaller on up to three', () => {
  expect(setInSignLetter('Contact us', measure)).toEqual({ lines: ['Contact us'], size: 116 });
  const long = setInSignLetter('Questions that families ask us often', measure);
  expect(long.lines.length).toBeLessThanOrEqual(3);
  expect(long.size).toBeLessThan(116);
});

test('lines are about equally long and no word is lost', () => {
  expect(setInSignLetter('Discipline for the Future I need', measure).lines).toEqual([
    'Discipline',
    'for the',
    'Future I need',
  ]);
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      expect(setInSignLetter(words.join(' '), measure).lines.join(' ')).toBe(words.join(' '));
    }),
  );
});

test('words that do not fit are told to the school', () => {
  expect(() => setInSignLetter('x'.repeat(40), measure)).toThrow(/do not fit/);
});
