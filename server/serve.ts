import { fileURLToPath } from 'node:url';
import { CannotStart } from '#lib/env.server.ts';
import { type RunningSchool, start } from './start.ts';
import { untilSignal } from './until-signal.ts';

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
  const say = async () => {
    process.stdout.write(`The school’s website is ready at ${running.address}\n`);
    await announce(running);
  };
  await untilSignal(say, () => running.stop());
}

if (import.meta.main) await serve(process.env);
