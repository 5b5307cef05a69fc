import { expect, test } from 'vitest';
import { type ApplicationList, readListQuery } from './application-list.ts';
import { listInWords } from './list-words.ts';

test('a list that is too long to be counted says so, and what to type', () => {
  const list = { rows: [{ isUnopened: false }], isUnsorted: false } as ApplicationList;
  const inWords = (search: string) => listInWords(list, readListQuery(new URLSearchParams(search)));
  expect(inWords('by=website')).toMatch(/^Very many fit, too many to count, .+ Type a name/);
  expect(inWords('q=ba')).toMatch(/^Very many fit, .+ Type more to find one\.$/);
  expect(inWords('q=ba')).not.toContain('count');
});
