import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPrivateRoute, publicManifestOf } from '#app/shell/private-routes.ts';

interface Manifest {
  routes: Record<string, { hasDefaultExport: boolean }>;
}

const ASSIGNMENT = 'window.__reactRouterManifest=';

/**
 * The browser's list of routes without what no browser walks to: addresses for programs. A second list, for the public
 * pages, has only them: parents do not pay for the list of the office's screens.
 */
export function shortenManifests(clientFolder: string): void {
  const assets = join(clientFolder, 'assets');
  const read = (file: string) => readFileSync(join(assets, file), 'utf8');
  const name = readdirSync(assets).find(
    (file) => /^manifest-.*\.js$/.test(file) && read(file).startsWith(ASSIGNMENT),
  );
  if (!name) throw new Error('The build made no list of routes');
  const text = read(name);
  const manifest: Manifest = JSON.parse(text.slice(ASSIGNMENT.length).replace(/;\s*$/, ''));
  write(join(assets, name), manifest, () => true);
  write(join(assets, publicManifestOf(name)), manifest, (id) => !isPrivateRoute(id));
}

function write(file: string, manifest: Manifest, isWanted: (id: string) => boolean): void {
  const routes = Object.entries(manifest.routes).filter(
    ([id, { hasDefaultExport }]) => hasDefaultExport && isWanted(id),
  );
  const shortened = { ...manifest, routes: Object.fromEntries(routes) };
  writeFileSync(file, `${ASSIGNMENT}${JSON.stringify(shortened)};`);
}
