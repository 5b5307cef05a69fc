import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isPrivate } from '#app/islands/document-route.ts';
import { CLIENT_FOLDER } from './built-files.ts';
import { usersOf } from './users-of.ts';

/** What stands around the private screens, and so runs with them. */
const AROUND_SCREENS = ['root', 'routes/in-document'];

/** With this the framework asks for what of a route runs in the browser. */
const IN_BROWSER = '?__react-router-build-client-route';

const runsInBrowser = (id: string) => isPrivate({ id }) || AROUND_SCREENS.includes(id);

/** The route that a module asked for in that way is of, such as `routes/portal/portal`. */
function routeOf(module: string): string | undefined {
  return /\/app\/([^?]+)\.tsx?\?/.exec(module.endsWith(IN_BROWSER) ? module : '')?.[1];
}

/**
 * The framework builds every route for the browser. Public pages are documents and the API is no page: no browser asks
 * for theirs, and what they need would be taken for what most screens share.
 */
export function onlyPrivateScreens(): Plugin {
  return {
    name: 'only-private-screens',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_code, module) {
      const route = routeOf(module);
      return route && !runsInBrowser(route) ? { code: 'export {}', map: null } : undefined;
    },
  };
}

const BEFORE = 'window.__reactRouterManifest=';

/**
 * Leaves in the list of routes that each private screen brings along those that the browser's router can show, and of
 * each what it is asked for: which files a route imports is read by links that load ahead, and there are none.
 */
export function shortenListOfRoutes(): void {
  const folder = join(CLIENT_FOLDER, 'assets');
  const lists = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').startsWith(BEFORE));
  for (const file of lists) {
    const manifest = JSON.parse(readFileSync(file, 'utf8').slice(BEFORE.length, -';'.length));
    const routes = Object.entries<Record<string, unknown>>(manifest.routes)
      .filter(([id]) => runsInBrowser(id))
      .map(([id, route]) => [id, { ...route, imports: [] }]);
    const shorter = { ...manifest, routes: Object.fromEntries(routes) };
    writeFileSync(file, `${BEFORE}${JSON.stringify(shorter)};`);
  }
}

const FIRST_OF_A_FAMILY = 'routes/portal/portal';
const OF_A_FAMILY = /^routes\/(account|portal)\//;
const OF_THE_OFFICE = /^routes\/staff\//;
/** A line or two that say where a screen asks: a file of their own would weigh more than they do. */
const AN_ADDRESS = /-at\.ts$/;
const ON_DEVICE = '/app/features/submissions/on-device.ts';
const TIDYING = '/app/shell/device/remove-overdue.ts';

/** Which screens run a module, and whether what a device keeps does. */
function screensWith(module: string, context: Rolldown.ChunkingContext) {
  const modules = usersOf(module, context);
  const routes = modules.map(routeOf);
  const count = (rooms: RegExp) => routes.filter((route) => route && rooms.test(route)).length;
  return {
    isInFirst: routes.includes(FIRST_OF_A_FAMILY),
    family: count(OF_A_FAMILY),
    office: count(OF_THE_OFFICE),
    isOfDevice: modules.some((one) => one.endsWith(ON_DEVICE)),
    isOfTidying: modules.some((one) => one.endsWith(TIDYING)),
  };
}

const named =
  (name: string, isWanted: (users: ReturnType<typeof screensWith>, module: string) => boolean) =>
  (module: string, context: Rolldown.ChunkingContext) =>
    isWanted(screensWith(module, context), module) ? name : null;

/**
 * What several screens share comes in few files: what a family’s first screen has of it, and nothing else, what more of
 * a family’s screens need, what is the office’s alone, and what looks after the answers that this device keeps.
 */
export const sharedFiles = [
  named('first-screen', ({ isInFirst, family, office }) => isInFirst && family + office > 1),
  named(
    'kept-lists',
    ({ isOfTidying, isOfDevice, family }) => isOfTidying || (isOfDevice && family > 0),
  ),
  named('more-screens', ({ family, office }) => family > 2 || (family > 0 && office > 0)),
  named('kept-on-device', ({ isOfDevice }) => isOfDevice),
  named(
    'most-of-the-desk',
    ({ office }, module) => office >= 4 || (office > 0 && AN_ADDRESS.test(module)),
  ),
].map((name, order) => ({ name, priority: 10 - order }));
