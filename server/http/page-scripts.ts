import { globSync } from 'node:fs';

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
