import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { type CountedDesk, countAt } from '#tests/support/counting/counted-desk.ts';
import { passToDraw } from '#tests/support/samples/round-at-desk.ts';
import { expect, test } from '#tests/support/school-story.ts';
import {
  DECLINE,
  OVERDUE,
  PLACES,
  seasonOf,
  YEAR,
} from '#tests/support/season/school-of-the-season.ts';
import {
  draw,
  moveDays,
  prepareOffers,
  prepareRound,
  readForms,
  secondWave,
  takeOverdueBack,
  thirdWave,
} from '#tests/support/season/tasks.ts';

/**
 * From the first day of the round to the last place. No form has to be opened for it: the draw and the offers take all
 * that came. Who reads them all the same needs one press for each, 200 for all; that is counted apart, at a few of them.
 */
const MOST_PRESSES = 60;
const FORMS_READ = 4;

test.use({ viewport: { width: 1280, height: 800 } });

test('200 applications for 60 places take the office at most 60 presses', async ({
  page,
  ownSchool: school,
}) => {
  const season = seasonOf(school);
  const staff = await newColleague(school, 'administrator');
  await openAsColleague(page, '/staff', staff);
  const desk = countAt(page);
  const presses: Record<string, number> = {};
  const work = async (name: string, task: (desk: CountedDesk) => Promise<void>) => {
    await task(desk);
    presses[name] = desk.taken().presses;
  };
  const workFromToday = async (name: string, task: (desk: CountedDesk) => Promise<void>) => {
    await page.goto(`${school.address}/staff`);
    await work(name, task);
  };
  // How many places a year has is written down long before.
  const places = { year: YEAR, places: { grade1: PLACES }, seen: {} };
  expect((await staff.post('/api/staff/enrollment-places', places)).ok).toBe(true);

  await workFromToday('prepare and open the round', prepareRound);
  season.roundOpens();
  await season.familiesApply();
  await workFromToday('read', (at) => readForms(at, FORMS_READ));
  // The room, and then each form.
  expect(presses.read).toBe(1 + FORMS_READ);
  delete presses.read;
  await workFromToday('a day without power: move the days', moveDays);
  await passToDraw(staff, async (statement) => season.run(statement), YEAR);
  await work('draw', draw);
  await work('prepare all offers', prepareOffers);
  season.lettersLeave();
  await season.familiesAnswer({ silent: OVERDUE });
  season.dayToAnswerPasses();
  await workFromToday('take overdue offers back', takeOverdueBack);
  season.undoPasses();
  await workFromToday('the second wave', secondWave);
  season.undoPasses();
  await season.familiesAnswer({ no: DECLINE });
  await workFromToday('the third wave', thirdWave);

  const all = Object.values(presses).reduce((sum, count) => sum + count);
  expect(all, JSON.stringify(presses)).toBeLessThanOrEqual(MOST_PRESSES);
  expect(season.count()).toEqual({ twice: 0, held: PLACES });
});
