import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { startPostgres } from '#tests/support/databases/postgres-cluster.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { type RunningSchool, runSchool } from '../tests/support/running-school.ts';
import type { LOOPS, LoopReport } from './bare-loop.ts';
import { residentMegabytes } from './start-and-rest.ts';
import type { LoadReport } from './tools/load-generator.ts';
import {
  median,
  milliseconds,
  note,
  percentile,
  printTable,
  share,
  times,
  verdict,
  whole,
} from './tools/table.ts';

const AT_ONCE = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 3;
const WARM_UP_SECONDS = 2;
const LEAST_SHARE = 0.4;
const MOST_TIMES = 20;

/** Fifty families at once, every answer durable, against a bare loop that commits the same rows one by one. */
export async function measureSubmissions(): Promise<void> {
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  await submitOne(school);
  const bareFile = join(school.dataDir, 'bare.db');
  const database = new DatabaseSync(join(school.dataDir, 'school.db'), { readOnly: true });
  database.exec(`vacuum into '${bareFile}'`);
  database.close();
  report('SQLite', await compare(school, bareFile), school);
  await school.remove();

  const postgres = await startPostgres();
  if (!postgres) {
    note('\nLeft out: submissions on PostgreSQL, which is missing (apt-get install postgresql).');
    return;
  }
  const url = `${postgres.url}/postgres`;
  const shared = await runSchool({ LOG_LEVEL: 'warn', DATABASE_URL: url });
  await submitOne(shared);
  report('PostgreSQL, for information', await compare(shared, url), shared);
  await shared.remove();
  postgres.remove();
}

interface Comparison {
  school: LoadReport[];
  bare: LoopReport[];
  /** With the words and letters as well; on SQLite only. */
  everything: LoopReport[];
}

/** School and loop in turns; the first, short turn of the school only warms it up. */
async function compare(school: RunningSchool, bareDatabase: string): Promise<Comparison> {
  const { port } = new URL(school.address);
  const load = (seconds: number) =>
    runApart<LoadReport>('bench/tools/load-generator.ts', [port, String(AT_ONCE), String(seconds)]);
  await load(WARM_UP_SECONDS);
  const rounds: Comparison = { school: [], bare: [], everything: [] };
  const loop = (what: keyof typeof LOOPS) =>
    runApart<LoopReport>('bench/bare-loop.ts', [bareDatabase, String(ROUND_SECONDS), what]);
  for (let round = 0; round < ROUNDS; round++) {
    rounds.school.push(await load(ROUND_SECONDS));
    rounds.bare.push(await loop('rows'));
    if (!bareDatabase.startsWith('postgres:')) rounds.everything.push(await loop('everything'));
  }
  return rounds;
}

function report(store: string, rounds: Comparison, running: RunningSchool): void {
  const { school, bare, everything } = rounds;
  const rate = (round: LoopReport) => round.latencies.length / round.seconds;
  const schoolRate = median(school.map(rate));
  const bareRate = median(bare.map(rate));
  const at = (rounds: LoopReport[], percent: number) =>
    median(rounds.map((round) => percentile(round.latencies, percent)));
  const single = at(bare, 50);
  const p99 = at(school, 99);
  const row = (name: string, rounds: LoopReport[]) => [
    name,
    whole(median(rounds.map(rate))),
    share(median(rounds.map(rate)) / bareRate),
    milliseconds(at(rounds, 50)),
    milliseconds(at(rounds, 99)),
    times(at(rounds, 99) / single),
  ];
  printTable(
    `Submissions, ${AT_ONCE} at once, on ${store} (median of ${ROUNDS} rounds of ${ROUND_SECONDS} s)`,
    ['', 'applications/s', 'share', 'p50', 'p99', 'p99 / bare p50'],
    [
      row('bare loop, three rows', bare),
      ...(everything.length > 0 ? [row('bare loop, words and letters too', everything)] : []),
      row('POST /api/enrollment-applications', school),
    ],
  );
  note(
    `Target ${share(LEAST_SHARE)} of the first loop: ${verdict(schoolRate >= LEAST_SHARE * bareRate)}.` +
      (everything.length > 0
        ? ` Of the loop that writes all that the school writes: ${share(schoolRate / median(everything.map(rate)))}.`
        : '') +
      ` Target p99 under ${MOST_TIMES} x a single bare insert: ${verdict(p99 < MOST_TIMES * single)}` +
      ` (against the loop's own p99: ${times(p99 / at(bare, 99))}).`,
  );
  note(
    `Load generator: ${share(median(school.map((round) => round.cpuShare)))} of one core.` +
      ` Memory of the school afterwards: ${residentMegabytes(running.pid).toFixed(0)} MB.`,
  );
}

async function submitOne(school: RunningSchool): Promise<void> {
  const answer = await fetch(`${school.address}/api/enrollment-applications`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sampleAnswers),
  });
  if (answer.status !== 201) throw new Error(`Not stored: ${await answer.text()}`);
}

async function runApart<Report>(script: string, parameters: string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)('node', [script, ...parameters], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
