import { expect, test } from 'vitest';
import { importMistakes } from './import-mistakes.ts';

const aliases = {
  '#lib/*': './app/lib/*',
  '#features/*': './app/features/*',
  '#tests/*': './tests/*',
};

function mistakes(files: Record<string, string>): string[] {
  return importMistakes(
    Object.entries(files).map(([file, text]) => ({ file, text })),
    aliases,
  );
}

test('the upper may import the lower, a room itself, and anybody a package', () => {
  expect(
    mistakes({
      'app/features/meals/a.ts':
        "import '#lib/dates/day.ts'; import './b.ts'; import 'kysely'; import 'node:fs';",
      'app/features/meals/a.css': '@import "../../ui/styles/base.css";',
      'server/app.ts': "import '#features/meals/a.ts';",
    }),
  ).toEqual([]);
});

test.each([
  ['a style sheet of the desk', 'app/ui/a.css', '@import "../desk/styles/b.css";'],
  ['a file of the shell', 'app/forms/a.ts', "new URL('../shell/b.css', import.meta.url);"],
  ['pictures of a feature', 'app/ui/a.ts', "import.meta.glob('../features/meals/*.svg');"],
  ['a module while it runs', 'app/lib/a.ts', "await import('#features/meals/b.ts');"],
])('names what is above: %s', (_, file, text) => {
  expect(mistakes({ [file]: text })).toEqual([expect.stringContaining(`${file} must not import`)]);
});

test.each([
  ["import '#tests/support/a.ts';", 'tests/support/a.ts'],
  ["import '../scripts/build.ts';", 'scripts/build.ts'],
  ["import '../bench/run.ts';", 'bench/run.ts'],
  ["import '#nowhere/a.ts';", '#nowhere/a.ts'],
])('names what is no part of the site: %s', (text, target) => {
  expect(mistakes({ 'app/root.tsx': text })).toEqual([`app/root.tsx must not import ${target}`]);
});

test('names what a feature keeps to itself', () => {
  expect(mistakes({ 'app/features/meals/a.ts': "import '../people/components/b.tsx';" })).toEqual([
    'app/features/meals/a.ts must not use the components or tables of people: app/features/people/components/b.tsx',
  ]);
});

test('names features that need each other', () => {
  expect(
    mistakes({
      'app/features/a/a.ts': "import '../b/b.ts';",
      'app/features/b/b.ts': "import '../c/c.ts';",
      'app/features/c/c.ts': "import '../a/a.ts';",
    }),
  ).toEqual(['features in a circle: a → b → c → a']);
});

test('names what a migration takes from the code of today', () => {
  expect(
    mistakes({ 'db/migrations/0001-a.ts': "import { sql } from 'kysely'; import '../store.ts';" }),
  ).toEqual(['db/migrations/0001-a.ts must import nothing but kysely: ../store.ts']);
});
