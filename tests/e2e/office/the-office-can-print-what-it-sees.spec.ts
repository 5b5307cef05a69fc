import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

/** A year for which no other story of this school applies. */
const YEAR = '2034';

async function save(page: Page, button: string): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await saving).path());
}

test('the office chooses columns, keeps them under a name, prints what it sees and saves it', async ({
  page,
  // Its record of acts is asked how many lists left: nobody else may save one.
  ownSchool: school,
}) => {
  for (const [studentFirstName, additionalInfo] of [
    ['Thabo', 'Asthma. Has his pump with him'],
    ['Misozi', '=HYPERLINK("https://evil.example")'],
  ]) {
    const changes = { studentFirstName, additionalInfo, gradeLevel: 'grade3' };
    const sent = await sendApplication(school.address, { ...changes, studentDOB: '2017-03-12' });
    const { reference } = await sent.json();
    const forThisYear =
      'update enrollment_applications set enrollment_year = ? where reference = ?';
    changeRows(school, forThisYear, YEAR, reference);
  }
  await enterDesk(
    page,
    school,
    `/staff/enrollment-applications?year=${YEAR}&sort=oldest&q=hamoonga`,
  );
  await page.getByRole('link', { name: 'Make a list' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 applications' })).toBeVisible();
  await page.getByRole('link', { name: 'Special needs and allergies' }).click();
  const paper = page.getByRole('article', { name: 'Special needs and allergies' });
  await expect(paper.getByRole('row', { name: /^1 Thabo/ })).toContainText('Has his pump');
  await expect(paper.getByRole('row', { name: /^2 Misozi/ })).toContainText('0970 000 000');
  await expect(paper).toContainText('give this list back to the office, or destroy it');
  await expect(page.getByText('This list holds health data.')).toBeVisible();
  await expect(paper).toContainText('found by “hamoonga”');
  await expectAccessibleAtEachWidth(page);

  await page.getByLabel('To tick by hand').check();
  await page.getByLabel('Keep these columns under a name').fill('For the school trip');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  const kept = page.getByRole('link', { name: 'For the school trip' });
  await expect(kept).toHaveAttribute('aria-current', 'true');
  const trip = page.getByRole('article', { name: 'For the school trip' });
  await expect(trip.getByRole('columnheader', { name: 'To tick by hand' })).toBeVisible();

  // A story has no printer: what stands on the page while it is printed is what is printed.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('article')?.textContent ?? '';
    };
  });
  await page.getByRole('button', { name: 'Print on A4' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Thabo.*Misozi/);

  const csv = readCsv((await save(page, 'Save as CSV')).toString('utf8'));
  expect(csv.map(([, child]) => child)).toEqual(['Child', 'Thabo Hamoonga', 'Misozi Hamoonga']);
  const { sheets } = await readXlsx(await save(page, 'Save for Excel'));
  expect(sheets[0]?.rows[2]).toContain('=HYPERLINK("https://evil.example")');
  expect(sheets[0]?.rows[2]).toContain('0970 000 000');

  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(kept).toHaveCount(0);

  await enterDesk(page, school, '/staff/people/record?q=enrollment+applications', 'administrator');
  const acts = page.getByRole('listitem').filter({ hasText: '2 rows' });
  await expect(acts.filter({ hasText: 'printed' })).toHaveCount(1);
  await expect(acts.filter({ hasText: 'as a file' })).toHaveCount(2);
  await expect(acts.first()).toContainText('columns: No.; Child;');
});
