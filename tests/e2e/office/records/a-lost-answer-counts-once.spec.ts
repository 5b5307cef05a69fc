import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, rowsOf, test } from '#tests/support/school-story.ts';

const LETTER = { subject: 'Sports day', text: 'Dear parents,\n\ncome.' };

/** The school does what `press` asks for, and its answer is lost on the way. */
async function loseAnswer(page: Page, press: () => Promise<void>) {
  const isChange = ({ pathname }: URL) => pathname.startsWith('/api/');
  await page.route(isChange, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await press();
  await expect(
    page.getByText('We do not know whether your change was made.').first(),
  ).toBeVisible();
  await page.unroute(isChange);
}

async function newFamily(school: RunningSchool): Promise<string> {
  return (await (await sendApplication(school.address)).json()).reference;
}

test('a step and a note are made once, and nobody is called faster', async ({ page, school }) => {
  const reference = await newFamily(school);
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  const start = page.getByRole('button', { name: 'Start the review' });
  await loseAnswer(page, () => start.click());
  await expectAccessibleAtEachWidth(page);
  await start.click();
  await expect(page.locator('.record-head .badge')).toHaveText('Under review');
  await expect(page.getByText('changed this')).toHaveCount(0);

  const text = page.getByLabel('New note');
  await text.fill('Called: no answer.');
  const add = page.getByRole('button', { name: 'Add note' });
  await loseAnswer(page, () => add.click());
  await expect(text).toHaveValue('Called: no answer.');
  await add.click();
  await expect(text).toHaveValue('');
  const notes = page.getByRole('region', { name: 'What happened' });
  await expect(notes.getByRole('listitem').filter({ hasText: 'Called: no answer.' })).toHaveCount(
    1,
  );
  // The same words on purpose, once the first were answered.
  await text.fill('Called: no answer.');
  await add.click();
  await expect(notes.getByRole('listitem').filter({ hasText: 'Called: no answer.' })).toHaveCount(
    2,
  );
});

test('a reply is sent once', async ({ page, school }) => {
  const asked = { name: 'B', email: 'once@mail.example', subject: 'A visit', message: 'May we?' };
  const sent = await fetch(`${school.address}/api/contact-messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  });
  await enterDesk(page, school, `/staff/messages/${(await sent.json()).reference}`);
  await page.getByLabel('Your answer to B').fill('Yes, on Tuesday.');
  const send = page.getByRole('button', { name: 'Send the answer' });
  await loseAnswer(page, () => send.click());
  await send.click();
  await expect(page.getByText('Reply sent')).toBeVisible();
  await expect(page.getByText('Yes, on Tuesday.')).toHaveCount(1);
});

test('a newsletter that has gone out is not called changed by somebody', async ({
  page,
  school,
}) => {
  const at = '2026-01-05T06:00:00.000Z';
  changeRows(
    school,
    `insert into subscribers (id, email, email_search, subscribed_at, confirmed_at)
      values ('once', 'once@news.example', 'once@news.example', '${at}', '${at}')`,
  );
  const staff = await enterDesk(page, school, '/staff/subscribers', 'administrator');
  const begun = await staff.post('/api/staff/newsletters', { letter: LETTER });
  await page.goto(`/staff/subscribers/newsletters/${(await begun.json()).id}`);
  await page.getByRole('button', { name: /^Send to \d+ subscribers?$/ }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send it now' });
  await loseAnswer(page, () => send.click());
  await send.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: LETTER.subject })).toBeVisible();
  await expect(page.getByText('changed this')).toHaveCount(0);
});

test('an invitation goes out once, and a family that is erased is said to be', async ({
  page,
  school,
}) => {
  const reference = await newFamily(school);
  await enterDesk(page, school, '/staff/people', 'administrator');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ruth Zulu');
  await page.getByLabel('Email address').fill('ruth.zulu@mail.example');
  await page.getByRole('checkbox', { name: /^Admissions/ }).check();
  const invite = page.getByRole('button', { name: 'Send invitation' });
  await loseAnswer(page, () => invite.click());
  await invite.click();
  await expect(page.getByRole('row', { name: 'Ruth Zulu' })).toContainText('Invited:');
  const mails = `select id from outgoing_mails where recipient = 'ruth.zulu@mail.example'`;
  expect(rowsOf(school, mails)).toHaveLength(1);

  await page.goto(`/staff/families/${reference}`);
  await page.getByText('Give the family its data, or erase it').click();
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByLabel(/To be sure/).fill(reference);
  const erase = page.getByRole('button', { name: 'Yes, erase it for good' });
  await loseAnswer(page, () => erase.click());
  await erase.click();
  await expect(page).toHaveURL('/staff/families');
  await expect(page.getByText('Erased', { exact: true })).toBeVisible();
});
