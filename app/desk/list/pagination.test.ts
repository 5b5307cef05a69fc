import { expect, test } from 'vitest';
import { pageFrom, pageOf } from './list-page.ts';
import { besideIn } from './pagination.ts';

const records = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `CM-${from + at}`);

/** A list with these records in its filter now; later ones at each further look, where they are several. */
const listOf = (references: string[], ...later: string[][]) =>
  besideIn(async (search) => {
    expect(new URLSearchParams(search).get('status')).toBe('new');
    const { rows } = pageOf(references, pageFrom(new URLSearchParams(search)));
    references = later.shift() ?? references;
    return { rows: rows.map((reference) => ({ reference })) };
  });

const first = { search: '?status=new', references: records(1, 25) };
const second = { search: '?status=new&page=2', references: records(26, 50) };
const third = { search: '?status=new&page=3', references: records(51, 60) };

test('the pages follow each other up to the end, and back to the start', async () => {
  const beside = listOf(records(1, 60));
  expect(await beside('after', [first])).toEqual(second);
  expect(await beside('after', [first, second])).toEqual(third);
  expect(await beside('after', [first, second, third])).toBeUndefined();
  expect(await beside('before', [third])).toEqual(second);
  expect(await beside('before', [second, third])).toEqual(first);
  expect(await beside('before', [first])).toBeUndefined();
});

test('what moved up because others have left the filter is not passed over', async () => {
  const all = records(26, 60);
  expect(await listOf(all)('after', [first])).toEqual({ ...first, references: records(26, 50) });
  const some = [...records(20, 25), ...all];
  expect(await listOf(some)('after', [first])).toEqual({ ...first, references: records(20, 44) });
});

test('what moves up while the pages are read is not passed over', async () => {
  const all = records(1, 27);
  const oneHasLeft = all.filter((reference) => reference !== 'CM-25');
  const next = await listOf(all, oneHasLeft)('after', [first]);
  expect(next?.references).toContain('CM-26');
});

test('all of several pages have left: on from where the first of them began', async () => {
  const rest = [...records(1, 25), ...records(51, 60)];
  expect(await listOf(rest)('after', [second])).toEqual({
    ...second,
    references: records(51, 60),
  });
  const none = listOf(records(51, 60));
  expect(await none('after', [first, second])).toEqual({ ...first, references: records(51, 60) });
});

test('nothing is left in the filter, or nothing is known of the list', async () => {
  expect(await listOf([])('after', [first])).toBeUndefined();
  expect(await listOf([])('before', [second])).toBeUndefined();
  expect(await listOf(records(1, 60))('after', [])).toBeUndefined();
});
