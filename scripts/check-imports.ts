import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * Imports point one way: routes and shell, then features, then desk, then requests, then forms, then ui, then lib. A
 * feature may use another's nouns, queries and commands, never its components or tables; features do not depend on each other in a circle. A migration
 * imports Kysely only: what it once did to a database must not change with today's code.
 */
const aliases: Record<string, string> = {
  '#features/': 'app/features/',
  '#desk/': 'app/desk/',
  '#requests/': 'app/requests/',
  '#ui/': 'app/ui/',
  '#forms/': 'app/forms/',
  '#lib/': 'app/lib/',
  '#app/': 'app/',
  '#db/': 'db/',
};
const levels = [
  'app/lib/',
  'app/ui/',
  'app/forms/',
  'app/requests/',
  'app/desk/',
  'app/features/',
  'db/',
  'app/',
  'server/',
];
/** `from '…'`, `import '…'` and `import('…')`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const mistakes: string[] = [];
const usesOf = new Map<string, Set<string>>();

for (const file of globSync('{app,server,db}/**/*.{ts,tsx}')) {
  if (/\.(test|config)\.tsx?$/.test(file)) continue;
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    if (file.startsWith('db/migrations/') && specifier !== 'kysely') {
      mistakes.push(`${file} must import nothing but kysely: ${specifier}`);
    }
    const target = resolve(file, specifier);
    if (target) check(file, target);
  }
}
for (const circle of circles()) mistakes.push(`features in a circle: ${circle.join(' → ')}`);

for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;

function check(file: string, target: string): void {
  if (levelOf(target) > levelOf(file)) mistakes.push(`${file} must not import ${target}`);
  const from = featureOf(file);
  const to = featureOf(target);
  if (!from || !to || from === to) return;
  if (/\/components\/|tables\.server\.ts$/.test(target)) {
    mistakes.push(`${file} must not use the components or tables of ${to}: ${target}`);
  }
  usesOf.set(from, (usesOf.get(from) ?? new Set()).add(to));
}

function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const alias = Object.keys(aliases).find((start) => specifier.startsWith(start));
  return alias && aliases[alias] + specifier.slice(alias.length);
}

function levelOf(file: string): number {
  return levels.findIndex((folder) => file.startsWith(folder));
}

function featureOf(file: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1];
}

function circles(): string[][] {
  const found: string[][] = [];
  const visit = (feature: string, path: string[]) => {
    if (path.includes(feature)) {
      found.push([...path.slice(path.indexOf(feature)), feature]);
      return;
    }
    for (const next of usesOf.get(feature) ?? []) visit(next, [...path, feature]);
  };
  for (const feature of usesOf.keys()) if (found.length === 0) visit(feature, []);
  return found;
}
