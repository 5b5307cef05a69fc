import { openAsColleague } from '#tests/support/at-the-desk.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { openBrowser } from '../../tools/browser.ts';
import { note, printTable, verdict, whole } from '../../tools/table.ts';
import { type Count, countAt, sum } from '../week/counted-desk.ts';
import { familiesAnswer, fillTheSchool } from './school-of-the-year.ts';
import { afterTheQuestion, openTheQuestion } from './tasks.ts';

const MOST_MINUTES = 60;
/**
 * Seconds by the keystroke-level model (Card, Moran and Newell 1980): to point and press 1.3 with 1.35 to think of it, a key
 * 0.28; a reader whose second language it is, three words a second.
 */
const secondsOf = ({ presses, characters, words }: Count) =>
  presses * (1.3 + 1.35) + characters * 0.28 + words / 3;

/** The end of a year of 600 children: the question, the classes, the beginning of the next one and its lists. */
export async function measureEndOfYear(): Promise<void> {
  const browser = await openBrowser('the end of a year');
  if (!browser) return;
  const school = await runSchoolAt('2026-11-30T08:00:00+02:00');
  try {
    const staff = await fillTheSchool(school);
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openAsColleague(page, '/staff', staff);
    const desk = countAt(page);
    const rows: [string, Count][] = [];
    await openTheQuestion.do(desk);
    rows.push([openTheQuestion.name, desk.taken()]);
    familiesAnswer(school);
    for (const task of afterTheQuestion) {
      await task.do(desk);
      rows.push([task.name, desk.taken()]);
    }
    const all = sum(rows.map(([, count]) => count));
    rows.push(['all of it', all]);
    printTable(
      'The end of a year of 600 children, at the desk',
      ['', 'presses', 'screens', 'typed', 'minutes'],
      rows.map(([name, count]) => [
        name,
        ...[whole(count.presses), whole(count.screens), whole(count.characters)],
        (secondsOf(count) / 60).toFixed(1),
      ]),
    );
    const minutes = secondsOf(all) / 60;
    note(
      `Target: at most ${MOST_MINUTES} minutes of counted work: ${verdict(minutes <= MOST_MINUTES)}.`,
    );
  } finally {
    await browser.close();
    await school.remove();
  }
}
