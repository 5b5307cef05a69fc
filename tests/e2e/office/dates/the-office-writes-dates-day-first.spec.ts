import { ptaMembership } from '#features/parent-form-kinds/pta-membership.ts';
import { addDays, dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { recordAtDesk } from '#tests/support/readers/office-desk.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { expect, test } from '#tests/support/school-story.ts';

// Such a browser draws its own date fields with the month first.
test.use({ locale: 'en-US' });

/** As it stands in the field. */
const typed = (day: string) => dayMonthYear(day).replaceAll('\u00a0', ' ');

const LIST = '/staff/enrollment-applications';

test('a list is filtered by a day that is typed as on paper', async ({ page, school }) => {
  const sent = await sendApplication(school.address);
  expect(sent.status).toBe(201);
  await enterDesk(page, school, LIST);
  await page.getByText('More filters').click();
  const since = page.getByLabel('Received since');
  await expect(since).toHaveAccessibleDescription('Day, month, year, such as 4 Feb 2027');
  await since.fill('4/2/20');
  await expect(page).toHaveURL(/since=2020-02-04/);
  await expect(since).toHaveAccessibleDescription('Tuesday, 4 February 2020');
  await expect(page.getByRole('link', { name: /Hamoonga/ }).first()).toBeVisible();
  await since.fill('4 13 2020');
  await expect(since).toHaveAccessibleDescription('This is no day yet. Write it like 4 Feb 2027.');
  // Half a day is no filter: the list stays as it was.
  await expect(page).toHaveURL(/since=2020-02-04/);
  await since.fill('4 Feb 2099');
  await expect(page).toHaveURL(/since=2099-02-04/);
  await expect(page.getByRole('link', { name: /Hamoonga/ })).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);
  await page.reload();
  await expect(since).toHaveValue('4 February 2099');
  await since.fill('');
  await expect(page).not.toHaveURL(/since/);
});

test('a payment is written down with its day, and no other words are taken for one', async ({
  page,
  school,
}) => {
  // A name of its own: the same answers would be the same membership, which another story may have ended.
  const member = { name: 'Moses Dayfirst' };
  const { reference } = await (await sendForm(school.address, ptaMembership, member)).json();
  await enterDesk(page, school, `/staff/parents/${reference}`);
  const today = dayInLusaka(new Date());
  const yesterday = addDays(today, -1);
  await page.getByRole('button', { name: 'Write down the payment' }).click();
  const dialog = page.getByRole('dialog');
  const when = dialog.getByLabel('When');
  await expect(when).toHaveValue(typed(today));
  await expectAccessibleAtEachWidth(page);
  await when.fill('last Friday');
  await dialog.getByRole('button', { name: 'Save the payment' }).click();
  await expect(when).toHaveAttribute('aria-invalid', 'true');
  await expect(when).toHaveValue('last Friday');
  const [year, month, day] = yesterday.split('-').map(Number);
  await when.fill(`${day} ${month} ${year}`);
  await expect(when).toHaveAccessibleDescription(new RegExp(typed(yesterday)));
  await dialog.getByRole('button', { name: 'Save the payment' }).click();
  await expect(page.getByText('Payment saved')).toBeVisible();
  await expect(page.locator('.record-head')).toContainText(dayMonthYear(yesterday));
  expect(await recordAtDesk(school, 'parent-forms', reference)).toMatchObject({
    payment: { paidOn: yesterday },
  });
});

test('no date at the desk is drawn in the language of the browser', async ({ page, school }) => {
  await enterDesk(page, school, '/staff', 'administrator');
  const screens = {
    [LIST]: 'Received since',
    [`${LIST}/paper-form`]: 'Date of birth',
    '/staff/job-applications': 'Received since',
    '/staff/people/record': 'Day',
    '/staff/documents/new': 'Families see it from',
    '/staff/content/dates': 'First day of the school',
  };
  const behindMore = [LIST, '/staff/job-applications'];
  for (const [path, label] of Object.entries(screens)) {
    await page.goto(path);
    if (behindMore.includes(path)) await page.getByText('More filters').click();
    const field = page.getByLabel(label, { exact: true }).first();
    await field.fill('4 2 2027');
    await field.blur();
    await expect(field).toHaveValue('4 February 2027');
    await expect(field).toHaveAccessibleDescription(/Thursday, 4 February 2027/);
    await expect(page.locator('input[type=date]')).toHaveCount(0);
  }
  await page.goto('/staff/content/news');
  await expect(page.getByRole('main')).toContainText(/\d{1,2}\s[JFMASOND]\w+\s20\d\d/);
  await expect(page.getByRole('main')).not.toContainText(/[JFMASOND]\w+\s\d{1,2},\s20\d\d/);
});
