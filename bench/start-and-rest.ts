import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runSchool, START } from '../tests/support/running-school.ts';
import { median, milliseconds, printTable, verdict } from './tools/table.ts';

const STARTS = 5;
const REST_MS = 1500;
const MOST_MS = 1000;
const MOST_MEGABYTES = 150;

/** From `node scripts/start.ts` to the first whole page, and the memory once nobody asks for anything. */
export async function measureStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
  const starts: { milliseconds: number; megabytes: number }[] = [];
  for (let round = 0; round < STARTS; round++) {
    const startedAt = performance.now();
    const school = await runSchool({ LOG_LEVEL: 'warn' }, dataDir, START);
    await (await fetch(school.address)).text();
    const spent = performance.now() - startedAt;
    await (await fetch(`${school.address}/enrollment`)).text();
    await pause(REST_MS);
    starts.push({ milliseconds: spent, megabytes: residentMegabytes(school.pid) });
    await school.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });

  const spent = starts.map((start) => start.milliseconds);
  const memory = starts.map((start) => start.megabytes);
  printTable(
    `Start and rest (${STARTS} starts, the first with an empty data folder)`,
    ['', 'median', 'worst', 'target', ''],
    [
      [
        'start to first answer',
        milliseconds(median(spent)),
        milliseconds(Math.max(...spent)),
        `${MOST_MS} ms`,
        verdict(median(spent) <= MOST_MS),
      ],
      [
        'memory at rest (RSS)',
        `${median(memory).toFixed(0)} MB`,
        `${Math.max(...memory).toFixed(0)} MB`,
        `${MOST_MEGABYTES} MB`,
        verdict(median(memory) <= MOST_MEGABYTES),
      ],
    ],
  );
}

/** What the process holds in memory, from Linux's own account; 0 elsewhere. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
