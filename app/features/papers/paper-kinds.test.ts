import * as v from 'valibot';
import { expect, test } from 'vitest';
import { papers as schema } from '#features/content/papers-schema.ts';
import { readContent } from '#features/content/read.server.ts';
import { paperLabel, papersFor } from './paper-kinds.ts';

const { papers } = readContent('content');
const idsFor = (grade: Parameters<typeof papersFor>[1]) =>
  papersFor(papers.items, grade).map(({ id }) => id);

test('each grade is asked for its own papers, in the order of the list', () => {
  expect(idsFor('ece1')).toEqual(['birth-record', 'under-five-card', 'photograph']);
  expect(idsFor('grade1')).toEqual(idsFor('ece1'));
  expect(idsFor('grade2')).toEqual([
    'birth-record',
    'last-report',
    'transfer-letter',
    'photograph',
  ]);
  expect(idsFor('grade7')).toEqual(idsFor('grade2'));
});

test('a paper that is no longer on the list is called by its id', () => {
  expect(paperLabel(papers.items, 'last-report')).toBe('Last school report');
  expect(paperLabel(papers.items, 'old-paper')).toBe('old-paper');
});

const listOf = (...items: object[]) => v.safeParse(schema, { lead: 'Send them.', items });
const card = { id: 'card', label: 'Card' };

test.each([
  ['two papers with one id', [card, { ...card, label: 'Other' }], 'each id must occur only once'],
  ['a grade that is none', [{ ...card, from: 'grade8' }], 'must be a grade'],
  [
    'a last grade before the first',
    [{ ...card, from: 'grade2', to: 'ece1' }],
    'must not be before',
  ],
  ['no paper at all', [], 'must not be empty'],
])('the list is refused with %s', (_, items, said) => {
  expect(listOf(...items).issues?.[0].message).toContain(said);
});
