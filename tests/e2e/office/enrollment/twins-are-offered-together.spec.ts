import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { drawnRoundOf } from '#tests/support/samples/drawn-round-of.ts';
import { counts } from '#tests/support/samples/round-at-desk.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const YEAR = '2027';
const OFFERS = `/staff/enrollment-applications/round/offers?year=${YEAR}`;
const PLACES = '/api/staff/enrollment-places';

test('twins at the last place are offered together or wait together, as the round said before it opened', async ({
  page,
  ownSchool: school,
}) => {
  test.slow();
  const rows = async (statement: string) => changeRows(school, statement);
  const staff = await newColleague(school, 'admissions');
  const phone = '+260 977 744 201';
  await staff.post(PLACES, { year: YEAR, places: { grade1: 2 }, seen: { grade1: 0 } });
  await drawnRoundOf(school, staff, rows, {
    round: { places: counts({ grade1: '2' }), atLastPlace: 'oneMore' },
    children: [
      { name: 'Kunda', group: 'sibling' },
      { name: 'Lushomo', group: 'staff', phone },
      { name: 'Luyando', group: 'staff', phone },
      { name: 'Mwansa' },
    ],
  });
  await page.goto(`${school.address}/rounds/${YEAR}`);
  await expect(page.getByText(/If one place is left for two, one place more/)).toBeVisible();

  await openAsColleague(page, OFFERS, staff);
  const told = (name: string) => page.getByLabel(new RegExp(`What is told of ${name}`));
  for (const name of ['Kunda', 'Lushomo', 'Luyando'])
    await expect(told(name)).toHaveText(/Gets a place/);
  await expect(told('Mwansa')).toHaveText(/Waits/);
  await expect(page.getByText('By the rule of this round one place more is')).toBeVisible();

  // The other rule: both wait, and nobody behind them gets the place that is left.
  await rows(`update rounds set at_last_place = 'bothWait'`);
  await page.reload();
  await expect(told('Kunda')).toHaveText(/Gets a place/);
  for (const name of ['Lushomo', 'Luyando', 'Mwansa'])
    await expect(told(name)).toHaveText(/^Waits/);
  await expect(page.getByText('1 place is left, and the next 2 children share')).toBeVisible();
  await page.getByRole('button', { name: 'Prepare the offers' }).click();
  await expect(page.getByText(/Until then no family reads any of it/)).toBeVisible();

  // After the release Today proposes both once there are two places, and nobody before.
  const now = new Date().toISOString();
  await rows(`update case_statuses set tell_at = '${now}' where tell_at > '${now}'`);
  await rows(`update rounds set release_at = '${now}'`);
  await page.goto(`${school.address}/staff`);
  const free = page.getByRole('region', { name: /free in Grade 1/ });
  await expect(free.getByText('they wait until 2 places are free')).toBeVisible();
  await expect(free.getByRole('button', { name: /^Offer/ })).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);
  await staff.post(PLACES, { year: YEAR, places: { grade1: 3 }, seen: { grade1: 1 } });
  await page.reload();
  await free.getByRole('button', { name: /^Offer 2 places/ }).click();
  await expect(free).toBeHidden();
  await page.goto(`${school.address}${OFFERS}`);
  const { round } = await (
    await staff.get(`/api/staff/enrollment-round-offers?year=${YEAR}`)
  ).json();
  const statuses = round.grades[0].children.map(({ status }: { status: string }) => status);
  expect(statuses).toEqual(['offered', 'offered', 'offered', 'waitlisted']);
});
