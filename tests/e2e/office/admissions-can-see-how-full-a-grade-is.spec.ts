import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '../../support/clients/send-application.ts';
import { enterDesk } from '../../support/desk-story.ts';
import { sampleYear } from '../../support/samples/sample-answers.ts';
import { expect, test } from '../../support/school-story.ts';

const LIST = '/staff/enrollment-applications';

test('five offers for three places are counted, and ask why', async ({ page, school }) => {
  const staff = await enterDesk(page, school, `${LIST}?grade=grade6&sort=oldest`);
  const places = { year: sampleYear, grade: 'grade6', places: 3, version: 0 };
  expect((await staff.post('/api/staff/enrollment-places', places)).status).toBe(200);
  const names = ['Anna', 'Bwalya', 'Chipo', 'Dalitso', 'Emeli'];
  for (const studentFirstName of names) {
    const parent1Email = studentFirstName === 'Emeli' ? 'none' : 'family@mail.example';
    const changes = { studentFirstName, parent1Email, gradeLevel: 'grade6' };
    const { reference } = await (await sendApplication(school.address, changes)).json();
    const path = `/api/staff/enrollment-applications/${reference}`;
    expect((await staff.post(path, { change: 'move', to: 'underReview', version: 1 })).status).toBe(
      200,
    );
  }
  await page.reload();
  const table = page.getByRole('table');
  const top = () =>
    table.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await page.getByLabel('Select all on this page').check();
  // But for the fraction of a pixel that scrolling rounds away.
  expect(await top()).toBeCloseTo(before, 0);
  await expect(page.getByText('5 selected', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Offer a place/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer a place: 5 selected' });
  await expect(dialog).toContainText(
    `Grade 6 in ${sampleYear}: 3 places. 0 offered, 0 accepted, 0 enrolled, 0 waiting. 3 are free, you offer 5, 2 too many.`,
  );
  const reason = dialog.getByLabel('Why are more places offered than there are?');
  await expect(reason).toHaveAttribute('required');
  await expectAccessibleAtEachWidth(page);
  await reason.fill('Two more desks come in January');
  await dialog.getByRole('button', { name: 'Offer a place' }).click();
  const said = page.locator('.selected .note');
  await expect(said).toContainText('5 now “Offered”');
  await expect(said).toContainText('No mail goes to these families. Call them:');
  await expect(said).toContainText('Emeli Hamoonga');
  await expect(said.getByRole('link', { name: '+260 97 000 0000' })).toBeVisible();

  await page.getByRole('link', { name: 'Emeli Hamoonga', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText(
    'Offered beyond the places: Two more desks come in January',
  );
});

test('of two who enter places, the second hears who was faster and keeps what was typed', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, `${LIST}/places?year=${sampleYear}`);
  const card = page.getByRole('region', { name: 'Grade 7' });
  const places = card.getByLabel('Places');
  const save = card.getByRole('button', { name: 'Save' });
  const colleague = await newColleague(school, 'admissions');
  const faster = { year: sampleYear, grade: 'grade7', places: 26, version: 0 };
  expect((await colleague.post('/api/staff/enrollment-places', faster)).status).toBe(200);

  await places.fill('31');
  await save.click();
  const notice = page.locator('.notice');
  await expect(notice).toContainText('has changed this');
  await expect(notice).toContainText('It is now “26 places”.');
  await expect(places).toHaveAccessibleDescription(/It is now “26 places”/);
  await expect(places).toHaveValue('31');
  await expect(card).toContainText('26 places left.');
  await expectAccessibleAtEachWidth(page);

  // Whoever has read it decides: the same press again overwrites what stands there now.
  await save.press('Enter');
  await expect(notice).toContainText('Places saved');
  await expect(card).toContainText('31 places left.');
  await expect(places).toHaveAccessibleDescription('');
  await expect(save).toBeFocused();
});

test('places that are refused are entered anew, and only what was done is said', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, `${LIST}/places?year=${sampleYear}`);
  const card = page.getByRole('region', { name: 'Grade 5' });
  const places = card.getByLabel('Places');
  const save = card.getByRole('button', { name: 'Save' });
  const notice = page.locator('.notice');
  await places.fill('abc');
  await save.press('Enter');
  await expect(notice).toContainText('Nothing was changed');
  await expect(places).toHaveAccessibleDescription(/Enter a whole number/);
  await expect(places).toHaveValue('abc');
  await places.fill('27');
  await save.press('Enter');
  await expect(notice).toHaveText(/Places saved/);
  await expect(card).toContainText('27 places left.');
  await expect(places).toHaveAccessibleDescription('');
  await expect(save).toBeFocused();
});

test('the places start with the year that most families have applied for', async ({
  page,
  school,
}) => {
  for (let child = 0; child < 8; child++) {
    await sendApplication(school.address, { enrollmentYear: '2027' });
  }
  await enterDesk(page, school, `${LIST}/places`);
  await expect(page.getByLabel('Year')).toHaveValue('2027');
  await page.goto(`${LIST}/paper-form`);
  await expect(page.locator('#enrollmentYear')).toHaveValue('2027');
});
