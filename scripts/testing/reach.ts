import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';

/** `from '…'`, `import '…'` and `import('…')`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
/** What the compiler alone reads: it shows on no page. */
const OF_TYPES = /^(?:import|export) type [^;]*;/gm;
/** Names the components of all forms; each page imports its own by itself. */
const ALL_ISLANDS = 'app/islands/islands.ts';
const ALIAS = /^#(features|desk|requests|forms|ui|lib)\//;
const ALIAS_OF_ROOT = /^#(app|db|tests)\//;

/** An address of the site and the file of its route. */
interface Address {
  /** As in `app/routes.ts`, with its parameters: `/events/:part`. */
  path: string;
  file: string;
}

/**
 * The files themselves (0) and all that import one of them, directly (1) or through others (2 and more). What only
 * asks the built site over HTTP is not among them: its imports do not say what it asks.
 */
export function importersOf(changed: string[]): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const file of globSync('{app,db,server,scripts,tests}/**/*.{ts,tsx}', {
    exclude: [ALL_ISLANDS],
  })) {
    const text = readFileSync(file, 'utf8').replace(OF_TYPES, '');
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = targetOf(file, specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  const reached = new Map(changed.map((file) => [file, 0]));
  for (const [file, steps] of reached) {
    for (const importer of importers.get(file) ?? [])
      if (!reached.has(importer)) reached.set(importer, steps + 1);
  }
  return reached;
}

/** The addresses whose answers a change of these files may show in. */
export function addressesReached(changed: string[], routes: RouteConfigEntry[]): string[] {
  const reached = importersOf(changed);
  return [{ path: '/', file: 'app/root.tsx' }, ...addressesOf(routes)]
    .filter(({ file }) => reached.has(file))
    .map(({ path }) => path);
}

/** Every route that answers, with its whole path. */
export function addressesOf(routes: RouteConfigEntry[], above = ''): Address[] {
  return routes.flatMap(({ path = '', file, children = [] }) => {
    const whole = path ? `${above}/${path}` : above;
    return [{ path: whole || '/', file: `app/${file}` }, ...addressesOf(children, whole)];
  });
}

/** What stands before the first parameter of an address. */
export function beforeParameters(path: string): string {
  return path.replace(/\/[:*].*$/, '') || '/';
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  return specifier.replace(ALIAS, 'app/$1/').replace(ALIAS_OF_ROOT, '$1/');
}
