import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openVirusScanner } from '#lib/files/virus-scan.server.ts';
import { EICAR } from '../stubs/clamd-stub.ts';

const DEBIAN_CLAMD = '/usr/sbin/clamd';
const TIMEOUT_MS = 60_000;

/**
 * Starts Debian's clamd at a socket of its own, with a signature database that knows the EICAR file and nothing else;
 * undefined, with a printed reason, where it is not installed.
 */
export async function startClamd(): Promise<{ host: string; stop(): Promise<void> } | undefined> {
  if (!existsSync(DEBIAN_CLAMD)) {
    console.warn('Skipped: everything on the real clamd, because clamav-daemon is not installed.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const host = join(folder, 'clamd.ctl');
  mkdirSync(join(folder, 'signatures'));
  const bytes = Buffer.from(EICAR).toString('hex');
  writeFileSync(join(folder, 'signatures', 'own.ndb'), `Own.EICAR:0:*:${bytes}\n`);
  const settings = [
    `DatabaseDirectory ${folder}/signatures`,
    `LocalSocket ${host}`,
    `TemporaryDirectory ${folder}`,
    'Foreground yes',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const daemon = spawn(DEBIAN_CLAMD, ['--config-file', join(folder, 'clamd.conf')]);
  let printed = '';
  daemon.stdout.on('data', (chunk) => (printed += chunk));
  daemon.stderr.on('data', (chunk) => (printed += chunk));
  const ended = new Promise((resolve) => daemon.once('exit', resolve));
  const { check } = openVirusScanner(host);
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while (
    !(await check?.().then(
      () => true,
      () => false,
    ))
  ) {
    if (daemon.exitCode !== null || Date.now() > giveUpAt) throw new Error(printed);
    await pause(50);
  }
  return {
    host,
    async stop() {
      daemon.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
