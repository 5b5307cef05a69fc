import { join } from 'node:path';
import { openAsColleague } from '#tests/support/at-the-desk.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { type Count, countAt, nothing, sum } from '#tests/support/counting/counted-desk.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { openBrowser } from '../../tools/browser.ts';
import { readOn, runOn } from '../../tools/server-process.ts';
import { note, printTable, verdict, whole } from '../../tools/table.ts';
import { familiesAnswer, fillTheSchool, letters } from './school-of-the-year.ts';
import {
  afterTheQuestion,
  gradesOfNextYear,
  MOVED,
  openTheQuestion,
  planClasses,
} from './tasks.ts';

const MOST_MINUTES = 60;
/**
 * Seconds by the keystroke-level model (Card, Moran and Newell 1980): to point and press 1.3 with 1.35 to think of it, a key
 * 0.28; a reader whose second language it is, three words a second.
 */
const secondsOf = ({ presses, characters, words }: Count) =>
  presses * (1.3 + 1.35) + characters * 0.28 + words / 3;

/**
 * The end of a year of 600 children: the question, the classes, the beginning of the next one and its lists. Two
 * secretaries sit at two computers at once, and what can be divided is.
 */
export async function measureEndOfYear(): Promise<void> {
  const browser = await openBrowser('the end of a year');
  if (!browser) return;
  const school = await runSchoolAt('2026-11-30T08:00:00+02:00');
  try {
    const run = (text: string) => runOn(join(school.dataDir, 'school.db'), text);
    const staff = [await fillTheSchool(school), await openStaffAccount(school, run, 'admissions')];
    const desks = await Promise.all(
      staff.map(async (one) => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        const page = await context.newPage();
        await openAsColleague(page, '/staff', one);
        return countAt(page);
      }),
    );
    const rows: [string, Count[]][] = [];
    for (const task of [openTheQuestion, ...afterTheQuestion]) {
      await Promise.all(
        task.shares.map((share, at) => {
          const [desk] = desks.slice(at);
          return desk && share(desk);
        }),
      );
      rows.push([task.name, desks.map((desk) => desk.taken())]);
      if (task === openTheQuestion) familiesAnswer(school);
      if (task === planClasses) countDrafts(school.dataDir);
    }
    rows.push([
      'all of it',
      desks.map((_, at) => sum(rows.map(([, counts]) => countOf(counts, at)))),
    ]);
    printTable(
      'The end of a year of 600 children, by two secretaries',
      ['', 'presses', 'screens', 'typed', 'minutes of one', 'of the other', 'of both'],
      rows.map(([name, counts]) => {
        const both = sum(counts);
        return [
          name,
          ...[both.presses, both.screens, both.characters].map(whole),
          ...[...counts, both].map((count) => (secondsOf(count) / 60).toFixed(1)),
        ];
      }),
    );
    const all = rows.at(-1)?.[1] ?? [];
    const minutes = secondsOf(sum(all)) / 60;
    const atOnce = rows.slice(0, -1).map(([, counts]) => Math.max(...counts.map(secondsOf)) / 60);
    const clock = atOnce.reduce((before, part) => before + part, 0);
    note(
      `Target: at most ${MOST_MINUTES} minutes of counted work: ${verdict(minutes <= MOST_MINUTES)} by what both do together. Each part waits for the one before it: ${clock.toFixed(1)} minutes by the clock.`,
    );
  } finally {
    await browser.close();
    await school.remove();
  }
}

const countOf = (counts: readonly Count[], at: number): Count => counts[at] ?? nothing;

/** Neither has overwritten the other: each child that one of them moved is where she moved it. */
function countDrafts(dataDir: string): void {
  const to = letters.at(-1);
  const [drafted] = readOn(
    join(dataDir, 'school.db'),
    `select count(*) as n from class_drafts where school_year = '2027' and class = '${to}'`,
  );
  const moved = MOVED * gradesOfNextYear.length;
  if (drafted?.n !== moved)
    throw new Error(`${drafted?.n} of ${moved} children are in their class.`);
}
