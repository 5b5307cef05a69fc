import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import type { Content } from '#features/content/schemas.ts';
import { BROWSERS } from './built-files.ts';
import { offlinePage } from './offline-page.ts';
import { ASSIGNMENT } from './shorten-manifests.ts';

interface RouterManifest {
  version: string;
  url: string;
  entry: object;
  /** A route may be split into several modules; each has a property of its own. */
  routes: Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>;
}

/** Not listed for search engines, and yet wanted on the way. */
const UNLISTED = '/status';
/** Of the documents of their own (app/shell/private-routes.ts), the one that many come to. */
const KEPT_APART = '/parents/meals';

/** Writes the service worker, with the list of what it keeps, and the one that takes its place to end it. */
export async function buildWorkers(clientFolder: string, content: Content): Promise<void> {
  const site = describeSite(clientFolder, content);
  await buildWorker('service-worker', join(clientFolder, 'sw.js'), site);
  await buildWorker('service-worker-off', join(clientFolder, 'sw-off.js'), site);
}

function describeSite(folder: string, content: Content) {
  const ofPublicPages = readManifest(folder, 'public-manifest');
  const whole = readManifest(folder, 'manifest');
  const pages = [...content.pages.map(({ path }) => path), UNLISTED].flatMap((path) => {
    const route = routeOf(ofPublicPages, path);
    if (route) return [{ path, route, data: dataAddress(path, route.id) }];
    const apart = path === KEPT_APART ? routeOf(whole, path) : undefined;
    return apart ? [{ path, route: apart, data: '' }] : [];
  });
  // The frames around a page are routes too: without one of their files React would never take the page over.
  const routes = pages.flatMap(({ route }) => withFrames(whole, route));
  const modules = [whole.entry, ...routes]
    .flatMap((one) => Object.values(one))
    .filter((value) => typeof value === 'string' && value.startsWith('/assets/'));
  return {
    manifests: [ofPublicPages.url, whole.url],
    version: whole.version,
    pages: Object.fromEntries(pages.map(({ path, data }) => [path, data])),
    files: [
      ...[ofPublicPages.url, whole.url],
      ...withImports(folder, modules),
      ...globSync('assets/{page-*.js,*.{svg,woff2}}', { cwd: folder }).map((file) => `/${file}`),
    ],
    offline: offlinePage(folder, content.school),
  };
}

type Route = RouterManifest['routes'][string];

function routeOf({ routes }: RouterManifest, path: string): Route | undefined {
  return Object.values(routes).find(({ index, ...own }) =>
    path === '/' ? index : `/${own.path}` === path,
  );
}

function withFrames(manifest: RouterManifest, route: Route): Route[] {
  const frame = manifest.routes[route.parentId ?? ''];
  return frame ? [route, ...withFrames(manifest, frame)] : [route];
}

/** What the router asks for when somebody comes to the page by a link. */
function dataAddress(path: string, routeId: string): string {
  return `${path === '/' ? '/_' : path}.data?_routes=${encodeURIComponent(routeId)}`;
}

/** One of the two lists of routes (scripts/shorten-manifests.ts). */
function readManifest(folder: string, name: 'manifest' | 'public-manifest'): RouterManifest {
  // A route's own file may be called like this too.
  const found = globSync(`assets/${name}-*.js`, { cwd: folder })
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    .find(({ text }) => text.startsWith(ASSIGNMENT));
  if (!found) throw new Error(`The build made no ${name}`);
  const { file, text } = found;
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return { ...manifest, url: `/${file}` };
}

/** The files and whatever they name in turn, be it imported at once or later. */
function withImports(folder: string, files: string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:\.\/|assets\/)([\w.-]+\.(?:js|css))/g))
      if (!name?.includes('manifest-')) visit(`/assets/${name}`);
  };
  for (const file of files) visit(file);
  return [...found];
}

async function buildWorker(name: string, file: string, site: object): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SITE: JSON.stringify(site) },
    build: {
      target: BROWSERS,
      outDir: join(file, '..'),
      emptyOutDir: false,
      rolldownOptions: {
        input: `app/service-worker/${name}.ts`,
        output: { format: 'iife', entryFileNames: basename(file) },
      },
    },
  });
}
