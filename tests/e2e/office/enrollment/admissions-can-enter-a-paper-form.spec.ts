import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { listedAtDesk, mailsAtDesk, recordAtDesk } from '#tests/support/readers/office-desk.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('a form on paper is typed in by keyboard alone, survives a power cut, and says who entered it', async ({
  page,
  school,
}) => {
  const staff = await enterDesk(page, school, '/staff/enrollment-applications');
  const link = page.getByRole('link', { name: 'Enter a paper form' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter a paper form');
  await expectAccessibleAtEachWidth(page);
  const firstName = page.locator('#studentFirstName');
  await firstName.focus();
  await type(['Mapalo', 'Kabwe', '14 5 2020']);
  await page.reload();
  await expect(firstName).toHaveValue('Mapalo');
  await expect(page.locator('#studentDOB')).toHaveValue('14 May 2020');

  await page.locator('#studentGender').focus();
  await type(['Female', 'Grade 1', sampleYear, '']);
  await type(['Ruth', 'Kabwe', 'Aunt', '+260 97 111 2222', '']);
  // The second guardian is one line, until it is opened.
  await expect(page.getByText('Add Parent/Guardian 2')).toBeFocused();
  await type(['']);
  await type(['Bwalya Mwansa', 'Uncle', '', '']);
  await expect(page.locator('#consentOnPaper')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  const consentMissing = page.getByRole('link', { name: 'Say that the guardian has signed' });
  await expect(consentMissing).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Enter a phone number of the emergency contact' }),
  ).toBeVisible();
  await page.locator('#consentOnPaper').focus();
  await page.keyboard.press('Space');
  await page.locator('#emergencyContactPhone').focus();
  await page.keyboard.type('+260 96 333 4444');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapalo Kabwe');
  await expect(page.getByText(new RegExp(`entered from paper .*by ${staff.email}`))).toBeVisible();
  const [reference] = (await page.locator('main').innerText()).match(/EN-\w{4}-\w{4}/) ?? [];
  expect(reference).toBeDefined();
  expect(await mailsAtDesk(school, reference ?? '')).toEqual([]);
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

test('a second child of the same family takes at most 60 keys, and the pile keeps its year', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff/enrollment-applications/paper-form');
  const answers = {
    ...{ studentFirstName: 'Mapalo', studentLastName: 'Kasondekale', parent1FirstName: 'Ruth' },
    ...{ parent1LastName: 'Kasondekale', parent1Relationship: 'Aunt' },
    ...{ parent1Phone: '+260 97 111 2233', emergencyContactName: 'Bwalya Mwansa' },
    ...{ emergencyContactRelationship: 'Uncle', emergencyContactPhone: '+260 96 333 4455' },
  };
  const firstName = page.locator('#studentFirstName');
  await expect(firstName).toHaveAttribute('autocomplete', 'off');
  await expect(page.locator('#parent1FirstName')).toHaveAttribute('autocomplete', 'off');
  for (const [name, answer] of Object.entries(answers)) {
    await page.locator(`#${name}`).fill(answer);
  }
  await page.locator('#studentDOB').fill('14 5 2020');
  await page.locator('#gradeLevel').selectOption('grade1');
  await page.locator('#enrollmentYear').selectOption(sampleYear);
  await page.locator('#consentOnPaper').check();
  await page.getByRole('button', { name: 'another child of this family' }).click();
  await expect(page.getByText('Entered: Mapalo Kasondekale')).toBeVisible();
  await expectAccessible(page);
  await expect(firstName).toBeFocused();
  await expect(firstName).toHaveValue('');

  let keys = 0;
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      await page.keyboard.press(key);
      keys += 1;
    }
  };
  const tabTo = async (id: string) => {
    for (let at = 0; at < 30; at++) {
      if (await page.locator(`#${id}`).evaluate((one) => one === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`Nothing leads to ${id}`);
  };
  await press(...'Luyando');
  await tabTo('studentDOB');
  await press(...'9 8 2019');
  await tabTo('gradeLevel');
  await press(...'Grade 1');
  await tabTo('consentOnPaper');
  await press('Space', 'Tab', 'Tab', 'Tab', 'Enter');
  await expect(page.getByText('Entered: Luyando Kasondekale')).toBeVisible();
  expect(keys).toBeLessThanOrEqual(60);

  await expect(page.locator('#enrollmentYear')).toHaveValue(sampleYear);
  await expect(page.locator('#parent1FirstName')).toHaveValue('');
  const [second] = await listedAtDesk(school, 'enrollment-applications', 'Luyando Kasondekale');
  const reference = String(second?.reference);
  const record = await recordAtDesk(school, 'enrollment-applications', reference);
  expect(record.answers).toMatchObject({
    ...{ studentDOB: '2019-08-09', enrollmentYear: sampleYear, gradeLevel: 'grade1' },
    ...{ parent1Phone: '+260 97 111 2233', emergencyContactName: 'Bwalya Mwansa' },
  });
});

test('who is here already is said while a form is typed, and its guardians are taken by one press', async ({
  page,
  school,
}) => {
  const sent = await sendApplication(school.address, {
    ...{ studentFirstName: 'Chilufya', studentLastName: 'Sampalwendo' },
    ...{ studentDOB: '2020-03-14', parent1FirstName: 'Monde', parent1LastName: 'Sampalwendo' },
  });
  const { reference } = await sent.json();
  await enterDesk(page, school, '/staff/enrollment-applications/paper-form');
  await page.locator('#studentFirstName').fill('Chilufyaa');
  await page.locator('#studentLastName').fill('Sampalwendo');
  await page.locator('#studentDOB').fill('14 3 2020');
  const hint = page.getByRole('status').filter({ hasText: 'This child may be here already' });
  await expect(hint).toContainText(reference);
  await expectAccessibleAtEachWidth(page);
  await hint.getByRole('button', { name: 'Take its guardians' }).click();
  await expect(page.locator('#parent1FirstName')).toHaveValue('Monde');
  await expect(page.locator('#studentFirstName')).toHaveValue('Chilufyaa');

  await page.goto(`/staff/families/${reference}`);
  await page.getByRole('link', { name: 'Apply for another child' }).click();
  await expect(page.locator('#parent1FirstName')).toHaveValue('Monde');
});
