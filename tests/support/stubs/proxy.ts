import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
const CONFIGURATION = 'docs/how-to/several-machines.nginx.conf';

export const hasProxy = NGINX !== undefined;
if (!hasProxy) console.warn('Skipped: processes behind a proxy, because nginx is not installed.');

export interface RunningProxy {
  stop(): Promise<void>;
}

/** nginx in front of two processes, set up as the documentation tells. */
export async function runProxy(port: number, processes: [number, number]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const file = join(folder, 'nginx.conf');
  const site = readFileSync(CONFIGURATION, 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${processes[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${processes[1]}`)
    .replace('listen 127.0.0.1:80;', `listen 127.0.0.1:${port};`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 512; }
     http { access_log off; ${paths.join(' ')}\n${site} }`,
  );
  const nginx = spawn(NGINX ?? '', ['-c', file, '-p', folder, '-e', join(folder, 'error.log')]);
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  for (let attempt = 0; attempt < 100 && !(await answers(port)); attempt++) await pause(50);
  return {
    async stop() {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
