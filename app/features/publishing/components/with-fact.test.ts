import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bracesIn } from '#lib/text/braces.ts';
import { withFact } from './with-fact.ts';

test.each<[string, number, number, string]>([
  ['Call .', 5, 5, 'Call {phone}.'],
  ['Call us.', 5, 7, 'Call {phone}.'],
  // Within another one it would break both.
  ['Mail {email}.', 8, 8, 'Mail {email}{phone}.'],
  ['Mail {email}.', 5, 12, 'Mail {phone}.'],
  ['Mail {email} now.', 8, 16, 'Mail {phone}.'],
])('%j from %i to %i', (text, start, end, becomes) => {
  expect(withFact(text, { start, end }, 'phone').text).toBe(becomes);
});

test('wherever it is pressed, the braces of a text without a fault stay without one', () => {
  const pieces = fc.array(fc.constantFrom('{email}', '{phone}', 'Call', ' ', '.'));
  fc.assert(
    fc.property(pieces, fc.nat(40), fc.nat(40), (all, one, other) => {
      const text = all.join('');
      const at = (place: number) => Math.min(place, text.length);
      const [start = 0, end = 0] = [at(one), at(other)].sort((a, b) => a - b);
      const put = withFact(text, { start, end }, 'days');
      expect(put.text.slice(0, put.cursor)).toMatch(/\{days\}$/);
      expect(bracesIn(put.text).every(({ is }) => is === 'placeholder')).toBe(true);
    }),
  );
});
