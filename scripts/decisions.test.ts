import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('docs/decisions/[0-9]*.md').sort();
const numberOf = (file: string) => Number(basename(file).slice(0, 4));

test.each(files)('%s has its number, a date and a state', (file) => {
  const [title, , state = ''] = readFileSync(file, 'utf8').split('\n');
  expect(title).toMatch(new RegExp(`^# ${numberOf(file)}\\. \\S`));
  expect(state).toMatch(/^Date: \d{4}-\d\d-\d\d\. State: (in force|overruled by \d+)\b.*\.$/);
  const overruledBy = /overruled by (\d+)/.exec(state)?.[1];
  if (overruledBy) expect(files.map(numberOf)).toContain(Number(overruledBy));
});

test('the index names each of them, in the room that it is about', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  expect(files.filter((file) => !index.includes(`](${basename(file)})`))).toEqual([]);
});
