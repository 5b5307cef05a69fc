import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import type { Content } from '#features/content/schemas.ts';

interface RouterManifest {
  version: string;
  url: string;
  entry: object;
  /** A route may be split into several modules; each has a property of its own. */
  routes: Record<string, { id: string; path?: string; index?: boolean }>;
}

/** Writes the service worker, with the list of what it keeps, and the one that takes its place to end it. */
export async function buildWorkers(clientFolder: string, content: Content): Promise<void> {
  const site = describeSite(clientFolder, content);
  await buildWorker('service-worker', join(clientFolder, 'sw.js'), site);
  await buildWorker('service-worker-off', join(clientFolder, 'sw-off.js'), site);
}

function describeSite(folder: string, content: Content) {
  const manifest = readManifest(folder);
  const routes = Object.values(manifest.routes);
  const pages = content.pages.flatMap(({ path }) => {
    const route = routes.find(({ index, ...own }) =>
      path === '/' ? index : `/${own.path}` === path,
    );
    return route ? [{ path, route }] : [];
  });
  const modules = [manifest.entry, manifest.routes.root, ...pages.map(({ route }) => route)]
    .flatMap((one) => Object.values(one ?? {}))
    .filter((value) => typeof value === 'string' && value.startsWith('/assets/'));
  return {
    manifest: manifest.url,
    version: manifest.version,
    pages: Object.fromEntries(pages.map(({ path, route }) => [path, dataAddress(path, route.id)])),
    files: [
      manifest.url,
      ...withImports(folder, modules),
      ...globSync('assets/*.{svg,woff2}', { cwd: folder }).map((file) => `/${file}`),
    ],
  };
}

/** What the router asks for when somebody comes to the page by a link. */
function dataAddress(path: string, routeId: string): string {
  return `${path === '/' ? '/_' : path}.data?_routes=${encodeURIComponent(routeId)}`;
}

/** The list of routes that public pages carry (scripts/shorten-manifests.ts). */
function readManifest(folder: string): RouterManifest {
  const [file] = globSync('assets/public-manifest-*.js', { cwd: folder });
  if (!file) throw new Error('The build made no list of routes for public pages');
  const text = readFileSync(join(folder, file), 'utf8');
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
      target: ['chrome87', 'safari14', 'firefox90'],
      outDir: join(file, '..'),
      emptyOutDir: false,
      rolldownOptions: {
        input: `app/service-worker/${name}.ts`,
        output: { format: 'iife', entryFileNames: basename(file) },
      },
    },
  });
}
