import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import routes from '../../app/routes.ts';
import { readSources, roomsOfTables } from '../tables/tables-of-rooms.ts';
import { chosenOf, integrationOf, SMOKE_STORIES, SMOKE_TESTS } from './integration-of-change.ts';

const readAll = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const site = {
  routes,
  roomsOfTables: roomsOfTables(readSources()),
  tests: readAll('tests/integration/**/*.test.ts'),
  support: readAll('tests/support/**/*.ts'),
};
const withTests = (tests: Record<string, string>) => ({
  ...site,
  support: [],
  tests: Object.entries(tests).map(([file, text]) => ({ file, text })),
});
const reachedBy = (changed: string[], tests: Record<string, string>) =>
  integrationOf(changed, withTests(tests)).reached;

test('a rule of a feature reaches the tests that ask its addresses, and not those of others', () => {
  const { reached, reachesEverything } = integrationOf(
    ['app/features/recruitment/resume/resume-response.server.ts'],
    site,
  );
  expect(reached).toContain('tests/integration/submissions/job-applications.test.ts');
  expect(reached).toContain('tests/integration/desk/desk-job-applications.test.ts');
  expect(reached).not.toContain('tests/integration/submissions/newsletter.test.ts');
  expect(reachesEverything).toBe(false);
});

test('of a feature its own tests come first, also those that ask through a helper', () => {
  const { reached } = integrationOf(['app/features/meals/intake/payment-intake.server.ts'], site);
  expect(reached.slice(0, 2).sort()).toEqual([
    'tests/integration/submissions/meal-help.test.ts',
    'tests/integration/submissions/meal-payments.test.ts',
  ]);
});

test('an address counts with its parameters and without, and no longer one', () => {
  const tests = {
    'list.test.ts': "const LIST = '/api/staff/documents';",
    'whole.test.ts': `get(\`\${address}/api/staff/documents/\${id}/file\`)`,
    'longer.test.ts': "get('/api/staff/documents-of-others'); get('/other/api/staff/documents')",
    'part.test.ts': "get('/api/staff/documents/1/other')",
  };
  expect(reachedBy(['app/routes/api/staff/document-file.ts'], tests).sort()).toEqual([
    'list.test.ts',
    'whole.test.ts',
  ]);
});

test('the tables of a changed room count, and the more the fewer tests name them', () => {
  const tests = {
    'a.test.ts': 'select * from documents; select * from documents',
    'b.test.ts': 'select * from documents',
    'c.test.ts': 'select * from documents_of_others; insert into messages',
  };
  expect(reachedBy(['app/features/documents/queries.server.ts'], tests)).toEqual([
    'a.test.ts',
    'b.test.ts',
  ]);
});

test('a test that changed comes first, then what imports the change itself', () => {
  const portal = 'tests/integration/desk/portal.test.ts';
  const { reached } = integrationOf([portal, 'tests/support/clients/access-code.ts'], site);
  expect(reached[0]).toBe(portal);
  const importing = site.tests.filter(({ text }) => text.includes('clients/access-code.ts'));
  expect(new Set(reached.slice(0, importing.length))).toEqual(
    new Set(importing.map(({ file }) => file)),
  );
});

test('a document reaches those that read it; the school’s content those that test it', () => {
  expect(integrationOf(['README.md', 'docs/glossary.md'], site)).toEqual({
    reached: [],
    reachesEverything: false,
  });
  expect(integrationOf(['docs/how-to/put-it-on-a-server.md'], site).reached).toEqual([
    'tests/integration/operations/systemd-unit.test.ts',
  ]);
  const { reached } = integrationOf(['content/faq.yaml'], site);
  expect(reached).toContain('tests/integration/desk/delivered-content.test.ts');
  expect(reached).not.toContain('tests/integration/desk/portal.test.ts');
});

test.each([
  'app/lib/dates/plain-date.ts',
  'app/root.tsx',
  'server/http/negotiate.ts',
  'db/open-store.server.ts',
  'tests/content/school.yaml',
  'package-lock.json',
  'vite.config.ts',
])('a change of %s may show anywhere, so that one of each kind runs', (file) => {
  const ofChange = integrationOf([file], site);
  expect(ofChange.reachesEverything).toBe(true);
  expect(chosenOf(ofChange, [file], 16).run).toEqual(expect.arrayContaining(SMOKE_TESTS));
});

test('tests that changed all run; of the others so many, and the rest is named', () => {
  const changed = ['a.test.ts', 'b.test.ts'];
  const ofChange = { reached: [...changed, 'c.test.ts', 'd.test.ts'], reachesEverything: false };
  expect(chosenOf(ofChange, changed, 3)).toEqual({
    run: [...changed, 'c.test.ts'],
    leftOut: ['d.test.ts'],
  });
  expect(chosenOf(ofChange, changed, 1).run).toEqual(changed);
  const everything = { ...ofChange, reachesEverything: true };
  const { run, leftOut } = chosenOf(everything, changed, 8);
  expect(run).toEqual([...changed, ...SMOKE_TESTS]);
  expect(leftOut).toEqual(['c.test.ts', 'd.test.ts']);
});

test('the tests of each kind are there', () => {
  for (const file of [...SMOKE_TESTS, ...SMOKE_STORIES]) expect(existsSync(file), file).toBe(true);
});
