import * as v from 'valibot';
import { expect, test } from 'vitest';
import { inOurWords, withField } from './schema-words.ts';

const schema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(3)),
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
  grades: v.pipe(v.array(v.string()), v.maxLength(1)),
  state: v.optional(v.picklist(['draft', 'published'])),
  sha: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]$/))),
  way: v.optional(v.variant('kind', [v.object({ kind: v.literal('bus') })])),
});
const right = { name: 'Ann', year: 2027, grades: ['Grade 1'] };
const saidOf = (changes: object) =>
  v
    .safeParse(schema, { ...right, ...changes }, inOurWords)
    .issues?.map((issue) => withField({ field: v.getDotPath(issue) ?? '', ...issue }));

test.each<[object, string]>([
  [{ name: undefined }, 'name must be given.'],
  [{ name: 4 }, 'name must be text.'],
  [{ name: '' }, 'name must not be empty.'],
  [{ name: 'Anna' }, 'name must have 3 characters or fewer.'],
  [{ year: '2027' }, 'year must be a number.'],
  [{ year: 2027.5 }, 'year must be a whole number.'],
  [{ year: 1999 }, 'year must be 2000 or more.'],
  [{ year: 2100 }, 'year must be 2099 or less.'],
  [{ grades: 'all' }, 'grades must be a list.'],
  [{ grades: ['1', '2'] }, 'grades must have 1 entries or fewer.'],
  [{ grades: [null] }, 'grades.0 must be text.'],
  [{ state: 'old' }, 'state must be one of draft, published.'],
  [{ sha: '<b>' }, 'sha is not written as it must be.'],
  [{ way: { kind: 'car' } }, 'way.kind must be one of bus.'],
  [{ way: 'car' }, 'way must be a group of fields.'],
  [{ more: 1 }, 'more is not known here.'],
])('%j: %s', (changes, said) => {
  expect(saidOf(changes)).toEqual([said]);
});

test('what a schema says itself stays as it is', () => {
  const own = v.pipe(v.string('Enter your name'), v.maxLength(3, 'must be short'));
  const said = (input: unknown) => v.safeParse(own, input, inOurWords).issues?.[0].message;
  expect([said(4), said('Anna')]).toEqual(['Enter your name', 'must be short']);
  expect(withField({ field: 'name', message: 'Enter your name' })).toBe('Enter your name');
  expect(withField({ field: '', message: 'must be short' })).toBe('What was sent must be short.');
});
