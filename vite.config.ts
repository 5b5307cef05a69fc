import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { BROWSERS, SCRIPTS_KNOW } from './scripts/bundle/built-files.ts';
import { onlyPrivateScreens, sharedFiles } from './scripts/bundle/private-screens.ts';
import { smallerRouter } from './scripts/bundle/smaller-router.ts';
import { tighterScripts } from './scripts/bundle/tighter-scripts.ts';

/**
 * Nothing that whoever starts the site can act on: how long the bundler's parts take, and that private screens have at
 * once what public forms load later.
 */
const quiet = {
  checks: { bundlerTimings: false, pluginTimings: false, ineffectiveDynamicImport: false },
};

const { resolve } = createRequire(import.meta.url);

/** Tells a module by what others import it as; one that has been moved or renamed stops the build. */
function isModule(specifier: string): (id: string) => boolean {
  const file = resolve(specifier);
  return (id) => id.split('?')[0] === file;
}

/** Each request costs a phone its headers and a round trip, so that what several private screens need comes in few files. */
const files = [
  {
    name: 'libraries',
    test: /node_modules\/(?!valibot)/,
    tags: ['$initial' as const],
    priority: 12,
  },
  { name: 'valibot', test: /node_modules\/valibot/, priority: 12 },
  { name: 'every-screen', test: isModule('#app/root.tsx'), priority: 11 },
  ...sharedFiles,
];

/** The server, and the private screens in the browser; public pages have a build of their own (scripts/build.ts). */
export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), onlyPrivateScreens(), smallerRouter()],
  build: {
    // A data: URL would be paid for in every page; a file is fetched once.
    assetsInlineLimit: 0,
    // Also for the styles that the server puts into its documents.
    cssTarget: BROWSERS,
  },
  environments: {
    // Given for all environments, Vite would add this to the server's target and rewrite its class fields too.
    client: {
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      build: {
        target: SCRIPTS_KNOW,
        modulePreload: false,
        rolldownOptions: {
          ...quiet,
          plugins: [tighterScripts()],
          output: { codeSplitting: { groups: files } },
        },
      },
    },
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
