import { build } from 'rolldown';
import { FOLLOWER_BUNDLE } from './built-files.ts';

/** Writes the program of the thread that follows the data: a thread would read all of the server's otherwise. */
export async function buildFollower(): Promise<void> {
  await build({
    input: { follower: 'db/following/follow-thread.server.ts' },
    platform: 'node',
    // What only this thread needs stays where npm has put it, as the server's own larger packages do.
    external: ['age-encryption', 'pg', 'pino'],
    logLevel: 'warn',
    checks: { bundlerTimings: false },
    output: { file: FOLLOWER_BUNDLE, format: 'esm' },
  });
}
