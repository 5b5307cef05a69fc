import { build } from 'rolldown';
import { FOLLOWER_BUNDLE } from './built-files.ts';

/** Writes the program of the thread that follows the data: a thread would read all of the server's otherwise. */
export async function buildFollower(): Promise<void> {
  await build({
    input: { follower: 'db/following/follow-thread.server.ts' },
    platform: 'node',
    logLevel: 'warn',
    checks: { bundlerTimings: false },
    output: { file: FOLLOWER_BUNDLE, format: 'esm' },
  });
}
