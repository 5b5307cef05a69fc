import { fileURLToPath } from 'node:url';
import { CannotStart } from '#lib/env.server.ts';
import { type RunningSchool, start } from './start.ts';

export { start };

/** Beside the bundle that this becomes (scripts/bundle/built-files.ts). */
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));

/** Runs the built site until it is told to stop; `announce` is called once its address has been said. */
export async function serve(
  variables: NodeJS.ProcessEnv,
  announce: (school: RunningSchool) => Promise<void> | void = (school) => school.announce(),
): Promise<void> {
  const running = await start(variables, { client: CLIENT_FOLDER }).catch((error: unknown) => {
    if (!(error instanceof CannotStart)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  process.stdout.write(`The school’s website is ready at ${running.address}\n`);
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

if (import.meta.main) await serve(process.env);
