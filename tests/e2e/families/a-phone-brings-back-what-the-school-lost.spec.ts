import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { fillUpToReview } from '#tests/support/enrollment-form.ts';
import { type RestorableSchool, restorableSchool } from '#tests/support/restored-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

let restorable: RestorableSchool;
test.beforeAll(async () => {
  restorable = await restorableSchool();
  await restorable.backUp();
});
test.afterAll(() => restorable.remove());

const rows = async (query: string) =>
  rowsOfFile(`${restorable.school.dataDir}/school.db`, query) as Record<string, string>[];
const at = (path: string) => restorable.school.address + path;
const LOST = /The school lost what you sent on .*\. Your phone has brought it back\./;

async function apply(page: Page, child: string): Promise<string> {
  await page.goto(at('/enrollment'));
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await fillUpToReview(page, { ...sampleAnswers, studentFirstName: child });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(
    page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
  ).toBeVisible();
  const list = await page.evaluate(() => localStorage['ten-miles.enrollment-applications']);
  return JSON.parse(list)[0].delivery.reference;
}

async function applyForJob(page: Page): Promise<void> {
  await page.goto(at('/careers?position=art-teacher'));
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.getByLabel('Full name').fill('Kelvin Lostandfound');
  await page.getByLabel('Email', { exact: true }).fill('lostandfound@mail.example');
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
  await page.getByLabel('Resume').setInputFiles(file);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application Received!')).toBeVisible();
}

test('what was sent since the copy is there again, what was erased is not, and the office sees both', async ({
  browser,
}) => {
  const [family, other] = [await browser.newContext(), await browser.newContext()];
  const [page, erasing] = [await family.newPage(), await other.newPage()];
  const reference = await apply(page, 'Lostandfound');
  await applyForJob(page);
  // Whose phone does not come by.
  const gone = await sendApplication(restorable.school.address, { studentFirstName: 'Staysgone' });
  expect(gone.status).toBe(201);
  const erased = await apply(erasing, 'Staysaway');
  const office = await openStaffAccount(restorable.school, rows, 'administrator');
  expect((await eraseAtDesk(office, erased)).status).toBe(200);

  await restorable.restore();
  expect(await rows('select reference from enrollment_applications')).toEqual([]);
  await page.goto(at('/about'));
  const news = page.getByRole('region', { name: 'About what you sent' });
  await expect(news.getByText(LOST)).toHaveCount(2);
  await expect(news).toContainText('photographs of papers');
  await expectAccessibleAtEachWidth(page);
  expect(await rows('select reference from enrollment_applications')).toEqual([{ reference }]);
  const resumes = await rows('select resume_bytes from job_applications');
  expect(resumes).toEqual([{ resume_bytes: samplePdf().length }]);
  await expect(page.getByText('not sent yet')).toBeHidden();

  // Once: also on another page, until somebody says so.
  await page.goto(at('/faq'));
  await news.getByRole('button', { name: 'I have read this' }).first().click();
  await expect(news).toBeHidden();
  await page.reload();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(news).toBeHidden();

  await erasing.goto(at('/about'));
  await expect
    .poll(() => erasing.evaluate(() => localStorage['ten-miles.enrollment-applications']), {
      timeout: 15_000,
    })
    .toContain(await erasing.evaluate(() => document.documentElement.dataset.epoch ?? 'none'));
  expect(await rows('select reference from enrollment_applications')).toEqual([{ reference }]);

  const atDesk = await other.newPage();
  await enterDesk(atDesk, restorable.school, '/staff');
  await atDesk
    .getByRole('link', { name: /2 came back from phones, at least 1 still missing/ })
    .first()
    .click();
  await expect(atDesk.getByRole('heading', { name: 'What came back from phones' })).toBeVisible();
  await expect(atDesk.getByText('Please open this page once on the phone')).toBeVisible();
  await expectAccessibleAtEachWidth(atDesk);
  await atDesk.goto(at(`/staff/enrollment-applications/${reference}`));
  await expect(atDesk.getByText('Came back from a phone')).toBeVisible();
  await family.close();
  await other.close();
});
