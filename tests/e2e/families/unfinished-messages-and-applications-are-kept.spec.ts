import type { Page } from '@playwright/test';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('a message that is not finished is there again after a reload, and gone once it is sent', async ({
  page,
  hydrated,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('Full Name').fill('Mwansa');
  await main.getByLabel('Message').fill('Does the bus stop at');
  await page.reload();
  await hydrated(page);
  await expect(main.getByLabel('Full Name')).toHaveValue('Mwansa');
  await expect(main.getByLabel('Message')).toHaveValue('Does the bus stop at');

  await main.getByLabel('Email Address').fill('mwansa@example.com');
  await main.getByLabel('Subject').fill('Bus');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has reached the school.')).toBeVisible();
  await page.goto('/contact');
  await hydrated(page);
  await expect(main.getByLabel('Message')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft');
});

test('a subject alone is kept, and what the page filled in is no draft until it is changed', async ({
  page,
  hydrated,
}) => {
  const subject = page.getByRole('main').getByLabel('Subject');
  const name = page.getByRole('main').getByLabel('Full Name');
  await page.goto('/contact?subject=School%20bus');
  await hydrated(page);
  await expect(subject).toHaveValue('School bus');
  await name.fill('M');
  await name.fill('');
  await page.goto('/contact');
  await hydrated(page);
  await expect(subject).toHaveValue('');
  await subject.fill('Sports day');
  await page.reload();
  await hydrated(page);
  await expect(subject).toHaveValue('Sports day');
  await subject.fill('');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft');
});

test('a job application that is not finished is there again; the resume is chosen anew', async ({
  page,
  hydrated,
}) => {
  await page.goto('/careers?position=art-teacher');
  await hydrated(page);
  await expect(
    page.getByText('If you leave this page before you send the form, choose the file again.'),
  ).toBeVisible();
  await page.getByLabel('Full name').fill('Natasha Zulu');
  await page.getByLabel('Cover letter').fill('I teach art');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Natasha Zulu');
  await expect(page.getByLabel('Cover letter')).toHaveValue('I teach art');

  await page.getByLabel('Email', { exact: true }).fill('natasha@mail.example');
  await page
    .getByLabel('Resume')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText(/JA-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
  await page.goto('/careers?position=art-teacher');
  await hydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('a job application in two tabs: what is typed in one takes nothing from the other', async ({
  page,
  context,
  hydrated,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/careers?position=art-teacher');
    await hydrated(tab);
  }
  await page.getByLabel('Cover letter').fill('I teach art');
  await other.getByLabel('Full name').fill('Natasha Zulu');
  await page.close();
  await other.reload();
  await hydrated(other);
  await expect(other.getByLabel('Full name')).toHaveValue('Natasha Zulu');
  await expect(other.getByLabel('Cover letter')).toHaveValue('I teach art');
});

const refusal = {
  title: 'Not sent',
  detail: 'Please correct your message.',
  errors: [{ field: 'subject', message: 'Enter a shorter subject' }],
};

/** As it lies on a phone when it was sent later, without its form, and the school did not take it. */
const refused = (answers: Record<string, string>) => ({
  ...answers,
  submissionDate: new Date().toISOString(),
  delivery: { key: crypto.randomUUID(), hasReachedSchool: false, refusal },
});

const refusedMessage = (subject: string) =>
  refused({
    name: 'Mwansa',
    email: 'mwansa@example.com',
    phone: '',
    subject,
    message: 'It is long.',
  });

const LIST = 'ten-miles.contact-messages';

const keepOnPhone = (page: Page, key: string, list: object[]) =>
  page.evaluate(
    ([at, text]) => localStorage.setItem(at as string, text as string),
    [key, JSON.stringify(list)],
  );

test('messages that were refused later come back one by one, and keep what was corrected', async ({
  page,
  hydrated,
}) => {
  const main = page.getByRole('main');
  await page.goto('/faq');
  await keepOnPhone(page, LIST, [refusedMessage('Bus'), refusedMessage('Lunch')]);
  await page.goto('/contact');
  await hydrated(page);
  await expect(main.getByLabel('Subject')).toHaveValue('Bus');
  await expect(page.getByText('Enter a shorter subject').first()).toBeVisible();
  await main.getByLabel('Message').fill('It is short.');
  await page.reload();
  await hydrated(page);
  await expect(main.getByLabel('Subject')).toHaveValue('Bus');
  await expect(main.getByLabel('Message')).toHaveValue('It is short.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message has reached the school.')).toBeVisible();

  await page.goto('/contact');
  await hydrated(page);
  await expect(main.getByLabel('Subject')).toHaveValue('Lunch');
  await expect(main.getByLabel('Message')).toHaveValue('It is long.');
});

test('a message that was refused later takes the place of no message that is being written', async ({
  page,
  hydrated,
}) => {
  const main = page.getByRole('main');
  await page.goto('/contact');
  await hydrated(page);
  await main.getByLabel('Message').fill('Does the bus stop at');
  await keepOnPhone(page, LIST, [refusedMessage('Lunch')]);
  await page.reload();
  await hydrated(page);
  await expect(main.getByLabel('Message')).toHaveValue('Does the bus stop at');
  await page.getByRole('button', { name: 'Go to the form' }).click();
  await expect(page.getByText('Something else is in the form now.')).toBeVisible();
  await expect(main.getByLabel('Message')).toHaveValue('Does the bus stop at');
  await main.getByLabel('Message').fill('');
  await page.reload();
  await hydrated(page);
  await expect(main.getByLabel('Subject')).toHaveValue('Lunch');
});

test('what is corrected in a job application that was refused later is there after a reload', async ({
  page,
  hydrated,
}) => {
  const letter = page.getByLabel('Cover letter');
  await page.goto('/careers?position=art-teacher');
  await hydrated(page);
  const position = await page.locator('[name=position]').inputValue();
  const answers = { position, fullName: 'Natasha Zulu', coverLetter: 'It is long.' };
  await keepOnPhone(page, 'ten-miles.job-applications', [refused(answers)]);
  await page.reload();
  await hydrated(page);
  await expect(letter).toHaveValue('It is long.');
  await letter.fill('It is short.');
  await page.reload();
  await hydrated(page);
  await expect(letter).toHaveValue('It is short.');
  await expect(page.getByLabel('Full name')).toHaveValue('Natasha Zulu');
});

test('one letter typed before the script takes nothing from a job application that was refused', async ({
  page,
  hydrated,
}) => {
  await page.goto('/careers?position=art-teacher');
  await hydrated(page);
  const position = await page.locator('[name=position]').inputValue();
  const answers = { position, fullName: 'Natasha Zulu', coverLetter: 'It is long.' };
  await keepOnPhone(page, 'ten-miles.job-applications', [refused(answers)]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Phone').fill('0');
  release();
  await hydrated(page);
  await expect(page.getByLabel('Cover letter')).toHaveValue('It is long.');
  await expect(page.getByLabel('Full name')).toHaveValue('Natasha Zulu');
  await expect(page.getByLabel('Phone')).toHaveValue('0');
});
