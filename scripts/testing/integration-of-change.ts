import { basename } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { roomOf, type Source } from '../tables/tables-of-rooms.ts';
import { addressesOf, addressesReached, beforeParameters, importersOf } from './reach.ts';

/** One of each kind, for a change that may show anywhere: who may ask what, a submission, the desk, pages, the store, mail. */
export const SMOKE_TESTS = [
  'tests/integration/accounts/who-may-ask-what.test.ts',
  'tests/integration/submissions/enrollment-applications.test.ts',
  'tests/integration/desk/enrollment-desk.test.ts',
  'tests/integration/pages/pages-hold-the-facts.test.ts',
  'tests/integration/operations/migrations.test.ts',
  'tests/integration/operations/mail-server.test.ts',
];
export const SMOKE_STORIES = [
  'tests/e2e/families/families-can-apply-for-a-place.spec.ts',
  'tests/e2e/visitors/visitors-can-find-their-way.spec.ts',
];
/** Under every answer, whatever its route imports. */
const UNDER_EVERYTHING =
  /^(server|db|public|tests\/content|scripts\/(bundle|pictures))\/|^(app\/[\w.]+|scripts\/(build|start))\.tsx?$|^package(-lock)?\.json$|^[\w-]+\.config\.ts$/;

interface TestsOfChange {
  /** Test files that the change can reach, those that say most about it first. */
  reached: string[];
  /** It may show in more than half of the site's answers, or stands under all of them: the smoke tests belong to it. */
  reachesEverything: boolean;
}

interface ChangedSite {
  routes: RouteConfigEntry[];
  /** The room that declares each table. */
  roomsOfTables: Map<string, string>;
  tests: Source[];
  /** What tests import from `tests/support`. */
  support: Source[];
}

/**
 * Integration tests ask the built site, so their imports do not say what they test. A test is reached when it changed
 * itself, imports what changed, or names an address that shows it, a table of its room, or the file: itself or through
 * what it imports from `tests/support`. First come those that are named as a changed feature is (`meal-help.test.ts`);
 * of the others a name that few tests name says most.
 */
export function integrationOf(changed: string[], site: ChangedSite): TestsOfChange {
  const addresses = addressesReached(changed, site.routes);
  const names = [...addresses.map(asPattern), ...tablesOf(changed, site), ...filesOf(changed)].map(
    (name) => ({ name, weight: 1 / site.tests.filter(({ text }) => named(text, name)).length }),
  );
  const helpers = site.support.filter(({ text }) => names.some(({ name }) => named(text, name)));
  const throughHelpers = importersOf(helpers.map(({ file }) => file));
  const importers = importersOf(changed);
  const features = changed.flatMap((file) => /^app\/features\/([\w-]+?)s?\//.exec(file)?.[1] ?? []);
  const ranked = site.tests.map(({ file, text }) => {
    const steps = importers.get(file) ?? Number.POSITIVE_INFINITY;
    const said = names.reduce((sum, { name, weight }) => {
      const times = named(text, name);
      return times > 0 ? sum + times * weight : sum;
    }, 0);
    const isOfFeature = features.some((feature) => basename(file).includes(feature));
    const isReached = isOfFeature || said > 0 || importers.has(file) || throughHelpers.has(file);
    return { file, steps, said, isOfFeature, isReached };
  });
  return {
    reached: ranked
      .filter(({ isReached }) => isReached)
      .sort(
        (one, other) =>
          Math.min(one.steps, 2) - Math.min(other.steps, 2) ||
          Number(other.isOfFeature) - Number(one.isOfFeature) ||
          other.said - one.said ||
          one.file.localeCompare(other.file),
      )
      .map(({ file }) => file),
    reachesEverything:
      addresses.length > addressesOf(site.routes).length / 2 ||
      changed.some((file) => UNDER_EVERYTHING.test(file)),
  };
}

/** Those that changed and those of everything come first; `most` of the others. What is left out is to be told. */
export function chosenOf(
  { reached, reachesEverything }: TestsOfChange,
  changed: string[],
  most: number,
): { run: string[]; leftOut: string[] } {
  const own = reached.filter((file) => changed.includes(file));
  const smoke = reachesEverything ? SMOKE_TESTS : [];
  const inOrder = [...new Set([...own, ...smoke, ...reached])];
  const size = Math.max(most, own.length);
  return { run: inOrder.slice(0, size), leftOut: inOrder.slice(size) };
}

/** How often. */
function named(text: string, name: RegExp): number {
  return [...text.matchAll(name)].length;
}

/** `'/api/messages'`, `` `${address}/api/messages?…` ``; with a parameter also `'/api/messages/'` and what follows. */
function asPattern(path: string): RegExp {
  const fixed = escaped(beforeParameters(path));
  const whole = path
    .split(/\/[:*]\w*/)
    .map(escaped)
    .join('/[^/\\s]+');
  return new RegExp(`['"\`}](?:${fixed}|${whole})(?![\\w/-])`, 'g');
}

function tablesOf(changed: string[], { roomsOfTables }: ChangedSite): RegExp[] {
  const rooms = new Set(changed.map(roomOf));
  return [...roomsOfTables]
    .filter(([, room]) => rooms.has(room))
    .map(([table]) => new RegExp(`\\b${table}\\b`, 'g'));
}

/** Files that a test reads, and the school's own content. */
function filesOf(changed: string[]): RegExp[] {
  const paths = changed
    .filter((file) => !/\.tsx?$/.test(file))
    .flatMap((file) => [file, basename(file)]);
  const isOfSchool = changed.some((file) => file.startsWith('content/'));
  return [
    ...paths.map((path) => new RegExp(`(?<![\\w.-])${escaped(path)}(?![\\w-])`, 'g')),
    ...(isOfSchool ? [/\bDELIVERED_CONTENT\b(?! =)/g] : []),
  ];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
