import { bundle } from './bundle.ts';

const FOLDER = 'assets/islands';

/**
 * Writes the script of public pages and, beside it, the islands that it loads when they are wanted. They have no router
 * and share no file with the private screens, so that what those need never travels to a family. Bytes decide what
 * stands in one file: large files compress better than many small ones.
 */
export async function buildPageScript(clientFolder: string): Promise<void> {
  await bundle(
    { page: 'app/islands/page.ts' },
    {
      dir: clientFolder,
      entryFileNames: `${FOLDER}/[name]-[hash].js`,
      // Each name travels with every file that loads the file.
      chunkFileNames: `${FOLDER}/[hash].js`,
      assetFileNames: `${FOLDER}/[name]-[hash][extname]`,
      codeSplitting: {
        groups: [
          { name: 'page', tags: ['$initial'], priority: 2 },
          // They change seldom, and stay on the phone when we change.
          { name: 'libraries', test: /node_modules/, priority: 1 },
          { name: 'most-forms', minShareCount: 6 },
        ],
      },
    },
  );
}
