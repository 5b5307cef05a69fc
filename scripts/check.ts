import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import routes from '../app/routes.ts';
import { buildIfStale } from './bundle/build-if-stale.ts';
import { readSources, roomsOfTables } from './tables/tables-of-rooms.ts';
import { chosenOf, integrationOf, SMOKE_STORIES } from './testing/integration-of-change.ts';
import { pagesOf, storiesOf } from './testing/stories-of-change.ts';
import { clearResults, playwright, quickSuites, tell, vitest } from './testing/suites.ts';

/**
 * The quick truth for every day: types, lint and all rules; of the integration tests (on SQLite) and of the stories
 * those that the change can reach, and of these not too many. Whatever is left out is said, with how much of it.
 */
const MOST_INTEGRATION = 16;
const MOST_STORIES = 4;
const base = process.argv[2] ?? 'main';

clearResults();
const counts = await quickSuites();
await buildIfStale('content');
counts.push(vitest('rules', ['--project', 'rules']));
const changed = changedFiles();
const tests = readAll('tests/integration/**/*.test.ts');
const support = readAll('tests/support/**/*.ts');
const site = { routes, roomsOfTables: roomsOfTables(readSources()), tests, support };
const ofChange = integrationOf(changed, site);
const { reachesEverything } = ofChange;
if (reachesEverything) {
  console.log(
    '\nThis change may show anywhere: a test of each kind goes first, and only all tell.',
  );
}
tell(counts, [...integration(), ...stories(), 'PostgreSQL']);

function integration(): string[] {
  const { run, leftOut } = chosenOf(ofChange, changed, MOST_INTEGRATION);
  if (run.length > 0) {
    const name = `integration on SQLite: ${run.length} of ${tests.length} files`;
    counts.push(vitest(name, ['--project', 'integration', ...run], { TEST_STORES: 'sqlite' }));
  }
  list('Integration left out, though the change may reach it (npm test):', leftOut);
  return left(tests.length - run.length, 'integration');
}

function stories(): string[] {
  const all = readAll('tests/e2e/**/*.spec.ts');
  const reached = storiesOf(changed, pagesOf(changed, routes), all);
  // What stands under every page is imported by none of them.
  const wanted = reached.length > 0 || !reachesEverything ? reached : SMOKE_STORIES;
  const run = wanted.slice(0, MOST_STORIES);
  if (run.length > 0) counts.push(playwright(run));
  list(
    'Stories left out, though they go to pages that changed (npm test):',
    wanted.slice(MOST_STORIES),
  );
  return left(all.length - run.length, 'story');
}

function list(heading: string, files: string[]): void {
  if (files.length > 0) console.log(`\n${heading}\n  ${files.join('\n  ')}`);
}

function left(count: number, kind: string): string[] {
  return count > 0 ? [`${count} ${kind} file${count > 1 ? 's' : ''}`] : [];
}

function readAll(pattern: string) {
  return globSync(pattern)
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

function changedFiles(): string[] {
  return [
    ...git('diff', '--name-only', git('merge-base', 'HEAD', base)[0] ?? base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

function git(...parameters: string[]): string[] {
  return execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
