import { spawn } from 'node:child_process';
import { createServer, get } from 'node:http';
import { fileURLToPath } from 'node:url';

interface BareHttp {
  address: string;
  stop(): void;
}

/** What Node itself can serve: one answer, with the headers and bytes of `url`, and nothing else in the process. */
export function runBareHttp(url: string, port: number): Promise<BareHttp> {
  const server = spawn(process.execPath, [fileURLToPath(import.meta.url), url, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdout.once('data', () =>
      resolve({ address: `http://127.0.0.1:${port}`, stop: () => server.kill() }),
    );
  });
}

if (import.meta.main) {
  const [url = '', port = ''] = process.argv.slice(2);
  get(url, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    // Node writes these two by itself, for each answer.
    const own = new Set(['date', 'connection', 'keep-alive']);
    const headers = answer.rawHeaders.filter(
      (_, index, all) => !own.has(String(all[index - (index % 2)]).toLowerCase()),
    );
    const server = createServer((_, response) => response.writeHead(200, headers).end(body));
    server.listen(Number(port), '127.0.0.1', () => console.log('listening'));
  });
}
