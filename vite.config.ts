import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * Fewer, larger files compress better and need fewer trips over a slow line: what every page needs of React and its
 * router is one file, which changes only when they do; what root and the pages share of our own is another.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|valibot)\// },
  { name: 'shared', test: /\/app\/(ui|lib|shell)\//, minShareCount: 2 },
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
