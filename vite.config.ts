import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { BROWSERS } from './scripts/built-files.ts';

/**
 * Fewer, larger files compress better and need fewer trips over a slow line: what every page needs of React and its
 * router is one file, which changes only when they do; what every page needs of our own is another.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: (module: string, graph: ModuleGraph) =>
      usersOf(module, graph).has('root.tsx') ? 'frame' : null,
    test: /\/app\/(features|ui|lib|shell)\//,
  },
  {
    // Without what sends a submission, which is loaded only when there is one, and what few pages need.
    name: (module: string, graph: ModuleGraph) =>
      publicPagesOf(module, graph) >= 2 ? 'shared' : null,
    test: /\/app\/(lib\/(?!delivery\/|spoken-code|reference|clock-times)|shell\/page-meta|ui\/(page-head|reasons|use-error-arrival|error-summary|clear-device|inline-script))/,
  },
  {
    // The form, and what the code that sends it shares with it, in one file: small ones compress badly.
    name: (module: string, graph: ModuleGraph) =>
      usersOf(module, graph).has('routes/enrollment/apply.tsx') ? 'enrollment' : null,
    test: /\/app\/features\/enrollment\//,
  },
  {
    // What the short forms for parents ask: their screens need it, and whatever sends what waits.
    name: (module: string, graph: ModuleGraph) =>
      [...usersOf(module, graph)].some((path) => path.startsWith('routes/parents/'))
        ? 'parent-forms'
        : null,
    test: /\/app\/features\/parent-forms\/(?!components|schema|delivery)/,
  },
];

/** The shortest that the bundler makes; every name stands in lists that phones pay for. */
const NAME = 'assets/[name]-[hash:7].js';
const fileNames = { entryFileNames: NAME, chunkFileNames: NAME };

/** How long the bundler's parts take is nothing that whoever starts the site can act on. */
const quiet = { checks: { bundlerTimings: false } };

interface ModuleGraph {
  getModuleInfo(module: string): { importers: string[] } | null;
}

/** What imports the module, itself or through others, by its path below app/. */
function usersOf(module: string, graph: ModuleGraph, users = new Set<string>()): Set<string> {
  for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
    const path = importer.split('/app/').at(-1) ?? importer;
    if (users.has(path)) continue;
    users.add(path);
    usersOf(importer, graph, users);
  }
  return users;
}

/** What only account, portal and desk share with one page is no reason to bring it to all. */
function publicPagesOf(module: string, graph: ModuleGraph): number {
  return [...usersOf(module, graph)].filter((path) =>
    /^routes\/(public|enrollment|careers)\//.test(path),
  ).length;
}

/**
 * Parts of React Router that we have not turned on, and what stands in for them: instruments that measure it, and
 * `future.unstable_customRouteDiscovery`. Phones get it 2.6 KB lighter. A version that asks more of these
 * files fails the build.
 */
const unusedParts: Record<string, string> = {
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;
  `,
  'dom/ssr/route-discovery.js': `
    export const RouteDiscoveryRuntime = undefined;
    export const getCustomPatchRoutesOnNavigationFunction = undefined;
    export const useCustomRouteDiscovery = undefined;
    export const useRouteDiscovery = undefined;
  `,
};
const ROUTER = '/node_modules/react-router/dist/production/lib/';

const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts-of-react-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => unusedParts[id.split(ROUTER)[1] ?? ''] ?? null,
};

/**
 * Screens for one person get a copy of the validation library of their own: what only they use of it would otherwise
 * travel to every phone, as a module is never divided.
 */
const validationOfPrivateScreens: Plugin = {
  name: 'validation-of-private-screens',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (source !== 'valibot' || !importer || !PRIVATE.test(importer)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && `${found.id}?private`;
  },
};
const PRIVATE =
  /\/app\/(features\/(accounts|staff|content|publishing|documents|enrollment\/desk-schemas|recruitment\/candidate-change)|lib\/mail|routes\/(account|portal|staff))\b/;

/** Vite’s helper for dynamic imports loads lists of files beforehand; ours are empty, so the import itself is enough. */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    ...[withoutUnusedParts, validationOfPrivateScreens, plainDynamicImports],
  ],
  build: {
    // A data: URL would be paid for in every page; a file is fetched once.
    assetsInlineLimit: 0,
    // Also for the styles that the server puts into its documents.
    cssTarget: BROWSERS,
  },
  environments: {
    // Given for all environments, Vite would add this to the server's target and rewrite its class fields too.
    client: {
      build: {
        target: BROWSERS,
        // What is loaded on demand finds what it needs by itself; lists of it would travel with every page.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: { ...quiet, output: { ...fileNames, codeSplitting: { groups } } },
      },
    },
    ssr: {
      build: {
        target: 'node24',
        rolldownOptions: {
          ...quiet,
          input: './server/start.ts',
          // The functions that pages carry as text lose their spaces; all keep their names for stack traces.
          output: {
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  // One file starts faster than a thousand, and React picks its production half while building.
  ssr: command === 'build' ? { noExternal: true, external: ['pg', 'pino', 'pdfkit'] } : {},
}));
