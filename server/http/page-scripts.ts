import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** While developing Vite makes it on demand, after what lets it reload React's components. */
const OF_DEVELOPMENT = [
  '/@id/__x00__virtual:react-router/inject-hmr-runtime',
  '/app/islands/page.ts',
];

/** The addresses of what enhances public documents (app/islands/page.ts), as scripts/bundle/build-page-script.ts names it. */
export function pageScriptsIn(clientFolder: string | undefined): string[] {
  if (!clientFolder) return OF_DEVELOPMENT;
  const files = globSync('assets/islands/page-*.js', { cwd: clientFolder });
  if (files.length !== 1) throw new Error('The build makes one script for public pages');
  return files.map((file) => `/${file}`);
}

/**
 * The names of the files that each island needs, by the island's name, as scripts/bundle/build-page-script.ts wrote
 * them down beside the folder; none while developing, when Vite knows.
 */
export function islandFilesIn(clientFolder: string | undefined): Record<string, string[]> {
  if (!clientFolder) return {};
  return JSON.parse(readFileSync(join(clientFolder, '..', 'islands.json'), 'utf8'));
}
