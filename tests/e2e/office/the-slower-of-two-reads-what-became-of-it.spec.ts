import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { drawnRoundOf } from '#tests/support/samples/drawn-round-of.ts';
import { counts, openRound, passToDraw } from '#tests/support/samples/round-at-desk.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const YEAR = '2027';
const LIST = '/staff/enrollment-applications';

/** Two of the office, each in a browser of their own, look at the same screen. */
async function two(page: Page, browser: Browser, school: RunningSchool, path: string) {
  const [faster, slower] = [
    await newColleague(school, 'administrator'),
    await newColleague(school, 'administrator'),
  ];
  const context = await browser.newContext();
  const second = await context.newPage();
  await openAsColleague(page, path, faster);
  await openAsColleague(second, path, slower);
  return { faster, second, close: () => context.close() };
}

test('the offers of a round: what the slower one has typed comes back with the order', async ({
  page,
  browser,
  ownSchool: school,
}) => {
  const rows = async (statement: string) => changeRows(school, statement);
  await drawnRoundOf(school, await newColleague(school, 'admissions'), rows, {
    round: { places: counts({ grade1: '1' }) },
    children: [{ name: 'Mutinta', group: 'sibling' }, { name: 'Bwalya' }],
  });
  const offers = `${LIST}/round/offers?year=${YEAR}`;
  const { faster, second, close } = await two(page, browser, school, offers);
  await second
    .getByLabel(/What is told of Mutinta/)
    .selectOption({ label: 'Take out of the order: waits' });
  await second.getByLabel('Why Mutinta is taken out').fill('The family asked for 2028.');
  const prepare = (one: Page) => one.getByRole('button', { name: 'Prepare the offers' }).click();
  await prepare(page);
  await expect(page.getByText(/Until then no family reads any of it/)).toBeVisible();
  await prepare(second);
  const said = second.locator('.notice');
  await expect(said).toContainText(`${faster.email} has changed this`);
  await expect(said).toContainText('offers prepared: 1 child gets a place, 1 child waits.');
  await expect(said).toContainText('If it was to be another way: take all of it back');
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Take all of it back …' }).click();
  await second.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(second.getByLabel('Why Mutinta is taken out')).toHaveValue(
    'The family asked for 2028.',
  );
  await close();
});

test('the draw: there is one, and who typed other throws reads what to do', async ({
  page,
  browser,
  ownSchool: school,
}) => {
  const rows = async (statement: string) => changeRows(school, statement);
  const office = await newColleague(school, 'admissions');
  await openRound(office, rows, YEAR);
  await sendApplication(school.address, { gradeLevel: 'grade1', enrollmentYear: YEAR });
  await passToDraw(office, rows, YEAR);
  const { second, close } = await two(page, browser, school, `${LIST}/round?year=${YEAR}`);
  for (const [one, throws] of [
    [page, '3526144265'],
    [second, '3526144266'],
  ] as const) {
    await one.getByLabel('The ten throws').fill(throws);
    await one.getByLabel('Name of the witness').fill('Davies Phiri');
    await one.getByLabel('Who the witness is').fill('chair of the PTA');
    await one.getByRole('button', { name: 'Go on: check the throws' }).click();
  }
  await page.getByRole('button', { name: 'Yes, draw now' }).click();
  await expect(page.getByRole('heading', { name: 'The order for Grade 1' })).toBeVisible();
  await second.getByRole('button', { name: 'Yes, draw now' }).click();
  const said = second.locator('.notice');
  await expect(said).toContainText('drawn already, with the throws 3 5 2 6 1 4 4 2 6 5.');
  await expect(said).toContainText('If the paper sheet says other throws, press “The draw was wr');
  await expect(second.getByRole('button', { name: 'The draw was wrong …' })).toBeVisible();
  await close();
});

test('a list of several, and a record that is erased meanwhile: nothing is promised that is not so', async ({
  page,
  browser,
  ownSchool: school,
}) => {
  const send = async (studentFirstName: string) =>
    (await (await sendApplication(school.address, { studentFirstName })).json()).reference;
  const reference = await send('Mutinta');
  const { faster, second, close } = await two(page, browser, school, LIST);
  for (const one of [page, second]) {
    await one.getByLabel(/^Select Mutinta/).check();
    await one.getByRole('button', { name: 'Start the review …' }).click();
  }
  const start = (one: Page) =>
    one.getByRole('dialog').getByRole('button', { name: 'Start the review' }).click();
  await start(page);
  await expect(page.getByText('1 now “Under review”.')).toBeVisible();
  await start(second);
  const notMoved = second.getByRole('listitem').filter({ hasText: `${faster.email} has changed` });
  await expect(notMoved).toContainText('It is now “Under review”.');
  await expect(notMoved).not.toContainText('what you typed');
  await expect(second.getByText('What you typed is kept.')).toBeHidden();

  for (const one of [page, second]) {
    await one.getByLabel(/^Select Mutinta/).check();
    await one.getByRole('button', { name: 'Offer a place …' }).click();
  }
  const offer = (one: Page) =>
    one.getByRole('dialog').getByRole('button', { name: 'Offer a place' }).click();
  await second.getByRole('dialog').getByLabel('Text').fill('We are glad to offer you a place.');
  await offer(page);
  await expect(page.getByText('1 now “Offered”.')).toBeVisible();
  await offer(second);
  await expect(
    second.getByText('What you typed is kept. Choose them again, and press “Offer a place …”.'),
  ).toBeVisible();
  const words = await second.evaluate(() => Object.values(localStorage).join());
  expect(words).toContain('We are glad to offer you a place.');

  await second.goto(`${school.address}${LIST}/${reference}`);
  await second.getByLabel('New note').fill('The mother asked for a seat by the window.');
  await page.goto(`${school.address}/staff/families/${reference}`);
  await page.getByText('Give the family its data, or erase it').click();
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByLabel(/To be sure/).fill(reference);
  await page.getByRole('button', { name: 'Yes, erase it for good' }).click();
  await expect(page.locator('.notice')).toContainText('Erased');
  await second.getByRole('button', { name: 'Add note' }).click();
  await expect(second.getByRole('heading', { name: 'There is no such application' })).toBeFocused();
  await expect(second.getByText('What you typed about it was not saved.')).toBeVisible();
  const kept = await second.evaluate(() => Object.values(localStorage).join());
  expect(kept).not.toContain('a seat by the window');
  await expectAccessible(second);
  await close();
});
