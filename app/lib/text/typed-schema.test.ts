import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { typedLine, typedWords } from './typed-schema.ts';

const faultOf = (schema: ReturnType<typeof typedLine>, input: unknown) =>
  v.safeParse(schema, input).issues?.[0].message;

describe.each([
  ['one line', typedLine],
  ['several lines', typedWords],
])('a text of %s', (_, written) => {
  const needed = written('Full Name', 1000, 'Enter your full name');
  const optional = written('Full Name', 1000);

  test('comes out trimmed at its ends and otherwise as it was typed', () => {
    expect(v.parse(needed, ' \t Ng’andu  Phiri\r\n')).toBe('Ng’andu  Phiri');
  });

  test('is asked for when nothing was typed, unless it is optional', () => {
    for (const nothing of [undefined, '', ' \r\n ']) {
      expect(faultOf(needed, nothing)).toBe('Enter your full name');
      expect(v.parse(optional, nothing)).toBe('');
    }
  });

  test.each<[unknown, string]>([
    [null, 'Full Name: this must be text'],
    [5, 'Full Name: this must be text'],
    ['Ruth\0', 'Full Name: a character cannot be stored; please type it again'],
    ['x'.repeat(1001), 'Full Name: 1,000 characters or fewer'],
  ])('%j is refused', (input, message) => {
    expect(faultOf(needed, input)).toBe(message);
    expect(faultOf(optional, input)).toBe(message);
  });

  test('has as many characters as the database counts', () => {
    expect(v.parse(needed, '🧒'.repeat(1000))).toHaveLength(2000);
    expect(faultOf(needed, '🧒'.repeat(1001))).toBe('Full Name: 1,000 characters or fewer');
  });

  test('whatever is sent, the answer is a result and never an exception', () => {
    fc.assert(fc.property(fc.anything(), (input) => void v.safeParse(needed, input)));
  });
});

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a line that %j breaks is refused',
  (lineBreak) => {
    const broken = `Ruth${lineBreak}Banda`;
    expect(faultOf(typedLine('Full Name', 100), broken)).toBe('Full Name: this must be one line');
  },
);

test('several lines have one kind of break, which counts as one character', () => {
  const letter = typedWords('Message', 6);
  expect(v.parse(letter, 'a\r\nb\r\n\rc')).toBe('a\nb\n\nc');
});
