import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import routes from '../app/routes.ts';
import { build } from './build.ts';
import { pagesOf, storiesOf } from './testing/stories-of-change.ts';
import { clearResults, playwright, single, tell, vitest } from './testing/suites.ts';

/** The quick truth for every day: what `npm test` checks, without PostgreSQL and with few stories. */
const MOST_STORIES = 4;
const base = process.argv[2] ?? 'main';

clearResults();
const counts = [
  single('types', 'npm', ['run', '-s', 'types']),
  single('lint', 'npm', ['run', '-s', 'lint']),
];
await build('content');
counts.push(vitest('rules and integration on SQLite', { TEST_STORES: 'sqlite' }));
const stories = storiesOfChange();
if (stories.length > 0) counts.push(playwright(stories.slice(0, MOST_STORIES)));
if (stories.length > MOST_STORIES) {
  const rest = stories.slice(MOST_STORIES).join('\n  ');
  console.log(`\nLeft out, as other stories go to pages that changed too (npm test):\n  ${rest}`);
}
tell(counts);

function storiesOfChange(): string[] {
  const changed = [
    ...git('diff', '--name-only', git('merge-base', 'HEAD', base)[0] ?? base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = globSync('tests/e2e/**/*.spec.ts').sort();
  const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  return storiesOf(changed, pagesOf(changed, routes), texts);
}

function git(...parameters: string[]): string[] {
  return execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
