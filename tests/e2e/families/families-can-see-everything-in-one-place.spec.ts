import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { newAccessCode, setStatus } from '#tests/support/clients/access-code.ts';
import { newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { recordAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

/** A guardian with an account and the applications of these children, each opened by a code of its own. */
async function newFamily(school: RunningSchool, children: string[]) {
  const email = newEmail();
  await openAccount(school, email);
  const run = (statement: string) => changeRows(school, statement);
  const sent: { reference: string; code: string }[] = [];
  for (const studentFirstName of children) {
    const togetherWith = sent[0]?.reference;
    const answer = await sendApplication(school.address, {
      ...{ parent1Email: email, studentFirstName, parent1Phone: phoneOf(email) },
      ...(togetherWith && { togetherWith }),
    });
    const { reference } = await answer.json();
    sent.push({ reference, code: await newAccessCode(run, reference) });
  }
  return {
    email,
    sent,
    reach: (at: number, to: string) => setStatus(run, sent[at]?.reference ?? '', to),
  };
}

const sizes = [
  [740, 360],
  [1280, 800],
  [360, 740],
] as const;

/** One that no other family has. */
function phoneOf(email: string): string {
  const digits = [...email].map((letter) => letter.charCodeAt(0) % 10).join('');
  return `+260 97 ${digits.slice(-7)}`;
}

async function signIn(page: Page, email: string) {
  await page.goto('/sign-in?next=%2Fportal');
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Parent portal' })).toBeVisible();
}

async function addCode(page: Page, code: string | undefined, child: string) {
  await page.getByLabel('Access code').fill(code ?? '');
  await page.getByRole('button', { name: 'Add application' }).click();
  await expect(page.getByRole('link', { name: child })).toBeVisible();
}

test('each child, whose turn it is, by when, what comes next, and what was sent', async ({
  page,
  school,
}) => {
  const family = await newFamily(school, ['Mutinta', 'Thabo']);
  await family.reach(0, 'offered');
  const message = await fetch(`${school.address}/api/contact-messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({
      ...{ name: 'Choolwe', email: family.email, subject: 'Bus', message: 'Where does it stop?' },
    }),
  });
  expect(message.status).toBe(201);
  const office = await openStaffAccount(
    school,
    (statement) => changeRows(school, statement),
    'admissions',
  );
  const at = `/api/staff/enrollment-applications/${family.sent[1]?.reference}`;
  const asked = {
    ...{ change: 'ask', papers: ['under-five-card'], things: ['Which bus stop?'] },
    words: 'Please tell us.',
  };
  expect((await office.post(at, asked)).status).toBe(200);
  // Ten minutes later, when the office can take it back no more.
  changeRows(
    school,
    `update enrollment_requests set asked_at = ?
     where application_id = (select id from enrollment_applications where reference = ?)`,
    ...[new Date(Date.now() - 11 * 60_000).toISOString(), family.sent[1]?.reference ?? ''],
  );
  await signIn(page, family.email);
  await addCode(page, family.sent[0]?.code, 'Mutinta Hamoonga');
  await addCode(page, family.sent[1]?.code, 'Thabo Hamoonga');

  const card = (child: string) =>
    page.locator('.followed li.panel').filter({ hasText: `${child} Hamoonga` });
  await expect(card('Mutinta')).toContainText('We offer a place');
  await expect(card('Mutinta').getByRole('link', { name: /^Answer by / })).toBeVisible();
  await expect(card('Thabo')).toContainText('You: please answer what we have asked you for.');
  const waiting = page.getByRole('region', { name: '3 things wait for you' });
  await expect(waiting.getByRole('listitem')).toHaveText([
    /^Answer the offer for Mutintaby \w+\s\d+/,
    /^(Send or bring for Thabo: Under-five card|For Thabo: Which bus stop\?)$/,
    /^(Send or bring for Thabo: Under-five card|For Thabo: Which bus stop\?)$/,
  ]);
  await expect(card('Thabo')).toContainText(
    /\d papers are not here yet. You can send or bring them later./,
  );
  await waiting.getByRole('link', { name: 'Under-five card' }).click();
  await expect(page.getByRole('heading', { name: 'Papers for Thabo' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Which bus stop?' }).click();
  await expect(page.getByRole('heading', { name: 'Messages', exact: true })).toBeInViewport();
  await page.goBack();
  const coming = page.getByRole('region', { name: 'What comes next' });
  await expect(coming.getByText('Last day to answer the offer for Mutinta.')).toBeVisible();
  const sent = page.getByRole('region', { name: 'Messages, payments and forms' });
  await expect(sent.getByRole('listitem')).toContainText([/Message to the school.*CM-/]);
  await expectAccessible(page);

  await card('Mutinta')
    .getByRole('link', { name: /^Answer by / })
    .click();
  await expect(page.getByRole('heading', { name: 'We offer a place for Mutinta' })).toBeVisible();
  const offer = page.getByRole('region', { name: 'We offer a place for Mutinta' });
  await expect(offer.getByText(/Please answer by \w+day/)).toBeVisible();
  await expect(offer.getByRole('rowheader', { name: 'Registration, once' })).toBeVisible();
  await expect(offer).toContainText('K 1,800');
  await expect(offer).toContainText('Birth certificate or birth record');
  await expect(offer).toContainText('+260 211 000 000');
  const stones = offer.getByRole('list', { name: 'From the application to the first day' });
  await expect(stones.getByRole('listitem')).toHaveText([
    ...[/^1Applied.*done$/, /^2Read.*done$/, /^3Offered.*done$/],
    ...[/^4Your answerby \w{3}\s\d+$/, /^5First day/],
  ]);
  await expect(stones.locator('[aria-current=step]')).toContainText('Your answer');
  await expect(offer.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(offer.getByText('Registration, once')).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Accept the place' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 360, height: 740 });
  await offer.getByRole('link', { name: 'Ask a question first' }).click();
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeInViewport();
  await offer.getByRole('button', { name: 'Accept the place' }).click();
  await page.getByRole('button', { name: 'Yes, accept' }).click();
  await expect(page.getByRole('heading', { name: 'You have accepted the place' })).toBeFocused();
  // What to pay and to bring is needed until the first day.
  const accepted = page.getByRole('region', { name: 'You have accepted the place for Mutinta' });
  await expect(accepted.getByText('Registration, once')).toBeVisible();
  await expect(accepted.locator('[aria-current=step]')).toContainText('First day');
  await expect(page.getByRole('button', { name: 'Accept the place' })).toHaveCount(0);
  await expectAccessible(page);
});

test('where the school has published nothing, the office is named and nothing is invented', async ({
  page,
  school,
}) => {
  const family = await newFamily(school, ['Mutinta']);
  await family.reach(0, 'offered');
  // The dates of that year are not published.
  changeRows(
    school,
    `update enrollment_applications set enrollment_year = '2031', grade_level = 'ece1'
     where reference = '${family.sent[0]?.reference}'`,
  );
  await signIn(page, family.email);
  await addCode(page, family.sent[0]?.code, 'Mutinta Hamoonga');
  await page.getByRole('link', { name: 'Mutinta Hamoonga' }).click();
  const offer = page.getByRole('region', { name: 'We offer a place for Mutinta' });
  await expect(offer).toContainText(
    'The dates of this school year are not published yet. Please ask the office: +260 211 000 000',
  );
  await expect(offer).not.toContainText('Term 1');
});

test('of two applications of one child, the page says which one goes on', async ({
  page,
  school,
}) => {
  const family = await newFamily(school, ['Mutinta', 'Mutinta']);
  const [own, leading] = family.sent;
  changeRows(
    school,
    'update enrollment_applications set same_child_as = ? where reference = ?',
    ...[leading?.reference ?? '', own?.reference ?? ''],
  );
  await signIn(page, family.email);
  await addCode(page, own?.code, 'Mutinta Hamoonga');
  const card = page.locator('.followed li.panel');
  await expect(card).toContainText('The school goes on with another application');
  await expect(page.getByText(leading?.reference ?? '')).toBeHidden();
  await page.getByRole('link', { name: 'Mutinta Hamoonga' }).click();
  await expect(page.getByText('The school goes on with another application')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/portal');
  await page.getByLabel('Access code').fill(leading?.code ?? '');
  await page.getByRole('button', { name: 'Add application' }).click();
  await expect(page.getByRole('link', { name: 'Mutinta Hamoonga' })).toHaveCount(2);
  await page.goto(`/portal/applications/${own?.reference}`);
  await expect(page.getByText(`They go on together as ${leading?.reference}`)).toBeVisible();
  await expectAccessible(page);
});

test('a family that was only claimed shows nobody another guardian’s child', async ({
  page,
  school,
}) => {
  const family = await newFamily(school, ['Mutinta', 'Thabo']);
  const [mine, other] = family.sent.map(({ reference }) => String(reference));
  const { references } = await recordAtDesk(school, 'families', mine ?? '');
  expect(references).not.toContain(other);
  await signIn(page, family.email);
  await addCode(page, family.sent[0]?.code, 'Mutinta Hamoonga');
  await expect(page.getByText('Thabo')).toBeHidden();
  await page.goto(`/portal/applications/${family.sent[1]?.reference}`);
  await expect(
    page.getByText('Page not found').or(page.getByText('not find')).first(),
  ).toBeVisible();
  await expect(page.getByText('Thabo')).toBeHidden();
});

test('from the portal the form for another child begins with the guardians', async ({
  page,
  school,
}) => {
  const family = await newFamily(school, ['Mutinta']);
  await signIn(page, family.email);
  await addCode(page, family.sent[0]?.code, 'Mutinta Hamoonga');
  await page.setViewportSize({ width: 360, height: 740 });
  const another = await page.locator('details', { hasText: 'Apply for another' }).boundingBox();
  const next = await page.locator('section', { hasText: 'What comes next' }).last().boundingBox();
  if (!another || !next) throw new Error('Not shown');
  // The line above what follows stands as far from it as from the cards.
  expect(next.y - another.y - another.height).toBeGreaterThan(15);
  await page.getByText('Apply for another child').click();
  await page.getByRole('button', { name: 'Yes, keep my answers' }).click();
  await expect(page).toHaveURL('/enrollment');
  await expect(page.getByText('This form is for another child.')).toBeVisible();
  await expect(page.locator('[name=studentFirstName]').first()).toHaveValue('');
  await expect(page.locator('[name=parent1Email]').first()).toHaveValue(family.email);
});
