import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type Findable, searchWordsOf } from '#features/enrollment/search-words.ts';
import { type RunningSchool, runSchool } from '../tests/support/running-school.ts';
import { sendApplication } from '../tests/support/send-application.ts';
import { openStaffAccount, type StaffClient } from '../tests/support/staff-client.ts';
import { milliseconds, note, percentile, printTable, times, verdict } from './table.ts';

const SIZES = [1_000, 100_000];
const ROUNDS = 60;
const MOST_MS = 50;
const MOST_GROWTH = 3;
const MOST_BLOCKED_MS = 20;

const asked: Record<string, string[]> = {
  'list, newest first': [''],
  'next page': ['?after=LAST'],
  'filter: status': ['?status=submitted', '?status=enrolled', '?status=waitlisted'],
  'filter: grade and year': ['?grade=grade3&year=2026', '?grade=ece1&year=2027&status=offered'],
  'filter: since': ['?since=2026-06-01', '?year=2027&since=2026-10-01'],
  'search: a rare name': ['?q=zebedee', '?q=zebedee+mulenga', '?q=nobodyatall'],
  'search: a frequent name': ['?q=mulenga', '?q=ba', '?q=mary+banda&status=enrolled'],
  'search: phone, reference': ['?q=0977000', '?q=EN-2222'],
  'sort by last name': ['?sort=name&grade=grade3&year=2027&status=offered', '?sort=name'],
};

/** The office's list over a few and over very many applications, asked of the running server one by one. */
export async function measureDeskLists(): Promise<void> {
  const p95s: number[][] = [];
  const blocked: number[] = [];
  for (const size of SIZES) {
    const measured = await measureAt(size);
    p95s.push(measured.p95s);
    blocked.push(measured.blockedMs);
  }
  const [few = [], many = []] = p95s;
  printTable(
    `The desk’s list of enrollment applications, p95 of ${ROUNDS} rounds, answer over loopback`,
    ['', ...SIZES.map((size) => size.toLocaleString('en')), 'growth'],
    Object.keys(asked).map((name, index) => [
      name,
      milliseconds(few[index] ?? 0),
      milliseconds(many[index] ?? 0),
      times((many[index] ?? 0) / (few[index] ?? 1)),
    ]),
  );
  const growth = Math.max(...many.map((value, index) => value / (few[index] ?? 1)));
  note(
    `Target p95 under ${MOST_MS} ms: ${verdict(Math.max(...many) < MOST_MS)}.` +
      ` Target growth under ${MOST_GROWTH} x: ${verdict(growth < MOST_GROWTH)} (${times(growth)}).`,
  );
  note(
    `Longest wait of another request for the event loop: ${blocked.map(milliseconds).join(' and ')};` +
      ` target under ${MOST_BLOCKED_MS} ms: ${verdict(Math.max(...blocked) < MOST_BLOCKED_MS)}.`,
  );
}

async function measureAt(size: number): Promise<{ p95s: number[]; blockedMs: number }> {
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  try {
    const file = join(school.dataDir, 'school.db');
    const office = await openStaffAccount(school, (text) => runOn(file, text), 'admissions');
    const sent = await sendApplication(school.address);
    if (sent.status !== 201) throw new Error('Not stored');
    fill(file, size);
    // Lets this process see that connections have ended meanwhile.
    await new Promise((resume) => setTimeout(resume, CONNECTIONS_END_MS));
    const last = await lastOfFirstPage(office);
    const searches = Object.values(asked).map((group) =>
      group.map((search) => search.replace('LAST', last)),
    );
    for (const group of searches) await askAll(office, group, 5);
    const p95s: number[] = [];
    for (const group of searches) p95s.push(percentile(await askAll(office, group, ROUNDS), 95));
    return { p95s, blockedMs: await longestBlock(school, office, searches.flat()) };
  } finally {
    await school.remove();
  }
}

async function askAll(office: StaffClient, searches: string[], rounds: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    const search = searches[round % searches.length] ?? '';
    const answer = await office.get(`/api/staff/enrollment-applications${search}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${search}: ${answer.status}`);
    taken.push(performance.now() - startedAt);
  }
  return taken;
}

async function lastOfFirstPage(office: StaffClient): Promise<string> {
  const answer = await office.get('/api/staff/enrollment-applications');
  const { items } = (await answer.json()) as { items: { reference: string }[] };
  return items.at(-1)?.reference ?? '';
}

const CONNECTIONS_END_MS = 200;
const PING_EVERY_MS = 5;
const PING_ROUNDS = 120;

/** What a page that costs nothing waits at most, 99 times in 100, while lists are asked for without a rest. */
async function longestBlock(
  school: RunningSchool,
  office: StaffClient,
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
  await askAll(office, searches, PING_ROUNDS);
  isOver = true;
  await pings;
  return percentile(waits, 99);
}

function runOn(file: string, statement: string): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(statement);
  database.close();
}

/** Frequent family and first names beside rarer ones, as in a real list. */
const lastNames = ['Mulenga', 'Banda', 'Phiri', 'Zulu', 'Tembo', 'Mwansa', 'Hamoonga', 'Sakala'];
const firstNames = ['Mary', 'John', 'Chanda', 'Mutinta', 'Natasha', 'Joseph', 'Thandiwe', 'Grace'];
const statuses = ['submitted', 'underReview', 'offered', 'waitlisted', 'notOffered', 'enrolled'];
const grades = ['ece1', 'ece2', 'grade1', 'grade2', 'grade3', 'grade4', 'grade5', 'grade6'];
const YEARS = 4;
const SPAN_MS = 3 * 365 * 24 * 3_600_000;

/** Copies the one application that the school has stored itself, with other names, phones, statuses and times. */
function fill(file: string, size: number): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  const model = database.prepare('select * from enrollment_applications limit 1').get() as
    | Findable
    | undefined;
  if (!model) throw new Error('The school has stored one application');
  const insert = database.prepare(
    `insert into enrollment_applications (${Object.keys(model).join(', ')})
     values (${Object.keys(model).fill('?').join(', ')})`,
  );
  const word = database.prepare(
    'insert into enrollment_application_words (word, application_id) values (?, ?)',
  );
  database.exec('begin');
  for (let number = 1; number < size; number++) {
    const row = { ...model, ...numbered(number, size) };
    const values = Object.values(row) as SQLInputValue[];
    insert.run(...values);
    for (const one of searchWordsOf(row)) word.run(one, idOf(number));
  }
  database.exec('commit');
  database.close();
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const pick = (list: string[], seed: number) => list[seed % list.length] ?? '';

function numbered(number: number, size: number) {
  // Multiplying by large odd numbers scatters the columns without a random source, the same in every run.
  const scatter = (factor: number) => Math.floor(((number * factor) % 1_000_003) / 7);
  const isRare = number % 500 === 0;
  const time = Date.parse('2024-01-01T06:00:00Z') + Math.floor((number / size) * SPAN_MS);
  return {
    id: idOf(number),
    reference: `EN-${String(number)
      .padStart(8, '0')
      .replace(/(.{4})/, '$1-')}`,
    status: pick(statuses, scatter(7919)),
    submitted_at: new Date(time).toISOString(),
    student_first_name: isRare ? 'Zebedee' : `${pick(firstNames, scatter(104_729))}`,
    student_last_name:
      number % 3 ? `Family${scatter(1299) % 5000}` : pick(lastNames, scatter(611_953)),
    grade_level: pick(grades, scatter(15_485_863)),
    enrollment_year: String(2024 + Math.floor((number / size) * YEARS)),
    parent1_first_name: pick(firstNames, scatter(32_452_843)),
    parent1_last_name: pick(lastNames, scatter(49_979_687)),
    parent1_phone: `+26097${String(scatter(86_028_121) * 7 + 1_000_000)}`,
    parent1_email: `family${number}@mail.example`,
  };
}
