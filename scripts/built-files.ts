import { join } from 'node:path';

/** Where the build puts what the server serves, and the file whose time says when it was built. */
export const SERVER_BUNDLE = join('build', 'server', 'index.js');
export const CLIENT_FOLDER = join('build', 'client');
export const STAMP = join('build', 'built');
