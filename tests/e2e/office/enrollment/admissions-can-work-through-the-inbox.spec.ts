import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { expect, test } from '#tests/support/school-story.ts';

const LIST = '/staff/enrollment-applications';

test('what came in is found, read, moved and noted, and a colleague’s change is not overwritten', async ({
  page,
  school,
}) => {
  // A surname that no other story's sounds like: the list is everybody's.
  const sent = async (studentFirstName: string, gradeLevel = 'grade3') => {
    const family = { studentFirstName, studentLastName: 'Kalumbwe', gradeLevel };
    return (await (await sendApplication(school.address, family)).json()).reference as string;
  };
  const thandiwe = await sent('Thandiwe');
  const kondwani = await sent('Kondwani', 'grade5');
  const staff = await enterDesk(page, school, LIST);
  const lines = page.getByRole('rowheader');
  await expect(lines.filter({ hasText: 'Thandiwe' })).toContainText('(not opened yet)');

  await page.getByLabel('Search by name, reference or phone').fill('kalum');
  await expect(lines).toHaveText([/Kondwani/, /Thandiwe/]);
  await expect(page).toHaveURL(/q=kalum/);
  await page.getByLabel('Grade level').selectOption('grade5');
  await expect(lines).toHaveText([/Kondwani/]);
  await page.goBack();
  await page.goto(LIST);
  await expect(lines.first()).toBeVisible();

  await expectAccessibleAtEachWidth(page);

  await page.getByRole('link', { name: 'Thandiwe Kalumbwe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thandiwe Kalumbwe');
  await expect(page.getByRole('heading', { name: 'Who belongs together?' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByLabel('New note').fill('Asked for the birth record.');
  const other = await staff.post(`/api/staff/enrollment-applications/${thandiwe}`, {
    change: 'move',
    to: 'underReview',
    version: 1,
  });
  expect(other.status).toBe(200);
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('You changed this before')).toBeVisible();
  await expect(page.locator('.record-head .badge')).toHaveText('Under review');
  await expect(page.getByLabel('New note')).toHaveValue('Asked for the birth record.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Asked for the birth record.',
  );
  await page.getByRole('button', { name: /^Undo “Under review”/ }).click();
  await expect(page.locator('.record-head .badge')).toHaveText('Submitted');

  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(lines.filter({ hasText: 'Thandiwe' })).not.toContainText('(not opened yet)');
  await staff.post(`/api/staff/enrollment-applications/${kondwani}`, {
    change: 'move',
    to: 'withdrawn',
    version: 1,
  });
  await page.getByLabel('Select Thandiwe Kalumbwe').check();
  await page.getByLabel('Select Kondwani Kalumbwe').check();
  await page.getByRole('button', { name: 'Start the review …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start the review: 2 selected' });
  await dialog.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('Not moved:')).toBeVisible();
  await expect(page.locator('.selected')).toContainText(`Kondwani Kalumbwe, ${kondwani}`);
  await expect(page.getByRole('row', { name: /Thandiwe/ })).toContainText('Under review');

  // The whole of it is taken back at once.
  await page.getByRole('button', { name: /^Take all of it back \(until/ }).click();
  await expect(page.getByText('1 taken back: as before, and no mail of it leaves.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Thandiwe/ })).toContainText('Submitted');

  // Also after the page was left, by whoever has the list open.
  await sent('Lumbani');
  await page.goto(`${LIST}?q=kalum`);
  await page.getByLabel('Select Thandiwe Kalumbwe').check();
  await page.getByLabel('Select Lumbani Kalumbwe').check();
  await page.getByRole('button', { name: 'Start the review …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('2 now “Under review”.')).toBeVisible();
  await enterDesk(page, school, `${LIST}?q=kalum`);
  await page.locator('summary', { hasText: 'Moved together' }).click();
  const press = page.getByRole('listitem').filter({ hasText: staff.email });
  await expect(press).toContainText('2 now “Under review”');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Moved together' })).toBeVisible();
  await expectAccessible(page);
  await press.getByRole('button', { name: /^Take these 2 back \(until/ }).click();
  await expect(page.getByText('2 taken back: as before, and no mail of it leaves.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Lumbani/ })).toContainText('Submitted');
  // At the foot of a phone the bar stands in the place of nothing: the search stays.
  await page.getByLabel('Select Lumbani Kalumbwe').check();
  await expect(page.getByRole('group', { name: 'Selected applications' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: /^Search by name/ })).toBeVisible();
});
