import { openAsColleague } from '#tests/support/at-the-desk.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { runSchool } from '#tests/support/running-school.ts';
import { passToDraw } from '#tests/support/samples/round-at-desk.ts';
import { openBrowser } from '../../tools/browser.ts';
import { note, printTable, verdict, whole } from '../../tools/table.ts';
import { type Count, type CountedDesk, countAt, sum } from '../week/counted-desk.ts';
import { APPLICATIONS, DECLINE, OVERDUE, PLACES, seasonOf, YEAR } from './school-of-the-season.ts';
import {
  draw,
  moveDays,
  prepareOffers,
  prepareRound,
  secondWave,
  takeOverdueBack,
  thirdWave,
} from './tasks.ts';

const MOST_PRESSES = 60;

/** A season of admissions with a round: what the office presses from its first day to the last place, without reading the forms. */
export async function measureSeason(): Promise<void> {
  const browser = await openBrowser('a season');
  if (!browser) return;
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  try {
    const season = seasonOf(school);
    const staff = await openStaffAccount(school, season.run, 'administrator');
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openAsColleague(page, '/staff', staff);
    const desk = countAt(page);
    const rows: [string, Count][] = [];
    const work = async (name: string, task: (desk: CountedDesk) => Promise<void>) => {
      await page.goto(`${school.address}/staff`);
      await task(desk);
      rows.push([name, desk.taken()]);
    };
    // How many places a year has is written down long before.
    const places = { year: YEAR, places: { grade1: PLACES }, seen: {} };
    await staff.post('/api/staff/enrollment-places', places);
    await work('prepare and open the round', prepareRound);
    season.roundOpens();
    await season.familiesApply();
    await work('a day without power: move the days', moveDays);
    await passToDraw(staff, async (text) => season.run(text), YEAR);
    rows.push(['draw', await takenBy(desk, draw)]);
    rows.push([`prepare ${PLACES} offers`, await takenBy(desk, prepareOffers)]);
    season.lettersLeave();
    await season.familiesAnswer({ silent: OVERDUE });
    season.dayToAnswerPasses();
    await work(`take ${OVERDUE} overdue offers back`, takeOverdueBack);
    season.undoPasses();
    await work(`the second wave: ${OVERDUE} offers`, secondWave);
    season.undoPasses();
    await season.familiesAnswer({ no: DECLINE });
    await work(`the third wave: ${DECLINE} offers`, thirdWave);
    const all = sum(rows.map(([, count]) => count));
    rows.push(['all of it', all]);
    printTable(
      `A season of ${APPLICATIONS} applications for ${PLACES} places, at the desk`,
      ['', 'presses', 'screens', 'typed'],
      rows.map(([name, { presses, screens, characters }]) => [
        name,
        ...[whole(presses), whole(screens), whole(characters)],
      ]),
    );
    const { twice, held } = season.count();
    note(
      `Target: at most ${MOST_PRESSES} presses: ${verdict(all.presses <= MOST_PRESSES)}. Children offered twice: ${twice}. Places given: ${held} of ${PLACES}.`,
    );
  } finally {
    await browser.close();
    await school.remove();
  }
}

async function takenBy(desk: CountedDesk, task: (desk: CountedDesk) => Promise<void>) {
  await task(desk);
  return desk.taken();
}
