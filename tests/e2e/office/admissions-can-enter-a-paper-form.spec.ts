import { sampleYear } from '#tests/support/samples/sample-answers.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { enterDesk } from '../../support/desk-story.ts';
import { expect, rowsOf, test } from '../../support/school-story.ts';

test('a form on paper is typed in by keyboard alone, survives a power cut, and says who entered it', async ({
  page,
  school,
}) => {
  const staff = await enterDesk(page, school, '/staff/enrollment-applications');
  const link = page.getByRole('link', { name: 'Enter a paper form' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter a paper form');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  const firstName = page.locator('#studentFirstName');
  await firstName.focus();
  await type(['Mapalo', 'Kabwe', '14 5 2020']);
  await page.reload();
  await expect(firstName).toHaveValue('Mapalo');
  await expect(page.locator('#studentDOB')).toHaveValue('14 May 2020');

  await page.locator('#studentGender').focus();
  await type(['Female', 'Grade 1', sampleYear, '']);
  await type(['Ruth', 'Kabwe', 'Aunt', '+260 97 111 2222', '']);
  await type(['', '', '', '', '']);
  await type(['Bwalya Mwansa', 'Uncle', '', '']);
  await expect(page.locator('#consentOnPaper')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await page.locator('#consentOnPaper').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Enter a phone number of the emergency contact' }),
  ).toBeVisible();
  await page.locator('#emergencyContactPhone').focus();
  await page.keyboard.type('+260 96 333 4444');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapalo Kabwe');
  await expect(page.getByText(`entered from paper by ${staff.email}`)).toBeVisible();
  const [reference] = (await page.locator('main').innerText()).match(/EN-\w{4}-\w{4}/) ?? [];
  expect(reference).toBeDefined();
  expect(rowsOf(school, 'select * from outgoing_mails where about = ?', reference ?? '')).toEqual(
    [],
  );
  expect(await page.evaluate(() => localStorage.getItem('ten-miles.paper-form-draft'))).toBeNull();

  /** Types into one field after the other; a date takes its three parts in one. */
  async function type(answers: string[]) {
    for (const answer of answers) {
      await page.keyboard.type(answer);
      const isDate = /^\d{8}$/.test(answer);
      // From the last part of a date; its button for the calendar comes next.
      for (let press = 0; press < (isDate ? 2 : 1); press++) await page.keyboard.press('Tab');
    }
  }
});
