import { readFileSync } from 'node:fs';
import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const SCRIPT = '<img src=x onerror="document.title=1"> Dear school';

async function applied(address: string, coverLetter = SCRIPT): Promise<string> {
  const answer = await sendJobApplication(address, samplePdf(), coverLetter);
  return (await answer.json()).reference;
}

test('recruitment finds a candidate, reads the resume and invites them', async ({
  page,
  school,
}) => {
  const reference = await applied(school.address);
  await openAsColleague(page, '/staff/job-applications', await newColleague(school, 'recruitment'));
  await expect(page.getByRole('heading', { name: 'Job applications' })).toBeVisible();

  await page.getByLabel(/^Search by name/).pressSequentially(reference.slice(3));
  await expect(page.getByRole('status').filter({ hasText: /^1 candidate$/ })).toBeVisible();
  await expect(page).toHaveURL(`/staff/job-applications?q=${reference.slice(3)}`);
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('link', { name: 'Natasha Zulu' }).click();

  await expect(page.getByRole('heading', { name: 'Natasha Zulu' })).toBeVisible();
  await expect(page.getByText(SCRIPT)).toBeVisible();
  await expect(page.getByText('No virus scanner has checked this file.')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Open the resume/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cv.pdf');
  expect(readFileSync(await download.path())).toEqual(samplePdf());
  await expect(page.getByText('Opened the resume')).toBeVisible();

  await page.getByRole('button', { name: 'Start the review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the review' }).click();
  await page.getByRole('button', { name: 'Invite to an interview' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Subject').fill(`Come on Monday, ${reference}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invite to an interview' }).click();
  await expect(page.getByText('Interview; the mail leaves at')).toBeVisible();
  await expect(page.getByText('The mail about “Interview” leaves at')).toBeVisible();
  await page.getByText(`Come on Monday, ${reference}`).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Dear Natasha Zulu,' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: /^Undo “Interview”/ }).click();
  await expect(page.getByText('Taken back: Interview, status: Under review')).toBeVisible();
  await expect(page.getByText('leaves at')).toHaveCount(0);
  await expect(page.getByText(`Come on Monday, ${reference}`)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Invite to an interview' })).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel(/^Search by name/)).toHaveValue(reference.slice(3));
});

test('an infected resume stays shut', async ({ page, school }) => {
  const reference = await applied(school.address);
  changeRows(
    school,
    `update job_applications set resume_scan = 'infected' where reference = ?`,
    reference,
  );
  const staff = await newColleague(school, 'recruitment');
  await openAsColleague(page, `/staff/job-applications/${reference}`, staff);
  await expect(page.getByText('It cannot be opened')).toBeVisible();
  await expect(page.getByRole('button', { name: /Open the resume/ })).toHaveCount(0);
});

test('a colleague who was faster is seen, and nothing typed is lost', async ({ page, school }) => {
  const reference = await applied(school.address);
  const staff = await newColleague(school, 'recruitment');
  await openAsColleague(page, `/staff/job-applications/${reference}`, staff);
  await page.getByLabel('New note').fill('Call her on Friday');
  const faster = await newColleague(school, 'recruitment');
  const move = { change: 'move', version: 1, to: 'underReview' };
  expect((await faster.post(`/api/staff/job-applications/${reference}`, move)).status).toBe(200);

  await page.getByRole('button', { name: 'Start the review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('Somebody else changed this')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite to an interview' })).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('Call her on Friday');
});

test('an opening is closed and opened again, on the desk and on the careers page', async ({
  page,
  school,
}) => {
  const staff = await newColleague(school, 'recruitment');
  await openAsColleague(page, '/staff/job-applications', staff);
  await page.getByRole('button', { name: 'Close School Counselor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the opening' }).click();
  await expect(page.getByText('takes no more applications')).toBeVisible();
  await page.goto('/careers');
  const opening = page.locator('#school-counselor');
  await expect(opening).toContainText('Closed');

  await page.goto('/staff/job-applications');
  await page.getByRole('button', { name: 'Open again School Counselor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('button', { name: 'Close School Counselor' })).toBeVisible();
  await page.goto('/careers');
  await expect(opening.getByRole('link', { name: /Apply/ })).toBeVisible();
});
