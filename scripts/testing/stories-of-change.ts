import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';

/** `from '…'`, `import '…'` and `import('…')`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
/** Names the components of all forms; each page imports its own by itself. */
const ALL_ISLANDS = 'app/islands/islands.ts';
const ALIAS = /^#(features|desk|requests|forms|ui|lib)\//;

/** Paths of the pages that a change of these files may show on, such as `/enrollment`. */
export function pagesOf(changed: string[], routes: RouteConfigEntry[]): string[] {
  const reached = importersOf(changed);
  return [{ path: '/', file: 'app/root.tsx' }, ...addressesOf(routes)]
    .filter(({ file }) => reached.has(file))
    .map(({ path }) => path);
}

/** Story files that changed, then those that go to one of the pages, the ones that name them most first. */
export function storiesOf(
  changed: string[],
  pages: string[],
  stories: { file: string; text: string }[],
): string[] {
  const mentions = ({ text }: { text: string }) =>
    pages.reduce(
      (sum, page) => sum + text.split(new RegExp(`['"\`}]${page}(?![\\w/-])`)).length - 1,
      0,
    );
  const own = stories.filter(({ file }) => changed.includes(file));
  const others = stories
    .filter((story) => !own.includes(story) && mentions(story) > 0)
    .sort((one, other) => mentions(other) - mentions(one));
  return [...own, ...others].map(({ file }) => file);
}

/** The files themselves and all that import one of them, directly or through others. */
function importersOf(changed: string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const file of globSync('app/**/*.{ts,tsx}', { exclude: [ALL_ISLANDS] })) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = specifier.startsWith('.')
        ? normalize(join(dirname(file), specifier))
        : specifier.replace(ALIAS, 'app/$1/').replace(/^#app\//, 'app/');
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const reached = new Set(changed);
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** What stands before the first parameter of each route's path, with its file. */
function addressesOf(routes: RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return routes.flatMap(({ path = '', file, children = [] }) => {
    const whole = path ? `${above}/${path}` : above;
    const fixed = whole.replace(/\/[:*].*$/, '') || '/';
    return [{ path: fixed, file: `app/${file}` }, ...addressesOf(children, whole)];
  });
}
