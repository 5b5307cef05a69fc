import { pathToFileURL } from 'node:url';
import type { RunningSchool } from '../server/start.ts';
import { buildIfStale } from './build-if-stale.ts';
import { CLIENT_FOLDER, SERVER_BUNDLE } from './built-files.ts';

process.env.NODE_ENV ??= 'production';
await buildIfStale();
const school: { start: typeof import('../server/start.ts').start } = await import(
  pathToFileURL(SERVER_BUNDLE).href
);

let running: RunningSchool | undefined;
try {
  running = await school.start(process.env, { client: CLIENT_FOLDER });
} catch (error) {
  if (!isCannotStart(error)) throw error;
  console.error(error.message);
  process.exit(1);
}
console.log(`The school’s website is ready at ${running.address}`);
await running.announce();

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await running.stop();
    process.exit(0);
  });
}

/** The bundle has its own copy of the class, so it is known by its name. */
function isCannotStart(error: unknown): error is Error {
  return error instanceof Error && error.name === 'CannotStart';
}
