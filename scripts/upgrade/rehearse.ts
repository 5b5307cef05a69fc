import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyDatabase } from '#db/copies/database-copy.server.ts';
import { databaseFiles, SECRET_FILE } from '#db/copies/manifest.ts';
import { upgradeFolderIn } from '#db/copies/upgrade-folder.server.ts';
import { CannotStart, type Environment } from '#lib/env.server.ts';

const PATIENCE_MS = 60_000;
const LOOK_MS = 100;
/** One of each kind: from the store, with a form, behind the sign-in. */
const LOOKED_AT = ['/readyz', '/', '/enrollment', '/staff', '/portal'];
/** Of the site's settings, those by which nothing leaves this machine and no other store is reached. */
const SETTINGS = ['PATH', 'HOME', 'PUBLIC_URL', 'CONTENT_DIR', 'TRUSTED_PROXY'] as const;

/**
 * Starts the new version on a copy of the data, on this machine only, and looks whether it is ready and shows its pages.
 * On PostgreSQL it begins with no data: a migration that fails there changes nothing. Throws `CannotStart` with what it
 * said where it does not come up; the site that runs is not touched.
 */
export async function rehearse(
  next: string,
  env: Pick<Environment, 'databaseUrl' | 'dataDir'>,
): Promise<void> {
  const folder = join(upgradeFolderIn(env.dataDir), 'rehearsal');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!env.databaseUrl && existsSync(join(env.dataDir, databaseFiles.sqlite))) {
    await copyDatabase(env, folder);
  }
  const secret = join(env.dataDir, SECRET_FILE);
  if (existsSync(secret)) copyFileSync(secret, join(folder, SECRET_FILE));
  const port = await freePort();
  const site = spawn(join(next, 'node_modules', '.bin', 'node'), ['scripts/start.ts'], {
    cwd: next,
    env: {
      ...Object.fromEntries(SETTINGS.map((name) => [name, process.env[name]])),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      FIRST_ADMINISTRATOR: 'none',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (words) => (said += words));
  try {
    await expectPages(site, `http://127.0.0.1:${port}`, () => said);
  } finally {
    await end(site);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function expectPages(site: ChildProcess, address: string, said: () => string) {
  const fail = (reason: string) =>
    new CannotStart(
      `The new version does not come up on a copy of the data: ${reason}. The site was not touched.\n${said().trim()}`,
    );
  const until = performance.now() + PATIENCE_MS;
  while (!said().includes('is ready at')) {
    if (site.exitCode !== null) throw fail('it ended');
    if (performance.now() > until) throw fail('it was not ready in a minute');
    await setTimeout(LOOK_MS);
  }
  for (const path of LOOKED_AT) {
    const { status } = await fetch(address + path);
    if (status !== 200) throw fail(`${path} answers ${status}`);
  }
}

async function end(site: ChildProcess): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const ended = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
