import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaFiles } from '#tests/support/databases/database-schema.ts';

/** Tables from which nothing is ever deleted, with the reason. */
const STAYS: Record<string, string[]> = {
  'what the school itself publishes or decides': [
    ...[
      'content_versions',
      'publications',
      'documents',
      'opening_statuses',
      'enrollment_places',
      'rounds',
      'waiting_reach',
      'ranked_by',
      'void_draws',
    ],
    ...['calendar_revisions', 'paper_revisions', 'return_questions', 'class_sizes'],
  ],
  'who of the office did what, by account and reference': ['audit_records'],
  'what was erased, without what it was, so that a copy brought back does not undo it': [
    'erasures',
    // Empties the reference.
    'returned_receipts',
  ],
  'how the server itself is doing': [
    ...['job_runs', 'write_probes', 'kysely_migration', 'kysely_migration_lock'],
    ...['clock_readings', 'held_retention', 'last_copy', 'page_checks', 'store_epochs'],
  ],
};

const schema = readFileSync(schemaFiles.sqlite, 'utf8');
const tables = [...schema.matchAll(/^CREATE TABLE "?(\w+)"? \(\n([\s\S]*?)\n\)/gm)].map(
  ([, name = '', columns = '']) => ({ name, columns }),
);

/** Those that some code deletes from, and those whose rows go with a row of such a table. */
function emptied(): Set<string> {
  const sources = globSync('{app,server}/**/*.ts', { exclude: ['**/*.test.ts'] });
  const found = new Set(
    sources.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(
          /\b(?:deleteFrom\(\s*|held(?:InTable|Cases)\(\{[^}]*?\btable: )'(\w+)/g,
        ),
        ([, table = '']) => table,
      ),
    ),
  );
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { name, columns } of tables) {
      const goesWith = columns.matchAll(/references "?(\w+)"? ?\([^)]*\) on delete cascade/g);
      for (const [, other = ''] of goesWith) if (found.has(other)) found.add(name);
    }
  }
  return found;
}

test('what a table holds about people leaves with an erasure or in time (HeldRecords, retention), or a reason says why it stays', () => {
  const leaves = emptied();
  const stays = tables.map(({ name }) => name).filter((name) => !leaves.has(name));
  expect(leaves.size).toBeGreaterThan(30);
  expect(stays.toSorted()).toEqual(Object.values(STAYS).flat().toSorted());
});
