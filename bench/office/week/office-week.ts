import { join } from 'node:path';
import { openAsColleague } from '#tests/support/at-the-desk.ts';
import { type Count, countAt, sum } from '#tests/support/counting/counted-desk.ts';
import { newDataFolder, runSchool } from '#tests/support/running-school.ts';
import { released, versionBefore, whyMissing } from '#tests/support/upgrades/version-before.ts';
import { openBrowser } from '../../tools/browser.ts';
import { note, printTable, whole } from '../../tools/table.ts';
import { fillTheWeek } from './school-of-the-week.ts';
import { tasks } from './tasks.ts';

/** A reader whose second language it is, on a screen. */
const WORDS_A_SECOND = 3;

/** What the office’s week takes at this desk, and at the one of the version before. */
export async function measureOfficeWeek(): Promise<void> {
  const missing = whyMissing();
  if (missing) return note(`The office’s week is not counted, because ${missing}.`);
  const now = await countWeek('now');
  const before = await countWeek('before');
  if (!now || !before) return;
  const cells = (count: Count) => [
    whole(count.presses),
    whole(count.screens),
    whole(count.characters),
    whole(count.words / WORDS_A_SECOND),
  ];
  const rows = tasks.map(({ name }, index) => [
    name,
    ...cells(before[index] as Count),
    ...cells(now[index] as Count),
  ]);
  rows.push(['all of it', ...cells(sum(before)), ...cells(sum(now))]);
  const head = ['presses', 'screens', 'typed', 'seconds'];
  printTable(
    `The office’s week at the desk of version ${released.version}, and at this one`,
    ['', ...head, ...head],
    rows,
  );
  const share = sum(now).presses / sum(before).presses;
  for (const { name, missingBefore } of tasks) {
    if (missingBefore) note(`Not in the count of before, ${name}: ${missingBefore}.`);
  }
  note(
    `Presses: ${Math.round(share * 100)} % of version ${released.version}; target at most 50 %.`,
  );
}

async function countWeek(way: 'now' | 'before'): Promise<Count[] | undefined> {
  const browser = await openBrowser('the office’s week');
  if (!browser) return undefined;
  const school = await (way === 'now' ? runSchool({ LOG_LEVEL: 'warn' }) : runBefore());
  try {
    const staff = await fillTheWeek(school);
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openAsColleague(page, '/staff', staff);
    const desk = countAt(page);
    const counted: Count[] = [];
    for (const task of tasks) {
      await task[way](desk);
      counted.push(desk.taken());
    }
    return counted;
  } finally {
    await browser.close();
    await school.remove();
  }
}

/** The last version that was released, with its own program. */
function runBefore() {
  const folder = versionBefore();
  const settings = { LOG_LEVEL: 'warn', CONTENT_DIR: join(folder, 'tests', 'content') };
  const program = [process.execPath, join(folder, 'build', 'server', 'index.js')] as const;
  return runSchool(settings, newDataFolder(), [...program]);
}
