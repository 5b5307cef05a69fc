import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => existsSync(file));

/** Every file and folder by each end of its path: a document may say `form/limits.ts`. */
const known = new Set<string>();
for (const file of files) {
  const parts = file.split('/');
  for (let last = 1; last <= parts.length; last += 1) {
    for (let first = 0; first < last; first += 1) known.add(parts.slice(first, last).join('/'));
  }
}

/** What the site writes when it runs, and names that stand for any. */
const NOT_IN_THE_TREE =
  /^(?:manifest\.json|copy-begun\.json|round-2027\.json|\.spec\.ts)$|NNNN-name/;
const FILE = /^(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|ya?ml|css|json)$/;
const FOLDER = /^(?:app|server|db|scripts|tests|bench|content|docs)\/[\w./-]*$|^(?:[\w.-]+\/)+$/;

function pathsNamed(text: string): string[] {
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    code.split(/[\s,()]+/),
  );
  return codes.filter(
    (word) => (FILE.test(word) || FOLDER.test(word)) && !NOT_IN_THE_TREE.test(word),
  );
}

/** The change log and overruled decisions tell what was, so that what they name may have left. */
const documents = files
  .filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !/^Date: .* State: overruled by/m.test(text));

test('every file and folder that a document names is there', () => {
  const named = documents.flatMap(({ file, text }) =>
    pathsNamed(text).map((path) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ path }) => !known.has(path.replace(/\/$/, '')))).toEqual([]);
});

test('the architecture is read at one sitting: 2,000 words; more is a document of its own', () => {
  const words = readFileSync('docs/architecture.md', 'utf8').split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(2000);
});

test('every link of a document to another leads there', () => {
  const links = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => ({ file, to })),
  );
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(({ file, to }) => !existsSync(join(dirname(file), to)))).toEqual([]);
});
