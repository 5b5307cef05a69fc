import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { newEmail } from '#tests/support/clients/account-client.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { openBehind } from '#tests/support/desk-story.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const WORDS = 'Her brother is in Grade 4 at your school.';

/** A family that is told that there is no place. */
async function refused(school: RunningSchool, studentFirstName: string) {
  const staff = await newColleague(school, 'admissions');
  const parent1Email = newEmail();
  const answers = { studentFirstName, parent1Email };
  const reference = await applicationAtDesk(school, staff, answers, ['underReview', 'notOffered']);
  changeRows(
    school,
    'update case_statuses set tell_at = reached_at where reference = ?',
    reference,
  );
  return { staff, parent1Email, reference };
}

test('a family without a place asks to look again, and the office puts it back on the waiting list', async ({
  page,
  school,
}) => {
  const { staff, parent1Email, reference } = await refused(school, 'Luyando');
  const receipt = await mailTo(school.dataDir, parent1Email, reference);
  await page.goto(receipt.links.find((one) => one.includes('/status/family')) ?? '');
  await page.getByRole('button', { name: 'Yes, this is my child' }).click();
  const ways = page.getByRole('region', { name: 'What you can do now' });
  await expect(ways).toContainText('another class');
  await expectAccessibleAtEachWidth(page);
  // A battery that goes flat takes no word of it.
  await ways.getByRole('textbox').fill(WORDS);
  await page.reload();
  await expect(ways.getByRole('textbox')).toHaveValue(WORDS);
  // Without words it is refused, and still asks the same.
  await ways.getByRole('textbox').fill('   ');
  await ways.getByRole('button', { name: 'Please look again' }).click();
  await page.getByLabel('What should we look at again?').fill(WORDS);
  await page.getByRole('button', { name: 'Please look again' }).click();
  await expect(page.getByText('Your answer has reached the school.')).toBeVisible();
  await expect(ways).toContainText(/to look again\. We answer by .+20\d\d\./);
  await expect(ways.getByRole('textbox')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(WORDS);
  // One press keeps the answers for the next year, and one takes that back.
  const keep = ways.getByRole('button', { name: /^Yes, keep our answers for 20\d\d$/ });
  const takeBack = ways.getByRole('button', { name: /^No, not for 20\d\d$/ });
  await keep.click();
  await expect(ways).toContainText(/You said on .+ that we keep your answers/);
  await takeBack.click();
  await keep.click();
  await expect(takeBack).toBeVisible();

  await openAsColleague(page, `/staff/enrollment-applications/${reference}`, staff);
  await expect(page.getByText('Please look again', { exact: true })).toBeVisible();
  await expect(page.getByText(WORDS)).toBeVisible();
  await expect(page.getByText(/you may keep its answers for 20\d\d/)).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await openBehind(page, 'Decide otherwise');
  await page.getByRole('button', { name: 'Put on the waiting list …', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Put on the waiting list', exact: true });
  await dialog.getByRole('button', { name: 'Put on the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'Wait until a place is free' })).toBeVisible();
  await page.goto(`${school.address}/staff`);
  await expect(page.getByText(/asks? us to look again at a decision/).first()).toBeVisible();
});

test('a guardian asks it in the portal, once', async ({ page, school }) => {
  const { reference } = await refused(school, 'Mutale');
  const run = (statement: string) => changeRows(school, statement);
  const guardian = await openStaffAccount(school, run);
  await guardian.post('/api/portal/links', { code: await newAccessCode(run, reference) });
  await openAsColleague(page, `/portal/applications/${reference}`, guardian);
  const ways = page.getByRole('region', { name: 'What you can do now' });
  await ways.getByRole('button', { name: /^Please look again/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the school to look again' });
  await dialog.getByRole('textbox').fill(WORDS);
  await expectAccessibleAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(ways).toContainText('to look again. We answer by');
  await expect(ways.getByRole('button', { name: /^Please look again/ })).toHaveCount(0);
  await ways.getByRole('button', { name: /^Yes, keep our answers/ }).click();
  await expect(ways.getByRole('button', { name: /^No, not for/ })).toBeVisible();
  await expect(page.getByText(WORDS)).toBeVisible();
  await expectAccessibleAtEachWidth(page);
});
