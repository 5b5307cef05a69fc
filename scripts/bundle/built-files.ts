import { join } from 'node:path';

/** Where the build puts what the server serves, and the file whose time says when it was built. */
export const SERVER_BUNDLE = join('build', 'server', 'index.js');
/** The thread that follows the data to a second place (db/following/). */
export const FOLLOWER_BUNDLE = join('build', 'server', 'follower.js');
export const CLIENT_FOLDER = join('build', 'client');
/** Which files each island needs. */
export const ISLAND_FILES = join('build', 'islands.json');
export const STAMP = join('build', 'built');

/**
 * What Node runs, and with which settings, to serve it. With these limits the server holds 40 MB less at rest and
 * 100 MB less after a rush (docs/measurements.md).
 */
export const SERVER_PROGRAM = ['--max-semi-space-size=8', SERVER_BUNDLE];
export const SERVER_ENVIRONMENT = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' };

/** Phones in Lusaka keep an old Chrome or Opera for years. */
export const BROWSERS = ['chrome87', 'safari14', 'firefox90'];
/**
 * What all of them know of the language. By their names optional chaining would be rewritten, too, which Chrome before
 * 91 gets wrong only where a spread follows it (tests/integration/pages/made-for-old-phones.test.ts).
 */
export const SCRIPTS_KNOW = 'es2021';
