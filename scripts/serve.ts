import { pathToFileURL } from 'node:url';
import { buildIfStale } from './bundle/build-if-stale.ts';
import { CLIENT_FOLDER, SERVER_BUNDLE } from './bundle/built-files.ts';

type Start = typeof import('../server/start.ts').start;

/** Builds the site when that is due, and starts it with these settings. */
export async function startBuilt(
  variables: NodeJS.ProcessEnv,
  sources: Parameters<Start>[1] = {},
): ReturnType<Start> {
  process.env.NODE_ENV ??= 'production';
  await buildIfStale(variables.CONTENT_DIR);
  const school: { start: Start } = await import(pathToFileURL(SERVER_BUNDLE).href);
  return school.start(variables, { client: CLIENT_FOLDER, ...sources });
}

/** Runs the site until it is told to stop; `announce` is called once its address has been said. */
export async function serve(
  variables: NodeJS.ProcessEnv,
  announce: (school: Awaited<ReturnType<Start>>) => Promise<void> | void = (school) =>
    school.announce(),
): Promise<void> {
  const running = await startBuilt(variables).catch((error: unknown) => {
    if (!isCannotStart(error)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  console.log(`The school’s website is ready at ${running.address}`);
  await announce(running);

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await running.stop();
      process.exit(0);
    });
  }
}

/** The bundle has its own copy of the class, so it is known by its name. */
function isCannotStart(error: unknown): error is Error {
  return error instanceof Error && error.name === 'CannotStart';
}
