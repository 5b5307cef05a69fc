import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Fewer, larger files compress better and need fewer trips over a slow line. What every page needs of React and its
 * router is one file, which changes only when they do; what pages to read in need is another, which forms leave out;
 * the rest that pages share is a third.
 */
const reading =
  'accordion|any-link|facts|facts-table|paragraphs|print-link|tab-order|tabs|written-page';
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|valibot)\//,
    priority: 3,
  },
  {
    name: 'shared',
    test: new RegExp(
      `/app/(ui/(?!(${reading})\\.)|lib/|shell/|features/(enrollment|newsletter)/|features/.*/(notices|device-keys)\\.)`,
    ),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'reading', test: new RegExp(`/app/ui/(${reading})\\.`), priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // A data: URL would be paid for in every page; a file is fetched once.
    assetsInlineLimit: 0,
  },
  environments: {
    // Phones in Lusaka keep an old Chrome or Opera for years. Given for all environments, Vite would add this to the
    // server's target and rewrite its class fields too.
    client: {
      build: {
        target: ['chrome87', 'safari14', 'firefox90'],
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
    ssr: { build: { target: 'node24', rolldownOptions: { input: './server/app.ts' } } },
  },
  // One file starts faster than a thousand, and React picks its production half while building.
  ssr: command === 'build' ? { noExternal: true, external: ['pg', 'pino'] } : {},
}));
