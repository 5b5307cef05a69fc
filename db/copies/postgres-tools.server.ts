import { spawn } from 'node:child_process';
import { CannotStart } from '#lib/env.server.ts';

/** The password goes by the environment: the arguments of a program can be read by everybody on the machine. */
export function connectionOf(url: string): { target: string; environment: NodeJS.ProcessEnv } {
  const target = new URL(url);
  const password = decodeURIComponent(target.password);
  target.password = '';
  return {
    target: target.href,
    environment: { ...process.env, ...(password && { PGPASSWORD: password }) },
  };
}

/** Runs `pg_dump` or `pg_restore`. Throws `CannotStart` with its last words when it fails or is not installed. */
export function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  parameters: string[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const running = spawn(program, parameters, {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    running.stderr.on('data', (text) => {
      said += text;
    });
    running.once('error', () =>
      reject(
        new CannotStart(
          `${program} is not installed here; it comes with PostgreSQL (apt-get install postgresql-client) in the version of the server or a newer one.`,
        ),
      ),
    );
    running.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new CannotStart(`${program} failed: ${said.trim().split('\n').at(-1)}`));
    });
  });
}
