import { join } from 'node:path';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { runSchool } from '../../tests/support/running-school.ts';
import { fillWithApplications } from '../tools/many-applications.ts';
import { processorMs, runOn } from '../tools/server-process.ts';
import { milliseconds, note, percentile, printTable, verdict } from '../tools/table.ts';

const SIZES = [1_000, 20_000] as const;
const ROUNDS = 40;
const MOST_MS = 100;
const CONNECTIONS_END_MS = 200;
/** A year of its own, and a day in the middle of what came for it. */
const asked = { today: '?year=2026', 'an earlier day': '?year=2026&day=2026-03-01' };

/** The head's page over a few and over very many applications, of which a half is for the year that is asked for. */
export async function measureHeadsPage(): Promise<void> {
  const rows: string[][] = [];
  const worst: number[] = [];
  for (const size of SIZES) {
    for (const [name, { taken, cpuMs }] of Object.entries(await measureAt(size))) {
      const p95 = percentile(taken, 95);
      worst.push(p95);
      const count = `${size.toLocaleString('en')} applications, ${name}`;
      rows.push([
        count,
        milliseconds(percentile(taken, 50)),
        milliseconds(p95),
        milliseconds(cpuMs),
      ]);
    }
  }
  printTable(
    `The head’s page (${ROUNDS} rounds; answers over loopback)`,
    ['', 'p50', 'p95', 'processor'],
    rows,
  );
  note(`Target p95 under ${MOST_MS} ms: ${verdict(Math.max(...worst) < MOST_MS)}.`);
}

interface Measured {
  taken: number[];
  /** The server's processor time for one answer, which other work on the machine does not disturb. */
  cpuMs: number;
}

async function measureAt(size: number): Promise<Record<string, Measured>> {
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  try {
    const file = join(school.dataDir, 'school.db');
    const head = await openStaffAccount(school, (text) => runOn(file, text), 'administrator');
    if ((await sendApplication(school.address)).status !== 201) throw new Error('Not stored');
    fillWithApplications(file, size);
    giveHistories(file);
    // Lets this process see that connections have ended meanwhile.
    await new Promise((resume) => setTimeout(resume, CONNECTIONS_END_MS));
    const measured: Record<string, Measured> = {};
    for (const [name, search] of Object.entries(asked)) {
      const taken: number[] = [];
      let before = 0;
      for (let round = -3; round < ROUNDS; round++) {
        if (round === 0) before = processorMs(school.pid);
        const startedAt = performance.now();
        const answer = await head.get(`/api/staff/numbers${search}`);
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${search}: ${answer.status}`);
        if (round >= 0) taken.push(performance.now() - startedAt);
      }
      measured[name] = { taken, cpuMs: (processorMs(school.pid) - before) / ROUNDS };
    }
    return measured;
  } finally {
    await school.remove();
  }
}

/** Each application was sent and, three days later, became what it is; all of one half of them in one year. */
function giveHistories(file: string): void {
  runOn(
    file,
    `update enrollment_applications set enrollment_year = '2026' where rowid % 2 = 0;
     delete from case_statuses;
     insert into case_statuses (reference, number, status, reached_at, tell_at, facts)
       select reference, 1, 'submitted', submitted_at, submitted_at, '{}' from enrollment_applications;
     insert into case_statuses (reference, number, status, reached_at, tell_at, facts)
       select reference, 2, status, strftime('%Y-%m-%dT%H:%M:%fZ', submitted_at, '+3 days'),
              strftime('%Y-%m-%dT%H:%M:%fZ', submitted_at, '+3 days'), '{}'
       from enrollment_applications where status <> 'submitted';`,
  );
}
