import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runSchool } from '../tests/support/running-school.ts';
import { milliseconds, note, percentile, printTable, verdict, whole } from './tools/table.ts';
import { warmUp } from './tools/warm-up.ts';

const AT_ONCE = 100;
const SECONDS = 8;
const MOST_P99_MS = 100;
/** Asked for at a steady pace, whether or not the last answer came; making a page costs more than keeping one. */
const PAGES: Record<string, { path: string; pauseMs: number }> = {
  'kept page /': { path: '/', pauseMs: 10 },
  'page made for one, /enrollment?step=2': { path: '/enrollment?step=2', pauseMs: 50 },
};

/** A hundred connections try passwords as fast as they are answered, while others read public pages. */
export async function measureSignInFlood(): Promise<void> {
  const school = await runSchool({ LOG_LEVEL: 'silent' });
  await warmUp(school.address, '/');
  const alone = await readPages(school.address);
  const flood = startFlood(new URL(school.address).port);
  await new Promise((resume) => setTimeout(resume, 1000));
  const flooded = await readPages(school.address);
  const statuses = await flood.stop();
  await school.remove();

  const row = (name: string, latencies: number[]) => [
    name,
    whole(latencies.length),
    milliseconds(percentile(latencies, 50)),
    milliseconds(percentile(latencies, 99)),
    milliseconds(Math.max(...latencies)),
  ];
  printTable(
    `Public pages while ${AT_ONCE} connections try passwords, ${SECONDS / 2} s each`,
    ['', 'requests', 'p50', 'p99', 'slowest'],
    Object.keys(PAGES).flatMap((name) => [
      row(`${name}, alone`, alone[name] ?? []),
      row(`${name}, in the flood`, flooded[name] ?? []),
    ]),
  );
  const tried = Object.entries(statuses).map(([status, count]) => `${status}: ${whole(count)}`);
  note(`Sign-ins answered meanwhile, by status: ${tried.join(', ')} (429 asks to try again).`);
  for (const [name, latencies] of Object.entries(flooded)) {
    note(
      `Target p99 under ${MOST_P99_MS} ms, ${name}: ${verdict(percentile(latencies, 99) < MOST_P99_MS)}.`,
    );
  }
}

async function readPages(address: string): Promise<Record<string, number[]>> {
  const latencies: Record<string, number[]> = {};
  for (const [name, { path, pauseMs }] of Object.entries(PAGES)) {
    latencies[name] = await readPage(address + path, pauseMs);
  }
  return latencies;
}

/** At a steady pace, so that a slow answer does not spare the server the next question. */
async function readPage(url: string, pauseMs: number): Promise<number[]> {
  const latencies: number[] = [];
  const underWay: Promise<void>[] = [];
  const endsAt = performance.now() + (SECONDS / 2) * 1000;
  while (performance.now() < endsAt) {
    underWay.push(read(url, latencies));
    await new Promise((resume) => setTimeout(resume, pauseMs));
  }
  await Promise.all(underWay);
  return latencies;
}

async function read(url: string, latencies: number[]): Promise<void> {
  const askedAt = performance.now();
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  latencies.push(performance.now() - askedAt);
}

function startFlood(port: string) {
  const generator = spawn('node', ['bench/tools/sign-in-generator.ts', port, String(AT_ONCE)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  generator.stdout.on('data', (chunk) => (printed += chunk));
  return {
    async stop(): Promise<Record<string, number>> {
      generator.stdin.end();
      await once(generator, 'close');
      return JSON.parse(printed);
    },
  };
}
