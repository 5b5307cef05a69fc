import { join } from 'node:path';
import { bringChildren, type ChildInYear } from '#tests/support/clients/children-of-school.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { runSchool } from '../../tests/support/running-school.ts';
import { processorMs, runOn } from '../tools/server-process.ts';
import { milliseconds, note, percentile, printTable, verdict, whole } from '../tools/table.ts';

const YEARS = 20;
const LAST = 2026;
const grades = [
  ...['ece1', 'ece2', 'grade1', 'grade2', 'grade3', 'grade4', 'grade5', 'grade6', 'grade7'],
];
/** Children who begin in a year; with those of nine grades there are 603 in each. */
const BEGIN = 67;
const ROUNDS = 60;
const MOST_MS = 100;

const CHILDREN = '/api/staff/children';
const year = String(LAST);
/** As a file, because that has every row. */
const sheet = (list: string, more = '&grade=grade4&class=A') =>
  `${CHILDREN}/sheet/csv?year=${year}&list=${list}${more}`;
const asked: Record<string, string> = {
  'children of a year': `${CHILDREN}?year=${year}`,
  'its last page': `${CHILDREN}?year=${year}&page=25`,
  'of a class, 20 years ago': `${CHILDREN}?year=${LAST - YEARS + 1}&grade=grade4&class=B`,
  'by name': `${CHILDREN}?year=${year}&q=Zulu1`,
  'class list': sheet('class'),
  'class lists of all classes': sheet('class', ''),
  register: sheet('register'),
  'phone and emergency numbers': sheet('phones'),
  'brothers and sisters, all classes': sheet('siblings', ''),
  'birthdays, all classes': sheet('birthdays', ''),
  'papers that we wait for, all classes': sheet('papers', ''),
  'children, guardians and classes': sheet('program', ''),
  'children for Gibbon': sheet('gibbonChildren', ''),
  'who comes back': `${CHILDREN}/coming-back`,
  'next year, each child': `${CHILDREN}/roll-over`,
  'classes of a grade': `${CHILDREN}/classes?grade=grade4`,
  'count for the Ministry': `${CHILDREN}/census?year=${year}`,
};

/** Every list of the children of a school that has kept them for twenty years. */
export async function measureChildrenLists(): Promise<void> {
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  try {
    const file = join(school.dataDir, 'school.db');
    const run = (text: string) => runOn(file, text);
    const office = await openStaffAccount(school, run, 'admissions');
    const rows = await fill(run);
    const measured: [string, number[], number][] = [];
    for (const [name, path] of Object.entries(asked)) {
      await ask(office, path, 5);
      const before = processorMs(school.pid);
      const taken = await ask(office, path, ROUNDS);
      measured.push([name, taken, (processorMs(school.pid) - before) / ROUNDS]);
    }
    printTable(
      `Lists of children at ${YEARS} years of 603 children: ${whole(rows)} rows (${ROUNDS} rounds)`,
      ['', 'p50', 'p95', 'processor'],
      measured.map(([name, taken, cpuMs]) => [
        name,
        ...[percentile(taken, 50), percentile(taken, 95), cpuMs].map(milliseconds),
      ]),
    );
    const isMet = measured.every(([, taken]) => percentile(taken, 95) < MOST_MS);
    note(`Target p95 under ${MOST_MS} ms: ${verdict(isMet)}.`);
  } finally {
    await school.remove();
  }
}

/** Each child is there for up to nine years, a grade further in each. */
async function fill(run: (text: string) => void): Promise<number> {
  const first = LAST - YEARS + 1;
  const begins = Array.from({ length: YEARS + grades.length - 1 }, (_, at) => first - 8 + at);
  const children = begins.flatMap((begin) =>
    Array.from({ length: BEGIN }, (_, at): ChildInYear => {
      const then = Math.max(begin, first);
      return {
        reference: `CH-${begin}-${1000 + at}`,
        ...{ firstName: `Child${begin}`, lastName: `Zulu${at}`, letter: 'AB'[at % 2] ?? '' },
        ...{ year: String(then), grade: grades[then - begin] ?? '' },
      };
    }),
  );
  await bringChildren({ rows: run }, children);
  const phones = `'0977' || substr('000000' || (rowid % 900), -6)`;
  run(`update imported_children set guardian1_phone = ${phones}`);
  const next = grades.slice(1).map((to, at) => `when '${grades[at]}' then '${to}'`);
  for (let then = first; then < LAST; then++) {
    run(`insert into student_years (id, student_id, school_year, grade_level, class, came_by,
        is_planned, left_reason, is_rolled_over)
      select student_id || '-${then + 1}', student_id, '${then + 1}',
        case grade_level ${next.join(' ')} end, class, 'rollOver', 0, '', 1
      from student_years where school_year = '${then}' and grade_level <> 'grade7'`);
  }
  return children.length + BEGIN * (grades.length - 1) * (YEARS - 1);
}

async function ask(office: StaffClient, path: string, rounds: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const since = performance.now();
    const answer = await office.get(path);
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${body.slice(0, 200)}`);
    taken.push(performance.now() - since);
  }
  return taken;
}
