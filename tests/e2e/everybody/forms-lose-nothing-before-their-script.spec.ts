import type { Page } from '@playwright/test';
import { newReference } from '#lib/text/reference.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { fillUpToReview } from '#tests/support/enrollment-form.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

const SCRIPTS = '**/assets/**/*.js';
const reference = (prefix: string) => new RegExp(`${prefix}-[2-9A-Z]{4}-[2-9A-Z]{4}`);

const EPOCH = /^[\w-]{6}(~|$)/;

const keptIn = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const listIn = async (page: Page, key: string) =>
  JSON.parse((await keptIn(page))[`ten-miles.${key}`] ?? '[]');

test.describe('an enrollment application that is sent before the script is there', () => {
  const child = { ...sampleAnswers, studentFirstName: 'Early' };

  test('leaves no draft, and stands in the list as any other, once', async ({
    page,
    school,
    hydrated,
  }) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto('/enrollment', { waitUntil: 'commit' });
    await fillUpToReview(page, child);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    const shown = page.getByText(reference('EN'));
    await expect(shown).toBeVisible();
    expect(Object.keys(await keptIn(page)).join()).not.toContain('draft');
    letGo();
    await hydrated(page);

    // Without a word to anybody the phone asks whether the school has it, and it has.
    const asked = async () => (await listIn(page, 'enrollment-applications'))[0].delivery.askedAt;
    await expect.poll(asked).toMatch(/^20.*Z$/);
    const [entry, ...others] = await listIn(page, 'enrollment-applications');
    expect(others).toEqual([]);
    expect(entry).toEqual({
      ...child,
      submissionDate: expect.stringMatching(/^20.*Z$/),
      delivery: {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        hasReachedSchool: true,
        receivedAt: expect.stringMatching(/^20.*Z$/),
        noticeVersion: '2026-11',
        reference: await shown.textContent(),
        askedAt: await asked(),
        // What the phone brings it back with, should the school lose it.
        epoch: expect.stringMatching(EPOCH),
        proof: expect.stringContaining((await shown.textContent()) ?? ''),
      },
    });
    await page.reload();
    await hydrated(page);
    await expect(shown).toBeVisible();
    expect(await listIn(page, 'enrollment-applications')).toEqual([entry]);

    await page.goto('/enrollment');
    await hydrated(page);
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('');
    await expect(page.getByText('You have started this form before.')).toBeHidden();
    expect(await listedAtDesk(school, 'enrollment-applications', 'Early')).toHaveLength(1);
  });

  test('does not come back to a phone that was cleared since', async ({ page, hydrated }) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto('/enrollment', { waitUntil: 'commit' });
    await fillUpToReview(page, { ...child, studentFirstName: 'Cleared' });
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText(reference('EN'))).toBeVisible();
    letGo();
    await hydrated(page);
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
    expect(await cookies()).toEqual(['enrollment-receipt']);
    await page.getByRole('button', { name: 'Clear my data from this device' }).click();
    await page.getByRole('button', { name: 'Clear my data', exact: true }).click();
    await expect(page.getByText('Your data has been removed from this device.')).toBeVisible();
    await expect(page.getByText(reference('EN'))).toBeHidden();
    await expect.poll(cookies).toEqual([]);
    await page.goto('/enrollment?submitted');
    await hydrated(page);
    await expect(page.getByText(reference('EN'))).toBeHidden();
    expect(await keptIn(page)).toEqual({});
  });
});

test('Clear my data counts also when it is pressed before its script is there', async ({
  page,
}) => {
  const { letGo } = await holdRequests(page, SCRIPTS);
  await page.goto('/contact', { waitUntil: 'commit' });
  const clear = page.getByRole('button', { name: 'Clear my data from this device' });
  await clear.click();
  await expect(clear).toHaveAttribute('aria-disabled', 'true');
  letGo();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Clear my data', exact: true }).click();
  await expect(page.getByText('Your data has been removed from this device.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the review shows no answers before it shows those of the draft, and nobody sends unseen ones', async ({
  page,
  hydrated,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await fillUpToReview(page);
  const missing = page.getByText('N/A', { exact: true }).first();
  const submit = page.getByRole('button', { name: 'Submit Application' });
  const waits = page.getByText('Your answers are on this device.');
  const show = page.getByRole('button', { name: 'Show my answers' });
  const { letGo } = await holdRequests(page, SCRIPTS);

  await page.goto('/enrollment?step=4', { waitUntil: 'commit' });
  await expect(waits).toBeVisible();
  await expect(missing).toBeHidden();
  await expect(submit).toBeHidden();
  await expectAccessibleAtEachWidth(page);
  await show.click();
  await expect(page.getByText('May 14, 2020')).toBeVisible();
  await expect(submit).toBeVisible();
  await expect(waits).toBeHidden();

  await page.goto('/enrollment?step=4', { waitUntil: 'commit' });
  await expect(show).toBeVisible();
  letGo();
  await hydrated(page);
  await expect(page.getByText('May 14, 2020')).toBeVisible();
  await expect(submit).toBeVisible();
  await expect(show).toBeHidden();
});

test.describe('what is typed before the script is there', () => {
  test('is back when a message was left by another button, and after a reload', async ({
    page,
    hydrated,
  }) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto('/contact', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main.getByLabel('Full Name').fill('Mwansa');
    await main.getByLabel('Message').fill('Does the bus stop at Chilanga?');
    await page.getByRole('button', { name: 'Show the live map' }).click();
    await expect(page).toHaveURL(/map=live/);
    await expect(main.getByLabel('Full Name')).toHaveValue('Mwansa');
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(main.getByLabel('Message')).toHaveValue('Does the bus stop at Chilanga?');
    letGo();
    await hydrated(page);
    await expect(main.getByLabel('Message')).toHaveValue('Does the bus stop at Chilanga?');
  });

  test('is back with its ticks, its choice and its day', async ({ page, hydrated }) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto('/parents/volunteer', { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Mwansa');
    const boxes = page.getByRole('main').getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByLabel('Full name')).toHaveValue('Mwansa');
    await expect(boxes.nth(2)).toBeChecked();
    await boxes.nth(0).uncheck();
    await page.reload({ waitUntil: 'commit' });
    letGo();
    await hydrated(page);
    await expect(boxes.nth(0)).not.toBeChecked();
    await expect(boxes.nth(2)).toBeChecked();
  });

  test('stays beside the price that was worked out since', async ({ page, hydrated }) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto('/parents/meals', { waitUntil: 'commit' });
    const amount = page.getByLabel('Amount');
    await page.getByLabel('Your full name').fill('Mwansa');
    await page.getByLabel('Student lunch').selectOption('2');
    await page.getByRole('button', { name: 'Work out the price' }).click();
    await expect(amount).toHaveValue('50');
    await expect(page.getByLabel('Your full name')).toHaveValue('Mwansa');
    letGo();
    await hydrated(page);
    await expect(amount).toHaveValue('50');
    await expect(page.getByLabel('Your full name')).toHaveValue('Mwansa');
  });

  test('about a payment comes back for that payment alone', async ({ page }) => {
    await holdRequests(page, SCRIPTS);
    const form = '/parents/meals/transaction';
    await page.goto(`${form}?reference=${newReference('MP')}`, { waitUntil: 'commit' });
    const id = page.getByLabel('Transaction id');
    await id.fill('PP240101.1234');
    await page.goto(form, { waitUntil: 'commit' });
    await expect(id).toHaveValue('PP240101.1234');
    await page.goto(`${form}?reference=${newReference('MP')}`, { waitUntil: 'commit' });
    await expect(id).toHaveValue('');
  });

  test('goes along to another post, which keeps its own name', async ({ page, hydrated }) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto('/careers?position=art-teacher', { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill('Natasha Zulu');
    await page.getByRole('link', { name: 'Apply Now for School Counselor' }).click();
    await expect(page.getByLabel('Position')).toHaveValue('School Counselor');
    await expect(page.getByLabel('Full name')).toHaveValue('Natasha Zulu');
    letGo();
    await hydrated(page);
    await expect(page.getByLabel('Position')).toHaveValue('School Counselor');
    await expect(page.getByLabel('Full name')).toHaveValue('Natasha Zulu');
  });
});

test.describe('what is sent before the script is there stands in the list and is no draft', () => {
  test('a message', async ({ page, hydrated }) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto('/contact', { waitUntil: 'commit' });
    const message = {
      name: 'Mwansa',
      email: 'early@mail.example',
      subject: 'Bus',
      message: 'Does the bus stop at Chilanga?',
    };
    for (const [name, text] of Object.entries(message)) await page.locator(`#${name}`).fill(text);
    await takeOnesTime(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(reference('CM'))).toBeVisible();
    expect(Object.keys(await keptIn(page)).join()).not.toContain('draft');
    letGo();
    await hydrated(page);
    const [{ delivery, ...entry }, ...others] = await listIn(page, 'contact-messages');
    expect(others).toEqual([]);
    // The phone may have asked by now whether the school has it.
    const { askedAt: _, ...kept } = delivery;
    expect([{ ...entry, delivery: kept }]).toEqual([
      {
        ...message,
        submissionDate: expect.stringMatching(/^20.*Z$/),
        delivery: {
          key: expect.stringMatching(/^[0-9a-f-]{36}$/),
          hasReachedSchool: true,
          receivedAt: expect.stringMatching(/^20.*Z$/),
          reference: expect.stringMatching(reference('CM')),
          epoch: expect.stringMatching(EPOCH),
          proof: expect.stringMatching(EPOCH),
        },
      },
    ]);
    await expect(page.locator('#message')).toHaveValue('');
  });

  test('a job application', async ({ page, hydrated }) => {
    const { letGo } = await holdRequests(page, SCRIPTS);
    await page.goto('/careers?position=art-teacher', { waitUntil: 'commit' });
    await page.getByLabel('Full name').fill(' Natasha Zulu ');
    await page.getByLabel('Email', { exact: true }).fill('early@mail.example');
    await page
      .getByLabel('Resume')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
    await takeOnesTime(page);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText(reference('JA'))).toBeVisible();
    expect(Object.keys(await keptIn(page)).join()).not.toContain('draft');
    letGo();
    await hydrated(page);
    expect(await listIn(page, 'job-applications')).toMatchObject([
      {
        fullName: 'Natasha Zulu',
        email: 'early@mail.example',
        phone: '',
        position: 'Art Teacher (Part-time)',
        resume: 'cv.pdf',
        coverLetter: '',
        delivery: { hasReachedSchool: true, reference: expect.stringMatching(reference('JA')) },
      },
    ]);
    await page.goto('/careers?position=art-teacher');
    await hydrated(page);
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });
});
