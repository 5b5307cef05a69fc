import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, offerIn } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

const LIST = '/staff/enrollment-applications';

test('five offers for three places are counted, and ask why', async ({ page, school }) => {
  const staff = await enterDesk(page, school, `${LIST}?grade=grade6&sort=oldest`);
  const places = { year: sampleYear, places: { grade6: 3 }, seen: {} };
  expect((await staff.post('/api/staff/enrollment-places', places)).status).toBe(200);
  const names = ['Anna', 'Bwalya', 'Chipo', 'Dalitso', 'Emeli'];
  const offered: string[] = [];
  for (const studentFirstName of names) {
    const parent1Email = studentFirstName === 'Emeli' ? 'none' : 'family@mail.example';
    const changes = { studentFirstName, parent1Email, gradeLevel: 'grade6' };
    const { reference } = await (await sendApplication(school.address, changes)).json();
    const path = `/api/staff/enrollment-applications/${reference}`;
    offered.push(path);
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
    `Grade 6: 3 of 3 places are free, you offer 5, 2 too many. In ${sampleYear}: 0 offered, 0 accepted, 0 enrolled, 0 waiting.`,
  );
  const reason = dialog.getByLabel('Why are more places offered than there are?');
  await expect(reason).toHaveAttribute('required');
  await expectAccessibleAtEachWidth(page);
  await reason.fill('Two more desks come in January');
  await offerIn(dialog);
  const said = page.locator('.selected .note');
  await expect(said).toContainText('5 now “Offered”');
  await expect(said).toContainText('No mail goes to these families. Call them:');
  await expect(said).toContainText('Emeli Hamoonga');
  await expect(said.getByRole('link', { name: '+260 97 000 0000' })).toBeVisible();

  await page.getByRole('link', { name: 'Emeli Hamoonga', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Emeli Hamoonga' })).toBeVisible();
  // Of those who applied on one day the lot says who of them are the two beyond the places.
  const why = 'Offered beyond the places: Two more desks come in January';
  const records = await Promise.all(offered.map(async (path) => (await staff.get(path)).json()));
  const beyond = records.filter(({ work }) =>
    work.notes.some(({ text }: { text: string }) => text === why),
  );
  expect(beyond).toHaveLength(2);
  await page.goto(`${LIST}/${beyond[0]?.reference}`);
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(why);
});

const PLACES = `${LIST}/places?year=${sampleYear}`;

test('of two who enter places, the second hears who was faster and keeps what was typed', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, PLACES);
  const row = page.getByRole('row', { name: /^Grade 7/ });
  const places = row.getByLabel('Places in Grade 7');
  const save = page.getByRole('button', { name: 'Save the places' });
  const colleague = await newColleague(school, 'admissions');
  const faster = { year: sampleYear, places: { grade7: 26 }, seen: {} };
  expect((await colleague.post('/api/staff/enrollment-places', faster)).status).toBe(200);

  await places.fill('31');
  await page.getByLabel('Places in Grade 3').fill('30');
  await save.click();
  const notice = page.locator('.notice');
  await expect(notice).toContainText('has changed this');
  await expect(notice).toContainText('Grade 7');
  await expect(notice).toContainText('It is now “26 places”.');
  await expect(places).toHaveAccessibleDescription('saved: 26');
  await expect(places).toHaveValue('31');
  await expect(page.getByLabel('Places in Grade 3')).toHaveValue('30');
  await expectAccessibleAtEachWidth(page);

  // Whoever has read it decides: the same press again overwrites what stands there now.
  await save.press('Enter');
  await expect(notice).toContainText('Places saved');
  await expect(row.locator('.free')).toHaveText('31');
  await expect(places).toHaveAccessibleDescription('');
  await expect(save).toBeFocused();
});

test('what is typed into nine fields survives a reload, a link and a lost line, and is saved with one press', async ({
  page,
  school,
}) => {
  const before = { year: String(Number(sampleYear) - 1), places: { ece1: 21, ece2: 22 }, seen: {} };
  const staff = await enterDesk(page, school, PLACES);
  expect((await staff.post('/api/staff/enrollment-places', before)).status).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: `As in ${before.year}` }).click();
  await expect(page.getByLabel('Places in Early Childhood 1')).toHaveValue('21');
  for (const grade of [1, 2, 3, 4, 5, 6]) {
    await page.getByLabel(`Places in Grade ${grade}`).fill(String(40 + grade));
  }
  await page.reload();
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nrollment');
  await page.goBack();
  await expect(page.getByText('What you typed before is still here.')).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  const save = page.getByRole('button', { name: 'Save the places' });
  const notice = page.locator('.notice');
  await page.route('**/api/staff/enrollment-places', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await save.click();
  await expect(notice).toContainText('No answer');
  await expect(page.getByLabel('Places in Grade 6')).toHaveValue('46');
  await page.unrouteAll();
  await page.getByLabel('Places in Grade 5').fill('abc');
  await expect(save).toHaveAttribute('aria-disabled', 'false');
  await save.click();
  await expect(notice).toContainText('Nothing was changed');
  await expect(page.getByLabel('Places in Grade 5')).toHaveAccessibleDescription(
    /Enter a whole number/,
  );
  await page.getByLabel('Places in Grade 5').fill('45');
  await expect(save).toHaveAttribute('aria-disabled', 'false');
  await save.click();
  await expect(notice).toContainText('Places saved');
  await page.reload();
  await expect(page.getByText('What you typed before is still here.')).toHaveCount(0);
  await expect(page.getByLabel('Places in Early Childhood 2')).toHaveValue('22');
  await expect(page.getByLabel('Places in Grade 1')).toHaveValue('41');
  await expect(page.getByLabel('Places in Grade 5')).toHaveValue('45');
});

test('fewer places than children who have one is asked first, and who waits stands with what decides its place', async ({
  page,
  school,
}) => {
  const staff = await enterDesk(page, school, PLACES);
  const path = (reference: string) => `/api/staff/enrollment-applications/${reference}`;
  const move = async (reference: string, to: string, version: number) =>
    expect((await staff.post(path(reference), { change: 'move', to, version })).status).toBe(200);
  for (const [name, to, daysAgo] of [
    ['Anna', 'offered', 0],
    ['Bwalya', 'waitlisted', 1],
    ['Chipo', 'waitlisted', 3],
    ['Dalitso', 'waitlisted', 2],
  ] as const) {
    const pressedAt = new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString();
    const changes = { studentFirstName: name, gradeLevel: 'ece1', pressedAt };
    const { reference } = await (await sendApplication(school.address, changes)).json();
    await move(reference, 'underReview', 1);
    await move(reference, to, 2);
  }
  await page.goto(`${PLACES}&grade=ece1`);
  await page.getByLabel('Places in Early Childhood 1').fill('0');
  await page.getByLabel('Places in Early Childhood 1').press('Enter');
  const few = page.getByRole('dialog', { name: 'Fewer places than children who have one?' });
  await expect(few).toContainText('Early Childhood 1: 0 places, and 1 are given.');
  await expectAccessibleAtEachWidth(page);
  await few.getByRole('button', { name: 'Save these numbers' }).click();
  await expect(page.locator('.notice')).toContainText('Places saved');

  const list = page.getByRole('region', { name: /wait/ });
  await expect(list.getByRole('rowheader')).toHaveText([/^Chipo/, /^Dalitso/, /^Bwalya/]);
  await expect(list.getByRole('row', { name: /Chipo/ })).toContainText('Everybody else');
});

test('the places start with the year that most families have applied for', async ({
  page,
  school,
}) => {
  for (let child = 0; child < 8; child++) {
    await sendApplication(school.address, { enrollmentYear: '2027' });
  }
  await enterDesk(page, school, `${LIST}/places`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places 2027');
  await page.goto(`${LIST}/paper-form`);
  await expect(page.locator('#enrollmentYear')).toHaveValue('2027');
});
