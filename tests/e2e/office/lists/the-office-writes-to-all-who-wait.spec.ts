import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { mailsIn, mailTo } from '#tests/support/readers/captured-mail.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

/** A year for which no other story of this school applies. */
const YEAR = '2036';
const MOTHER = 'thelma@waits.example';
const SUBJECT = 'When we know more about places';

async function wait(school: RunningSchool, changes: Record<string, string>): Promise<void> {
  const usual = { gradeLevel: 'grade3', studentDOB: '2017-03-12', parent1FirstName: 'Thelma' };
  const sent = await sendApplication(school.address, { ...usual, ...changes });
  const { reference } = await sent.json();
  const isBare = changes.parent1Email === undefined;
  const forThisYear = `update enrollment_applications set enrollment_year = ?${isBare ? ", parent1_email = ''" : ''} where reference = ?`;
  changeRows(school, forThisYear, YEAR, reference);
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Subject').fill(SUBJECT);
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send to 3 people' }).click();
}

test('the office writes to all who wait, by mail, by text and on paper, each once', async ({
  page,
  school,
}) => {
  const mother = { parent1Email: MOTHER, parent1Phone: '0971 360 001' };
  await wait(school, { studentFirstName: 'Bupe', ...mother });
  await wait(school, { studentFirstName: 'Chola', gradeLevel: 'grade4', ...mother });
  await wait(school, { parent1FirstName: 'Gift', parent1Phone: '0971 360 002' });
  await wait(school, { parent1FirstName: 'Memory', parent1Phone: '0971 360 003' });
  await enterDesk(page, school, `/staff/enrollment-applications?year=${YEAR}&sort=oldest`);
  // A phone has no room for it beside the list: it stands on the list as a sheet.
  await page.getByRole('link', { name: 'Make a list' }).click();
  await page.getByRole('link', { name: 'Write to these' }).click();
  await expect(
    page.getByText(`4 applications (${YEAR}): the letter goes to 3 people.`),
  ).toBeVisible();

  // A name that nobody knows is said at the field, and the words stay.
  await write(page, 'Dear {nam},\n\nwe tell you about {child} in January.');
  await expect(page.getByLabel('Text', { exact: true })).toHaveAccessibleDescription(
    /We do not know “\{nam\}”/,
  );
  await page
    .getByLabel('Text', { exact: true })
    .fill('Dear {name},\n\nwe tell you about {child} in January.');
  const letter = page.getByRole('article');
  await expect(letter).toContainText('we tell you about B., Grade 3 and C., Grade 4 in January.');
  await page.getByRole('button', { name: 'Next person' }).click();
  await expect(page.getByText('2 of 3: Gift Hamoonga, by text')).toBeVisible();
  await expect(letter).toContainText('Dear Gift Hamoonga,');
  await expectAccessibleAtEachWidth(page);

  // All of it is taken back, and sent again.
  await page.getByRole('button', { name: 'Send to 3 people' }).click();
  await expect(page.getByRole('heading', { name: SUBJECT })).toBeVisible();
  await page.getByRole('button', { name: /^Take all of it back \(until/ }).click();
  await expect(page.getByText(/^Taken back by/)).toBeVisible();
  await page.goBack();
  await write(page, 'Dear {name},\n\nwe tell you about {child} in January.');
  await expect(page.getByRole('button', { name: /^Take all of it back/ })).toBeVisible();

  const sms = page.getByRole('link', { name: 'SMS to Gift Hamoonga' });
  await expect(sms).toHaveAttribute('href', /^sms:0971360002\?body=Dear%20Gift%20Hamoonga/);
  await page.getByRole('button', { name: /^Told by text\s*: Gift/ }).click();
  const told = page.getByRole('listitem').filter({ hasText: 'Gift Hamoonga' });
  await expect(told).toContainText(/Told by text: .+, today/);
  // A story has no printer: what stands on the page while it is printed is what is printed.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.querySelector('article')?.textContent ?? '';
    };
  });
  await page.getByRole('button', { name: 'Print 1 letter' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Dear Memory Hamoonga/);
  await expect(page.getByText(/^Printed today/)).toBeVisible();

  changeRows(
    school,
    'update list_letters set leaves_at = ? where taken_back_at is null and subject = ?',
    '2026-01-05T08:00:00.000Z',
    SUBJECT,
  );
  const mail = await mailTo(school.dataDir, MOTHER, SUBJECT);
  expect(mail.text).toContain('we tell you about B., Grade 3 and C., Grade 4 in January.');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('1 sent')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const mails = mailsIn(school.dataDir).filter(({ subject }) => subject === SUBJECT);
  expect(mails.map(({ to }) => to)).toEqual([MOTHER]);
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('link', { name: 'Letters that were sent' }).click();
  await expect(page.getByRole('row', { name: /1 by mail, 2 by text/ })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /Taken back/ })).toHaveCount(1);
  await expectAccessibleAtEachWidth(page);
});

test('the office writes once to whoever has sent messages, from their list', async ({
  page,
  school,
}) => {
  const [name, email] = ['Mutale Chitambo', 'mutale@messages.example'];
  for (const subject of ['The bus', 'The bus again']) {
    const sent = await fetch(`${school.address}/api/contact-messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, email, subject, message: 'When does it leave?' }),
    });
    expect(sent.ok).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterDesk(page, school, '/staff/messages?q=Chitambo');
  await page.getByRole('link', { name: 'Write to these' }).click();
  await expect(page.getByText(/^2 messages.*: the letter goes to 1 person\.$/)).toBeVisible();
  await page.getByLabel('Subject').fill('The bus leaves at six');
  await page.getByLabel('Text', { exact: true }).fill('Dear {name}, the bus leaves at six.');
  await expect(page.getByRole('article')).toContainText('Dear Mutale Chitambo, the bus leaves');
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  await expect(page.getByRole('heading', { name: 'The bus leaves at six' })).toBeVisible();
  await page.getByText('By mail: 1').click();
  await expect(page.getByText(email)).toBeVisible();
});
