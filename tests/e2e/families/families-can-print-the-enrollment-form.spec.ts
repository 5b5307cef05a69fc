import { allQuestions } from '#features/enrollment/form/questions.ts';
import { writtenDate } from '#lib/dates/plain-date.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { newEmail, openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { readPdf } from '#tests/support/readers/read-pdf.ts';
import { sampleDocx, samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent finds the form on the page for parents, with its size, and every question is on it', async ({
    page,
    request,
  }) => {
    await page.goto('/parents#forms');
    await page.locator('#forms').getByRole('link', { name: 'Forms and Documents' }).click();
    await expect(page).toHaveURL('/parents/documents');
    const entry = page.getByRole('listitem').filter({ hasText: 'Enrollment form' });
    const address = await entry.getByRole('link').getAttribute('href');
    const answer = await request.get(address ?? '');
    const file = await answer.body();
    await expect(entry).toContainText(`PDF, ${Math.round(file.length / 1024)} KB`);
    await expect(entry).toContainText(/[A-Z][a-z]+\s\d{1,2},\s20\d\d$/);
    const text = readPdf(file)
      .map((one) => one.text)
      .join('\n');
    for (const { label } of allQuestions) expect(text).toContain(label);
    await expect(page.getByRole('link', { name: 'Job application form' })).toHaveAttribute(
      'href',
      '/forms/job-application-form.pdf',
    );
  });
});

test('the office adds a document, replaces it and takes it off, and parents see the list follow', async ({
  page,
  context,
  school,
}) => {
  await openAsColleague(page, '/staff/documents', await newColleague(school, 'editor'));
  await page.getByRole('link', { name: 'Add a document' }).click();
  await page.getByLabel('Title').fill('Uniform list');
  await page.getByLabel('Description').fill('What to wear.');
  const chosen = (bytes: Buffer, name: string) => ({ name, mimeType: '', buffer: bytes });
  await page.getByLabel('File', { exact: true }).setInputFiles(chosen(sampleDocx(), 'list.pdf'));
  await page.getByRole('button', { name: 'Add the document' }).click();
  const fault = page.locator('#file-error');
  await expect(fault).toContainText('is not what its name says');
  await expect(page.getByLabel('Title')).toHaveValue('Uniform list');
  await expectAccessibleAtEachWidth(page);
  await page.getByLabel('File', { exact: true }).setInputFiles(chosen(samplePdf(), 'list.pdf'));
  await page.getByRole('button', { name: 'Add the document' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uniform list' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  const parent = await context.newPage();
  await parent.goto('/parents/documents');
  const entry = parent.getByRole('listitem').filter({ hasText: 'Uniform list' });
  const today = writtenDate(new Date(Date.now() + 2 * 60 * 60_000).toISOString().slice(0, 10));
  await expect(entry).toContainText(`PDF, 1 KB, ${today}`);
  await expect(entry.getByRole('link')).toHaveAttribute('href', '/documents/uniform-list.pdf');
  await expectAccessibleAtEachWidth(parent);

  const replaced = samplePdf({ trailer: `/X (${'new '.repeat(700)})` });
  await page.getByRole('button', { name: 'Replace the file' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New file').setInputFiles(chosen(replaced, 'new.pdf'));
  await dialog.getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'File replaced' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await parent.reload();
  await expect(entry).toContainText('PDF, 3 KB');

  await page.getByRole('button', { name: 'Take off the site' }).click();
  await expect(page.getByText('Taken off the site.')).toBeVisible();
  await parent.reload();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Take off the site' })).toBeVisible();
  await parent.reload();
  await expect(entry).toHaveCount(1);

  await page.getByLabel('Title').fill('School uniform');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'School uniform' })).toBeVisible();
  await page.getByRole('link', { name: 'All documents' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'School uniform' })).toContainText(
    'On the site',
  );
});

test('Access Parent Portal leads to the sign-in, and from there to the portal', async ({
  page,
  school,
  hydrated,
}) => {
  const email = newEmail();
  await openAccount(school, email);
  await page.goto('/parents#portal');
  await hydrated(page);
  await page.getByRole('link', { name: 'Access Parent Portal' }).click();
  await expect(page).toHaveURL('/sign-in?next=%2Fportal');
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/portal');
  await expect(page.getByRole('heading', { level: 1, name: 'Parent portal' })).toBeVisible();

  await page.goto('/parents#portal');
  await hydrated(page);
  await page.getByRole('link', { name: 'Access Parent Portal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parent portal' })).toBeVisible();
});
