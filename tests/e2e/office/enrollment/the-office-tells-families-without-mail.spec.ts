import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

test('a family without mail stands in a list with its letter to print, until somebody has told it', async ({
  page,
  school,
}) => {
  const staff = await newColleague(school, 'admissions');
  const child = { studentFirstName: 'Namukolo', parent1Email: 'none' };
  const reference = await applicationAtDesk(school, staff, child, ['underReview', 'waitlisted']);
  // As if the ten minutes in which the office can take it back were over.
  changeRows(
    school,
    'update case_statuses set tell_at = reached_at where reference = ?',
    reference,
  );

  await openAsColleague(page, '/staff/enrollment-applications?waits=call', staff);
  const row = page.getByRole('link', { name: /Namukolo/ });
  await expect(row).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Letters to print/ }).click();
  expect((await download).suggestedFilename()).toBe('letters-to-families.pdf');

  await row.click();
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next).toContainText('No mail goes to this family. Call');
  await expectAccessibleAtEachWidth(page);
  await next.getByRole('button', { name: 'Told by phone' }).click();
  await expect(next).toContainText(/The family was told by phone: .+, /);
  await expectAccessibleAtEachWidth(page);

  await page.goto('/staff/enrollment-applications?waits=call');
  await expect(page.getByRole('heading', { name: 'Enrollment applications' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('where nobody on the form may be told of the child, the office is not asked to tell the family', async ({
  page,
  school,
}) => {
  const staff = await newColleague(school, 'admissions');
  const child = {
    studentFirstName: 'Kabwe',
    parent1FirstName: 'Chanda',
    parent1LastName: 'Simfukwe',
    parent1Phone: '+260 97 551 7822',
    parent1Email: 'none',
  };
  const reference = await applicationAtDesk(school, staff, child, ['underReview', 'waitlisted']);
  await openAsColleague(page, `/staff/enrollment-applications/${reference}`, staff);
  await page.locator('summary').filter({ hasText: 'Who may know of the child' }).click();
  await page.getByRole('button', { name: /^Change.*Chanda/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Is told nothing' }).check();
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('A court order');
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next.getByRole('heading', { name: 'Find out who looks after' })).toBeVisible();
  await expect(next).toContainText('Nobody on the form may be told of the child');
  await expect(next.getByRole('button', { name: 'Told by phone' })).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);
});
