import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { BROWSERS, SCRIPTS_KNOW } from './scripts/bundle/built-files.ts';

/** How long the bundler's parts take is nothing that whoever starts the site can act on. */
const quiet = { checks: { bundlerTimings: false, pluginTimings: false } };

/** The server, and the private screens in the browser; public pages have a build of their own (scripts/build.ts). */
export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: {
    // A data: URL would be paid for in every page; a file is fetched once.
    assetsInlineLimit: 0,
    // Also for the styles that the server puts into its documents.
    cssTarget: BROWSERS,
  },
  environments: {
    // Given for all environments, Vite would add this to the server's target and rewrite its class fields too.
    client: { build: { target: SCRIPTS_KNOW, rolldownOptions: quiet } },
    ssr: {
      build: {
        target: 'node24',
        rolldownOptions: {
          ...quiet,
          input: './server/serve.ts',
          // The functions that pages carry as text lose their spaces; all keep their names for stack traces.
          output: {
            // One letter outside of Latin would make the whole text twice as large in memory.
            charset: 'ascii',
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  // One file starts faster than a thousand, and React picks its production half while building.
  ssr: command === 'build' ? { noExternal: true, external: ['pg', 'pino', 'pdfkit'] } : {},
}));
