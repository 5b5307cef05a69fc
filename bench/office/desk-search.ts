import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { runSchool } from '../../tests/support/running-school.ts';
import { fillWithApplications, referenceOf } from '../tools/many-applications.ts';
import { processorMs } from '../tools/server-process.ts';
import { milliseconds, note, percentile, printTable, verdict } from '../tools/table.ts';

const SIZE = 100_000;
const ROUNDS = 60;
const WARM_UP_ROUNDS = 5;
const MOST_MS = 50;
const CONNECTIONS_END_MS = 200;

const typed: Record<string, string[]> = {
  'a rare name': ['zebedee', 'zebedee mulenga', 'nobodyatall'],
  'a frequent name': ['mulenga', 'ba', 'mary banda', 'ma'],
  'a name as it sounds': ['muleenga', 'hamunga', 'Piri', 'chaanda tembu'],
  'two frequent words, rarely together': ['zebedee grace', 'thandiwe 4444', 'tembo 777'],
  'any three figures of a phone': ['220', '777', '097'],
  'a whole phone number': ['0977000', '+260 97 7'],
  'an email address': ['family99@mail.example', 'family500'],
  'a reference, with and without dashes': [
    referenceOf(12_345),
    referenceOf(54_321).replaceAll('-', ''),
    'en2222',
  ],
};

/** The search in the desk's bar over very many applications, asked of the running server one by one. */
export async function measureDeskSearch(): Promise<void> {
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  try {
    const file = join(school.dataDir, 'school.db');
    const office = await openStaffAccount(school, (text) => runOn(file, text), 'administrator');
    if ((await sendApplication(school.address)).status !== 201) throw new Error('Not stored');
    fillWithApplications(file, SIZE);
    joinFamilies(file);
    // Lets this process see that connections have ended meanwhile.
    await new Promise((resume) => setTimeout(resume, CONNECTIONS_END_MS));
    const rows: { name: string; taken: number[]; cpuMs: number }[] = [];
    const measure = async (name: string, work: () => Promise<number[]>) => {
      const before = processorMs(school.pid);
      const taken = await work();
      rows.push({ name, taken, cpuMs: (processorMs(school.pid) - before) / ROUNDS });
    };
    for (const [name, texts] of Object.entries(typed)) {
      await askAll(office, texts, WARM_UP_ROUNDS);
      await measure(name, () => askAll(office, texts, ROUNDS));
    }
    await openPages(office, WARM_UP_FAMILY);
    await measure('page of a family, first look', () => openPages(office, FAMILY));
    await measure('page of a family, later looks', () => openPages(office, FAMILY));
    printTable(
      `The desk’s bar and the page of a family, over ${SIZE.toLocaleString('en')} applications (${ROUNDS} rounds; answers over loopback)`,
      ['typed or opened', 'p50', 'p95', 'longest', 'processor'],
      rows.map(({ name, taken, cpuMs }) => [
        name,
        milliseconds(percentile(taken, 50)),
        milliseconds(percentile(taken, 95)),
        milliseconds(Math.max(...taken)),
        milliseconds(cpuMs),
      ]),
    );
    const isQuick = rows.every(({ taken }) => percentile(taken, 95) < MOST_MS);
    note(`Target p95 under ${MOST_MS} ms: ${verdict(isQuick)}.`);
  } finally {
    await school.remove();
  }
}

async function askAll(office: StaffClient, texts: string[], rounds: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const text = texts[round % texts.length] ?? '';
    const startedAt = performance.now();
    const answer = await office.post('/api/staff/search', { typed: text });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${text}: ${answer.status}`);
    taken.push(performance.now() - startedAt);
  }
  return taken;
}

/** The first of the families of three whose pages are opened, one after the other. */
const FAMILY = 30_000;
const WARM_UP_FAMILY = 90_000;

/** Each three applications that came one after the other are one family. */
function joinFamilies(file: string): void {
  runOn(
    file,
    `insert into family_members (reference, family_id, joined_at)
     select reference, 'family ' || (cast(substr(id, 25) as integer) / 3), submitted_at
     from enrollment_applications where id like '00000000-%'`,
  );
}

async function openPages(office: StaffClient, first: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reference = referenceOf(first + 3 * round);
    const startedAt = performance.now();
    const answer = await office.get(`/api/staff/families/${reference}`);
    const { children } = (await answer.json()) as { children: unknown[] };
    if (children.length !== 3) throw new Error(`${reference}: ${answer.status}`);
    taken.push(performance.now() - startedAt);
  }
  return taken;
}

function runOn(file: string, statement: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(statement);
  database.close();
}
