import { join } from 'node:path';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { type RunningSchool, runSchool } from '../../tests/support/running-school.ts';
import { fillWithApplications } from '../tools/many-applications.ts';
import { fillWithMessages } from '../tools/many-messages.ts';
import { processorMs, runOn } from '../tools/server-process.ts';
import { milliseconds, note, percentile, printTable, times, verdict } from '../tools/table.ts';

const SIZES = [1_000, 100_000] as const;
const ROUNDS = 60;
const MOST_MS = 50;
const MOST_GROWTH = 3;
const MOST_BLOCKED_MS = 20;

/** A list of the desk, and what is asked of it. */
interface DeskList {
  of: string;
  api: string;
  role: 'admissions' | 'editor' | 'administrator';
  fill(file: string, size: number): void;
  asked: Record<string, string[]>;
}

const ofApplications: Record<string, string[]> = {
  'list, newest first': [''],
  'page 400': ['?page=400'],
  'filter: status': ['?status=submitted', '?status=enrolled', '?status=waitlisted'],
  'filter: grade and year': ['?grade=grade3&year=2026', '?grade=ece1&year=2027&status=offered'],
  'filter: since': ['?since=2026-06-01', '?year=2027&since=2026-10-01'],
  'search: a rare name': ['?q=zebedee', '?q=zebedee+mulenga', '?q=nobodyatall'],
  'search: a frequent name': ['?q=mulenga', '?q=ba', '?q=mary+banda&status=enrolled'],
  'search: phone, reference': ['?q=0977000', '?q=EN-2222'],
  'sort by last name': ['?sort=name&grade=grade3&year=2027&status=offered', '?sort=name'],
};

const ofMessages: Record<string, string[]> = {
  'list, newest first': [''],
  'page 400': ['?page=400'],
  'filter: status': ['?status=new', '?status=closed&page=200'],
  'search: a rare name': ['?q=zebedee', '?q=nobodyatall'],
  'search: a frequent word': ['?q=mulenga', '?q=question', '?q=qu', '?q=question+mulenga'],
};

const lists: DeskList[] = [
  {
    of: 'enrollment applications',
    api: '/api/staff/enrollment-applications',
    role: 'admissions',
    fill: fillWithApplications,
    asked: ofApplications,
  },
  {
    of: 'messages',
    api: '/api/staff/messages',
    role: 'administrator',
    fill: fillWithMessages,
    asked: ofMessages,
  },
];

/** The office's lists over a few and over very many records, asked of the running server one by one. */
export async function measureDeskLists(): Promise<void> {
  for (const list of lists) await measureList(list);
}

async function measureList(list: DeskList): Promise<void> {
  const { of, asked } = list;
  const few = await measureAt(list, SIZES[0]);
  const many = await measureAt(list, SIZES[1]);
  const rows = Object.keys(asked).map((name, index) => ({
    name,
    few: few.parts[index] ?? nothing,
    many: many.parts[index] ?? nothing,
  }));
  printTable(
    `The desk’s list of ${of} (${ROUNDS} rounds; answers over loopback)`,
    ['', 'p50 at 1,000', 'p95', 'p50 at 100,000', 'p95', 'processor', 'growth'],
    rows.map((row) => [
      row.name,
      milliseconds(row.few.p50),
      milliseconds(row.few.p95),
      milliseconds(row.many.p50),
      milliseconds(row.many.p95),
      milliseconds(row.many.cpuMs),
      times(row.many.cpuMs / row.few.cpuMs),
    ]),
  );
  const growth = Math.max(...rows.map((row) => row.many.cpuMs / row.few.cpuMs));
  note(
    `Target p95 under ${MOST_MS} ms: ${verdict(rows.every((row) => row.many.p95 < MOST_MS))}.` +
      ` Growth of the server’s own processor time, which other work on the machine does not disturb,` +
      ` under ${MOST_GROWTH} x: ${verdict(growth < MOST_GROWTH)} (${times(growth)}).`,
  );
  note(
    `What another request waits meanwhile, p99: ${milliseconds(few.waitMs)} and ${milliseconds(many.waitMs)};` +
      ` target under ${MOST_BLOCKED_MS} ms: ${verdict(many.waitMs < MOST_BLOCKED_MS)}.`,
  );
}

interface Part {
  p50: number;
  p95: number;
  /** The server's processor time for one answer. */
  cpuMs: number;
}

const nothing: Part = { p50: 0, p95: 0, cpuMs: 0 };

async function measureAt(
  { api, role, fill, asked }: DeskList,
  size: number,
): Promise<{ parts: Part[]; waitMs: number }> {
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  try {
    const file = join(school.dataDir, 'school.db');
    const office = await openStaffAccount(school, (text) => runOn(file, text), role);
    const sent = await sendApplication(school.address);
    if (sent.status !== 201) throw new Error('Not stored');
    fill(file, size);
    // Lets this process see that connections have ended meanwhile.
    await new Promise((resume) => setTimeout(resume, CONNECTIONS_END_MS));
    const searches = Object.values(asked);
    for (const group of searches) await askAll(office, api, group, 5);
    const parts: Part[] = [];
    for (const group of searches) {
      const before = processorMs(school.pid);
      const taken = await askAll(office, api, group, ROUNDS);
      const cpuMs = (processorMs(school.pid) - before) / ROUNDS;
      parts.push({ p50: percentile(taken, 50), p95: percentile(taken, 95), cpuMs });
    }
    return { parts, waitMs: await waitOfOthers(school, office, api, searches.flat()) };
  } finally {
    await school.remove();
  }
}

async function askAll(
  office: StaffClient,
  api: string,
  searches: string[],
  rounds: number,
): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const search = searches[round % searches.length] ?? '';
    const answer = await office.get(`${api}${search}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${search}: ${answer.status}`);
    taken.push(performance.now() - startedAt);
  }
  return taken;
}

const CONNECTIONS_END_MS = 200;
const PING_EVERY_MS = 5;
const PING_ROUNDS = 120;

/** What a page that costs nothing waits at most, 99 times in 100, while lists are asked for without a rest. */
async function waitOfOthers(
  school: RunningSchool,
  office: StaffClient,
  api: string,
  searches: string[],
): Promise<number> {
  const waits: number[] = [];
  let isOver = false;
  const pings = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${school.address}/healthz`)).arrayBuffer();
      waits.push(performance.now() - startedAt);
      await new Promise((resume) => setTimeout(resume, PING_EVERY_MS));
    }
  })();
  await askAll(office, api, searches, PING_ROUNDS);
  isOver = true;
  await pings;
  return percentile(waits, 99);
}
