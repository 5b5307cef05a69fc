import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { drawnRoundOf } from '#tests/support/samples/drawn-round-of.ts';
import { counts } from '#tests/support/samples/round-at-desk.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const YEAR = '2027';
const OFFERS = `/staff/enrollment-applications/round/offers?year=${YEAR}`;

test('admissions go down the drawn order once, read three letters, and prepare all offers with one press', async ({
  page,
  ownSchool: school,
}) => {
  const rows = async (statement: string) => changeRows(school, statement);
  const staff = await newColleague(school, 'admissions');
  await drawnRoundOf(school, staff, rows, {
    round: { places: counts({ grade1: '2' }), answerDays: '7' },
    children: [
      { name: 'Mutinta', group: 'sibling' },
      { name: 'Bwalya', group: 'staff' },
      { name: 'Chileshe' },
    ],
  });
  await openAsColleague(page, `/staff/enrollment-applications/round?year=${YEAR}`, staff);
  await page.getByRole('link', { name: 'Prepare the offers' }).click();
  const order = page.getByRole('table', { name: 'What is told in Grade 1' });
  await expect(order.getByRole('rowheader')).toHaveText([/Mutinta/, /Bwalya/, /Chileshe/]);
  await expect(page.getByText('2 children get a place, 1 child waits')).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  // One child is taken out, with a reason; the next one gets its place at once.
  await page
    .getByLabel(/What is told of Bwalya/)
    .selectOption({ label: 'Take out of the order: waits' });
  await expect(page.getByLabel(/What is told of Chileshe/)).toHaveText(/Gets a place/);
  const all = page.getByRole('button', { name: 'Prepare the offers' });
  await all.click();
  const why = page.getByLabel('Why Bwalya is taken out');
  await expect(why).toHaveAccessibleDescription(/Say why/);
  await expect(why).toBeFocused();
  await why.fill('The family asked for 2028.');
  // What was typed is still there after a reload.
  await page.reload();
  await expect(why).toHaveValue('The family asked for 2028.');
  await expect(page.getByLabel(/What is told of Chileshe/)).toHaveText(/Gets a place/);

  // The letters with the words of one family after the other.
  const offer = page.getByRole('group', { name: /There is a place: 2 children/ });
  await expect(offer.getByText('Letter 1 of 2: Mutinta')).toBeVisible();
  await expect(offer.getByText(/Please answer by/)).toBeVisible();
  await offer.getByRole('button', { name: 'The next one' }).click();
  await expect(offer.getByText('Letter 2 of 2: Chileshe')).toBeVisible();
  const waits = page.getByRole('group', { name: /Your number on the waiting list: 1 child/ });
  await expect(waits.getByText(/number 2 of 3 for Grade 1/)).toBeVisible();
  await waits.getByLabel('Text').fill('All places are offered. We call you when one is free.');
  await expect(waits.locator('blockquote')).toContainText('We call you when one is free.');

  const title = page.getByRole('heading', { level: 1 });
  await all.press('Enter');
  await expect(page.locator('.notice')).toContainText('The offers are prepared');
  await expect(title).toBeFocused();
  await expect(page.getByText(/Until then no family reads any of it/)).toBeVisible();
  const told = order.getByRole('row');
  await expect(told.nth(2)).toContainText('Taken out of the order: The family asked for 2028.');
  await expectAccessibleAtEachWidth(page);

  // It can be taken back as one act until the release, and prepared again.
  await page.getByRole('button', { name: 'Take all of it back …' }).click();
  await page.getByRole('button', { name: 'Take it back', exact: true }).press('Enter');
  await expect(page.getByText('2 children get a place, 1 child waits')).toBeVisible();
  await expect(page.locator('.notice')).toContainText('It is taken back');
  await expect(title).toBeFocused();
  // Whoever mends one thing types nothing else again.
  await expect(why).toHaveValue('The family asked for 2028.');
  await page.goto(`${school.address}${OFFERS}`);
  await all.click();
  await expect(page.getByText(/Until then no family reads any of it/)).toBeVisible();
  await page.goto(`${school.address}/staff/enrollment-applications/round?year=${YEAR}`);
  await expect(page.getByText('3 decisions wait for it.')).toBeVisible();
});
