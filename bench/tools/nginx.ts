import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { note } from './table.ts';
import { findTool } from './tools.ts';

const PACKAGES = 'nginx libnginx-mod-http-brotli-static';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface RunningNginx {
  address: string;
  stop(): Promise<void>;
}

/** nginx, where it can serve brotli files; otherwise says what is left out. */
export function findNginx(whatFor: string): string | undefined {
  const program = findTool('nginx', PACKAGES, whatFor);
  if (!program || existsSync(BROTLI)) return program;
  note(`\nLeft out: ${whatFor}, because nginx lacks brotli_static (apt-get install ${PACKAGES}).`);
  return undefined;
}

/** nginx as one would set it up for speed: open files remembered, no log, and so many workers. */
export async function runNginx(
  program: string,
  root: string,
  port: number,
  workers: string,
): Promise<RunningNginx> {
  const folder = join(root, `nginx-${port}`);
  mkdirSync(folder);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, root, port, workers));
  const nginx = spawn(program, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100 && !(await answers(address)); attempt++) await pause(50);
  return {
    address,
    async stop() {
      nginx.kill();
      await ended;
    },
  };
}

function configuration(folder: string, root: string, port: number, workers: string): string {
  return `
load_module ${BROTLI};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes ${workers};
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  brotli_static on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
  }
}
`;
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
