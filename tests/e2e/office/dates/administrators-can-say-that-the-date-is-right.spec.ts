import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import {
  newDataFolder,
  type RunningSchool,
  runSchool,
  runSchoolAt,
} from '#tests/support/running-school.ts';
import { expect, rowsOf, test } from '#tests/support/school-story.ts';

const DAYS_OFF = 800;

/** A school that took six messages, and was then off for so long that the time of all of them is over. */
let school: RunningSchool;
test.beforeEach(async () => {
  const dataDir = newDataFolder();
  const then = new Date(Date.now() - DAYS_OFF * 86_400_000).toISOString();
  school = await runSchoolAt(then, { LOG_LEVEL: 'warn' }, dataDir);
  for (const name of ['Chanda', 'Mutale', 'Bwalya', 'Thandiwe', 'Natasha', 'Lushomo']) {
    const answer = await fetch(`${school.address}/api/contact-messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, email: 'a@mail.example', subject: 'Fees', message: 'M' }),
    });
    expect(answer.status).toBe(201);
  }
  await school.stop();
  school = await runSchool({ LOG_LEVEL: 'warn' }, dataDir);
});
test.afterEach(() => school.remove());

const messages = () => rowsOf(school, 'select reference from contact_messages').length;

test('nothing is erased after a long time without power, until an administrator has looked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterDesk(page, school, `${school.address}/staff`, 'administrator');
  await page.getByRole('link', { name: /^The website last ran .* Is the date right\?$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erasing what is over');
  await expect(page.getByText('Nothing is erased now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '6 records of 6' })).toBeVisible();
  await expect(page.getByText('Chanda')).toBeVisible();
  expect(messages()).toBe(6);
  await expectAccessibleAtEachWidth(page);

  await page.getByRole('button', { name: /^Today is .*: erase 6 records$/ }).click();
  await expect(page.getByText('What is over is erased within ten minutes.')).toBeVisible();
  await expect(page.getByText('Nothing waits for you here.')).toBeVisible();
  await page.goto(`${school.address}/staff`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect(page.getByText('Nothing is erased')).toHaveCount(0);
  await page.goto(`${school.address}/staff/people/record`);
  await expect(page.getByText('6 records may go')).toBeVisible();
});
