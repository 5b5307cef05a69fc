import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesContact } from './contact-match.server.ts';

const held = { phone: '+260 97 123 4567', email: 'Ruth@mail.example' };

test.each([
  ['4567', true],
  ['45 67', true],
  ['097 123 4567', true],
  [' ruth@MAIL.example ', true],
  ['567', false],
  ['7654', false],
  ['ruth4567@mail.example', false],
  ['', false],
])('“%s” shows that it is theirs: %s', (typed, expected) => {
  expect(matchesContact(typed, held)).toBe(expected);
});

test('nothing opens what nobody has, and an empty answer opens nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(matchesContact(typed, undefined)).toBe(false);
      expect(matchesContact('', { phone: typed, email: '' })).toBe(false);
    }),
  );
  expect(matchesContact('', { phone: '', email: '' })).toBe(false);
});
