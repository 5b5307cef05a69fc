import { resolve } from 'node:path';
import { buildIfStale } from './bundle/build-if-stale.ts';
import { SERVER_ENVIRONMENT, SERVER_PROGRAM } from './bundle/built-files.ts';
import { builtSite } from './bundle/built-site.ts';
import { waitForUpgrade } from './upgrade/wait-for-upgrade.ts';

/** Builds the site when that is due, and becomes its server. */
const env: NodeJS.ProcessEnv = {
  ...SERVER_ENVIRONMENT,
  ...process.env,
};
const dataDir = resolve(env.DATA_DIR || 'data');
await waitForUpgrade(dataDir);
await buildIfStale(env.CONTENT_DIR, dataDir);
// The same process with another program: what reads TypeScript, and what has just built, stays in nobody's memory.
const program = [process.execPath, ...process.execArgv, ...SERVER_PROGRAM];
if (process.platform !== 'win32') process.execve?.(process.execPath, program, env);
await (await builtSite(env.CONTENT_DIR, dataDir)).serve(env);
