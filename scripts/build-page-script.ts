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
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { page: 'app/islands/page.ts' },
        checks: { bundlerTimings: false },
      },
    },
  });
}
