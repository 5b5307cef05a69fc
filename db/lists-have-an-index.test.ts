import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFiles } from '#tests/support/databases/database-schema.ts';

const schema = readFileSync(schemaFiles.sqlite, 'utf8');

/** The columns of each index, by its table. */
const indexes = Array.from(
  schema.matchAll(/^CREATE (?:UNIQUE )?INDEX "?\w+"? on "?(\w+)"? \(([^)]*)\)/gm),
  ([, table = '', columns = '']) => ({ table, columns: columns.replaceAll('"', '').split(', ') }),
);

/** What people send under a reference, and the office works through in a list by time and by status. */
const listed = Array.from(
  schema.matchAll(/^CREATE TABLE "?(\w+)"? \(\n([\s\S]*?)\n\)/gm),
  ([, table = '', columns = '']) => ({ table, columns }),
).filter(({ columns }) =>
  ['reference', 'submitted_at', 'status', 'version'].every((name) =>
    new RegExp(`^ *"?${name}"? `, 'm').test(columns),
  ),
);

test('a list of the desk is read along an index, by time and by status', () => {
  const without = listed.flatMap(({ table }) => {
    const of = indexes.filter((index) => index.table === table);
    const byTime = of.some(({ columns }) => columns[0]?.endsWith('_at'));
    const byStatus = of.some(({ columns }) => columns.slice(0, 2).includes('status'));
    return byTime && byStatus ? [] : [table];
  });
  expect(listed.length).toBeGreaterThan(4);
  expect(without).toEqual([]);
});
