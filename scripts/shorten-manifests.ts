import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPrivateRoute, publicManifestOf } from '#app/shell/private-routes.ts';

interface Manifest {
  routes: Record<string, { hasDefaultExport: boolean; imports: string[] }>;
}

/** How the browser's list of routes begins. */
export const ASSIGNMENT = 'window.__reactRouterManifest=';

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
  // What came with the frame around every page need not be named again for each.
  const always = new Set(manifest.routes.root?.imports);
  const routes = Object.entries(manifest.routes)
    .filter(([id, { hasDefaultExport }]) => hasDefaultExport && isWanted(id))
    .map(([id, route]) => {
      const imports = route.imports.filter((one) => id === 'root' || !always.has(one));
      return [id, { ...route, imports }] as const;
    });
  const shortened = { ...manifest, routes: Object.fromEntries(routes) };
  // What is false or empty reads the same where it is not there.
  const said = (_: string, value: unknown) =>
    value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;
  writeFileSync(file, `${ASSIGNMENT}${JSON.stringify(shortened, said)};`);
}
