import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { freePort, runSchool } from '../tests/support/running-school.ts';
import { runBareHttp } from './tools/bare-http.ts';
import { findNginx, runNginx } from './tools/nginx.ts';
import { median, milliseconds, note, printTable, share, verdict, whole } from './tools/table.ts';
import { findTool } from './tools/tools.ts';
import { fetchBrotli, warmUp } from './tools/warm-up.ts';

const ROUNDS = 3;
const WRK = ['-t1', '-c50', '-d3s', '--latency', '-H', 'Accept-Encoding: br'];
/** Of what `node:http` gives for the same headers and bytes. */
const LEAST_SHARE = 0.9;

export interface Round {
  perSecond: number;
  p99Ms: number;
}

/** `/` from the school's memory against nginx, which serves the same brotli bytes from a file, and bare `node:http`. */
export async function measureCachedPages(): Promise<void> {
  const whatFor = 'cached pages against nginx';
  const wrk = findTool('wrk', 'wrk', whatFor);
  const nginx = findNginx(whatFor);
  if (!wrk || !nginx) return;

  const folder = mkdtempSync(join(tmpdir(), 'school-bench-'));
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  await warmUp(school.address, '/');
  const { body } = await fetchBrotli(`${school.address}/`);
  writeFileSync(join(folder, 'index.html'), brotliDecompressSync(body));
  writeFileSync(join(folder, 'index.html.br'), body);

  const servers = [
    await runNginx(nginx, folder, await freePort(), '1'),
    await runNginx(nginx, folder, await freePort(), 'auto'),
  ];
  const bare = await runBareHttp(`${school.address}/`, await freePort());
  const runs = [
    { name: 'nginx, one worker', url: servers[0]?.address ?? '', rounds: [] as Round[] },
    {
      name: 'nginx, a worker for each core',
      url: servers[1]?.address ?? '',
      rounds: [] as Round[],
    },
    { name: 'bare node:http', url: bare.address, rounds: [] as Round[] },
    { name: 'the school, one process', url: school.address, rounds: [] as Round[] },
  ];
  try {
    for (const { name, url } of runs) {
      const served = await fetchBrotli(`${url}/`);
      if (!served.body.equals(body)) throw new Error(`${name} serves other bytes`);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const run of runs) run.rounds.push(await load(wrk, `${run.url}/`));
    }
  } finally {
    for (const server of servers) await server.stop();
    bare.stop();
    await school.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  report(runs, body.length);
}

function report(runs: { name: string; rounds: Round[] }[], bytes: number): void {
  const rates = runs.map((run) => median(run.rounds.map((round) => round.perSecond)));
  const [oneWorker = 0, allCores = 0, bare = 0, ours = 0] = rates;
  printTable(
    `Cached pages: / in brotli, ${whole(bytes)} bytes, wrk ${WRK.slice(0, 3).join(' ')} (median of ${ROUNDS} rounds)`,
    ['', 'requests/s', 'of one worker', 'of all cores', 'p99'],
    runs.map(({ name, rounds }, index) => [
      name,
      whole(rates[index] ?? 0),
      share((rates[index] ?? 0) / oneWorker),
      share((rates[index] ?? 0) / allCores),
      milliseconds(median(rounds.map((round) => round.p99Ms))),
    ]),
  );
  note(
    `Target ${share(LEAST_SHARE)} of bare node:http: ${share(ours / bare)}, ${verdict(ours >= LEAST_SHARE * bare)}.`,
  );
}

/** One round of so many connections, all for the same address. */
export async function load(wrk: string, url: string): Promise<Round> {
  const { stdout } = await promisify(execFile)(wrk, [...WRK, url]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const inMilliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return { perSecond, p99Ms: Number(p99) * inMilliseconds };
}
