import { defineConfig } from 'vitest/config';
import { compileCache } from './tests/support/compile-cache.ts';
import { FIXTURE_CONTENT } from './tests/support/content-folders.ts';
import { dataInMemory } from './tests/support/data-in-memory.ts';

/** Also of whatever a test starts. */
const env = { CONTENT_DIR: FIXTURE_CONTENT, ...compileCache };
// Of the setups as well.
Object.assign(process.env, dataInMemory);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          env,
          name: 'rules',
          include: ['{app,server,db,scripts}/**/*.test.{ts,tsx}'],
          // Rules keep nothing between calls, so that files may share what they import; that is twice as quick.
          isolate: false,
          maxWorkers: 2,
          // They take milliseconds; but schools that start beside them can take both cores for seconds.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          env,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: [
            'tests/support/build-first.ts',
            'tests/support/databases/postgres-cluster.ts',
          ],
          // Six programs can want both cores at once; then what takes ten seconds has taken sixty.
          testTimeout: 150_000,
          hookTimeout: 150_000,
          expect: { poll: { timeout: 20_000 } },
          // Two cores: schools that start side by side would only wait for each other (four were no faster).
          maxWorkers: 2,
          // They keep to databases, folders and ports of their own; in their own memory they keep nothing.
          isolate: false,
          // A machine that is busy with something else may be late once.
          retry: 1,
        },
      },
    ],
  },
});
