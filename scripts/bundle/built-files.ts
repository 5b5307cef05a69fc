import { join } from 'node:path';

/** Where the build puts what the server serves, and the file whose time says when it was built. */
export const SERVER_BUNDLE = join('build', 'server', 'index.js');
export const CLIENT_FOLDER = join('build', 'client');
export const STAMP = join('build', 'built');

/** Phones in Lusaka keep an old Chrome or Opera for years. */
export const BROWSERS = ['chrome87', 'safari14', 'firefox90'];
