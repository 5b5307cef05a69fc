import { build } from 'vite';
import { BROWSERS } from './built-files.ts';

/**
 * Writes the script of public pages and, beside it, the islands that it loads when they are wanted. They have no router
 * and share no file with the private screens, so that what those need never travels to a family.
 */
export async function buildPageScript(clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: BROWSERS,
      outDir: clientFolder,
      emptyOutDir: false,
      assetsDir: 'assets/islands',
      assetsInlineLimit: 0,
      // What an island needs is found while React, the largest file, is still on its way; lists of it would travel
      // with every page.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        input: { page: 'app/islands/page.ts' },
        checks: { bundlerTimings: false },
      },
    },
  });
}
