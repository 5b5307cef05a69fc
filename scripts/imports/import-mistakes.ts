import { posix } from 'node:path';
import type { Source } from '../classes/syntax.ts';
import { specifiersIn } from './specifiers.ts';

/** From the lowest; what stands in none of them (tests, scripts, measurements) may be imported by none of them. */
const LEVELS = [
  // What the build lays beside the server.
  'client',
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

/** What an alias such as `#lib/*` stands for, as package.json says. */
export type Aliases = Record<string, string>;

/**
 * Imports point one way: routes and shell, then features, then desk, then requests, then forms, then ui, then lib. A
 * feature may use another's nouns, queries and commands, never its components or tables; features
 * do not depend on each other in a circle. A migration imports Kysely only: what it once did to a database must not
 * change with today's code.
 */
export function importMistakes(sources: Source[], aliases: Aliases): string[] {
  const usesOf = new Map<string, Set<string>>();
  const mistakes = sources.flatMap((source) =>
    specifiersIn(source).flatMap((specifier) => {
      const { file } = source;
      if (file.startsWith('db/migrations/') && specifier !== 'kysely') {
        return [`${file} must import nothing but kysely: ${specifier}`];
      }
      const target = targetOf(file, specifier, aliases);
      if (target === undefined) return [];
      const from = featureOf(file);
      const to = featureOf(target);
      const isOfAnother = from !== undefined && to !== undefined && from !== to;
      if (isOfAnother) usesOf.set(from, (usesOf.get(from) ?? new Set()).add(to));
      return [
        ...(mayImport(file, target) ? [] : [`${file} must not import ${target}`]),
        ...(isOfAnother && /\/components\/|tables\.server\.ts$/.test(target)
          ? [`${file} must not use the components or tables of ${to}: ${target}`]
          : []),
      ];
    }),
  );
  const circle = firstCircle(usesOf);
  return circle ? [...mistakes, `features in a circle: ${circle.join(' → ')}`] : mistakes;
}

/** The file in this project that a specifier names; a package has none. */
function targetOf(file: string, specifier: string, aliases: Aliases): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  // For the bundler an address from the root begins at this project.
  if (specifier.startsWith('/')) return specifier.slice(1);
  if (!specifier.startsWith('#')) return undefined;
  const [alias, folder] =
    Object.entries(aliases).find(([start]) => specifier.startsWith(start.replace('*', ''))) ?? [];
  if (!alias || !folder) return specifier;
  return posix.join(folder.replace('*', specifier.slice(alias.length - 1)));
}

function mayImport(file: string, target: string): boolean {
  const level = levelOf(target);
  return level !== -1 && level <= levelOf(file);
}

function levelOf(file: string): number {
  return LEVELS.findIndex((folder) => file.startsWith(folder));
}

function featureOf(file: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(file)?.[1];
}

function firstCircle(usesOf: Map<string, Set<string>>): string[] | undefined {
  const visit = (feature: string, path: string[]): string[] | undefined => {
    if (path.includes(feature)) return [...path.slice(path.indexOf(feature)), feature];
    for (const next of usesOf.get(feature) ?? []) {
      const circle = visit(next, [...path, feature]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const feature of usesOf.keys()) {
    const circle = visit(feature, []);
    if (circle) return circle;
  }
  return undefined;
}
