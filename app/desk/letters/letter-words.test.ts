import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asReadBy,
  asText,
  placeholderFault,
  placeholdersIn,
  saidTogether,
} from './letter-words.ts';

const known = ['name', 'child', 'place'];

test.each([
  ['Dear {name}, {child} waits at {place}.', undefined],
  ['', undefined],
  ['Dear {nam},', 'We do not know “{nam}”. You can write {name}, {child} and {place}.'],
  ['Dear { name },', 'We do not know “{ name }”. You can write {name}, {child} and {place}.'],
  ['Dear {},', 'We do not know “{}”. You can write {name}, {child} and {place}.'],
  ['Dear {name, good day', 'There is no “}” behind “{name, good day”.'],
  ['Dear {name\n}', 'There is no “}” behind “{name”.'],
  ['Dear {{name}}', 'There is no “}” behind “{{name}}”.'],
  ['Dear name}', 'There is a “}” without a “{” before it, after “Dear name”.'],
])('%j', (text, fault) => {
  expect(placeholderFault(text, known)).toBe(fault);
});

const plain = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[{}]/g, ''));
const piece = fc.oneof(
  plain,
  fc.constantFrom(...known).map((name) => `{${name}}`),
);

test('whatever is taken is filled in whole: no brace is left in what anybody reads', () => {
  const says = fc.record({ name: plain, child: plain, place: plain });
  fc.assert(
    fc.property(fc.array(piece), says, (pieces, said) => {
      const text = pieces.join('');
      expect(placeholderFault(text, known)).toBeUndefined();
      const read = asReadBy({ subject: text, text }, said);
      expect(read.subject).not.toMatch(/[{}]/);
      expect(read.text).toBe(read.subject);
    }),
  );
});

test('a brace too many or too few anywhere in a letter is refused', () => {
  fc.assert(
    fc.property(fc.array(piece), fc.array(piece), fc.constantFrom('{', '}'), (a, b, brace) => {
      expect(placeholderFault(a.join('') + brace + b.join(''), known)).toBeDefined();
    }),
  );
});

test('what somebody is called is never read as a placeholder of its own', () => {
  const { text } = asReadBy(
    { subject: '', text: 'Dear {name} of {child}' },
    { name: '{child}', child: 'M.' },
  );
  expect(text).toBe('Dear {child} of M.');
});

test('the names in a letter are found once each', () => {
  expect(placeholdersIn('{name}: {child}, {name}')).toEqual(['name', 'child']);
});

test('of several children everything is said together, and the same once', () => {
  const one = { child: 'Mutinta, Grade 1', year: '2027', place: '3' };
  const other = { child: 'Chanda, Grade 3', year: '2027' };
  expect(saidTogether([one, other])).toEqual({
    child: 'Mutinta, Grade 1 and Chanda, Grade 3',
    year: '2027',
    place: '3',
  });
});

test('a text for a phone says who writes, and no subject', () => {
  const letter = { subject: 'A place', text: 'Dear {name},\n\n\nplease call.' };
  expect(asText(letter, { name: 'Ruth' }, 'The school')).toBe(
    'Dear Ruth,\n\nplease call.\n\nThe school',
  );
});
