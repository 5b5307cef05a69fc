import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { listedAtDesk, recordAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { sampleDocx, samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

const LIST = 'ten-miles.job-applications';
const ART = 'Art Teacher (Part-time)';
const resume = { name: 'Natasha Zulu.pdf', mimeType: 'application/pdf', buffer: samplePdf() };

test.describe('with JavaScript', () => {
  test.beforeEach(async ({ page, hydrated }) => {
    await page.goto('/careers');
    await hydrated(page);
  });

  test('a candidate selects a post, applies, and finds the openings again', async ({
    page,
    school,
  }) => {
    await expect(page.getByRole('heading', { level: 3 })).toContainText([
      'Innovative Environment',
      'Supportive Community',
      'Growth Opportunities',
      'Elementary School Teacher (K-2)',
      'Elementary School Teacher (3-5)',
      'Special Education Teacher',
      'School Counselor',
      'Administrative Assistant',
      ART,
    ]);
    await applyFor(page, ART);
    await expect(page.getByRole('heading', { name: `Apply for ${ART}` })).toBeFocused();
    await expect(page.getByRole('heading', { name: `Apply for ${ART}` })).toBeInViewport();
    await expect(page.getByText('General Interest?')).toBeHidden();
    await expect(page.getByLabel('Position')).toHaveValue(ART);
    await expect(page.getByLabel('Position')).toHaveAttribute('readonly');
    await expect(page.getByText('.pdf, .doc or .docx, at most 5 MB')).toBeVisible();

    await fillIn(page, 'natasha@mail.example');
    await submit(page);
    await expect(page.getByText('Application Submitted!')).toBeVisible();
    await expect(
      page.getByText('Thank you for your interest. We will review your application.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Application Received!' })).toBeFocused();

    const reference = (await page.getByText(/^JA-/).textContent()) ?? '';
    expect(await recordAtDesk(school, 'job-applications', reference)).toMatchObject({
      ...{ email: 'natasha@mail.example', resume: { name: 'Natasha Zulu.pdf' } },
    });
    expect(await kept(page)).toMatchObject([
      {
        fullName: 'Natasha Zulu',
        email: 'natasha@mail.example',
        phone: '',
        position: ART,
        coverLetter: 'I paint.',
        resume: 'Natasha Zulu.pdf',
        submissionDate: expect.stringMatching(/Z$/),
        delivery: { hasReachedSchool: true, reference },
      },
    ]);

    await page.getByRole('link', { name: 'View More Openings' }).click();
    await expect(page.getByRole('heading', { name: 'Current openings' })).toBeInViewport();
    await expect(page.getByText('General Interest?')).toBeVisible();
  });

  test('what is missing is asked for, and what was typed stays', async ({ page, school }) => {
    await applyFor(page, 'School Counselor');
    await page.getByLabel('Full name').fill('Natasha Zulu');
    await submit(page);
    await expect(page.getByText('Incomplete Application')).toBeVisible();
    await expect(
      page.getByText('Please fill in all required fields and upload your resume.'),
    ).toBeVisible();
    const summary = page.getByRole('region', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your email address',
      'Choose your resume',
    ]);
    await expect(page).toHaveTitle(/^Error: Apply for School Counselor/);
    await summary.getByRole('link', { name: 'Choose your resume' }).click();
    await expect(page.getByLabel('Resume')).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue('Natasha Zulu');
    expect(await kept(page)).toEqual([]);
    const listed = await listedAtDesk(school, 'job-applications', 'Natasha Zulu');
    expect(listed.filter(({ position }) => position === 'School Counselor')).toEqual([]);
  });

  test('a program that fills in what nobody sees is refused before anything is sent', async ({
    page,
  }) => {
    await applyFor(page, ART);
    await fillIn(page, 'program@mail.example');
    await page.locator('#apply input[name=website]').fill('https://example.com');
    await submit(page);
    await expect(
      page.getByText(/A field that people do not see was filled in/).first(),
    ).toBeVisible();
    expect(await kept(page)).toEqual([]);
  });

  test('a file that will not do is named before anything is sent', async ({ page }) => {
    await applyFor(page, ART);
    await fillIn(page, 'file@mail.example');
    const cases: [string, Buffer, string][] = [
      ['cv.pdf.exe', samplePdf(), 'Your resume must be a .pdf, .doc or .docx file'],
      ['cv.pdf', Buffer.alloc(5 * 1024 * 1024 + 1), 'Your resume must be 5 MB or smaller'],
      ['cv.docx', Buffer.alloc(0), 'This file is empty'],
    ];
    for (const [name, buffer, message] of cases) {
      await page.getByLabel('Resume').setInputFiles({ name, mimeType: '', buffer });
      await submit(page);
      await expect(page.locator('#resume-error')).toContainText(message);
    }
    expect(await kept(page)).toEqual([]);
  });

  test('what only the school can see in a file comes back to its field', async ({
    page,
    school,
  }) => {
    await applyFor(page, ART);
    await fillIn(page, 'macro@mail.example');
    const buffer = sampleDocx([{ name: 'word/vbaProject.bin', content: 'x' }]);
    await page.getByLabel('Resume').setInputFiles({ name: 'cv.docx', mimeType: '', buffer });
    await submit(page);
    await expect(page.locator('#resume-error')).toContainText('This document contains macros');
    await expect(page.getByLabel('Cover letter')).toHaveValue('I paint.');
    expect(await kept(page)).toEqual([]);

    await page.getByLabel('Resume').setInputFiles(resume);
    await submit(page);
    await expect(page.getByText('Application Received!')).toBeVisible();
    expect(await applicationsOf(school, 'macro@mail.example')).toHaveLength(1);
  });

  test('the network goes: nothing has to be typed or chosen again, and the school gets it once', async ({
    page,
    school,
  }) => {
    await applyFor(page, ART);
    await fillIn(page, 'retry@mail.example');
    // The school stores it, and its answer never arrives.
    await page.route('**/api/job-applications', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(page);
    await expect(page.getByText('Not sent yet.')).toBeVisible();
    expect(await kept(page)).toMatchObject([{ delivery: { hasReachedSchool: false } }]);
    expect(await applicationsOf(school, 'retry@mail.example')).toHaveLength(1);

    await page.unroute('**/api/job-applications');
    await submit(page);
    await expect(page.getByText('Application Received!')).toBeVisible();
    const [stored, ...others] = await applicationsOf(school, 'retry@mail.example');
    expect(others).toEqual([]);
    expect(await kept(page)).toMatchObject([
      { delivery: { hasReachedSchool: true, reference: stored?.reference } },
    ]);
  });

  test('while it is sent, the button says so and the progress is told', async ({ page }) => {
    await applyFor(page, ART);
    await fillIn(page, 'slow@mail.example');
    const { sent, letGo } = await holdRequests(page, '**/api/job-applications');
    await submit(page);
    const button = page.getByRole('button', { name: 'Submitting...' });
    await expect(button).toBeDisabled();
    // Whoever uses the keyboard stays where they are, and a second press sends nothing.
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar', { name: 'Sending your application' })).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: 'Sending your application: 0%' }),
    ).toHaveCount(1);
    letGo();
    await expect(page.getByText('Application Received!')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('what did not reach the school, and whose file the device lost, asks for the file alone', async ({
    page,
    hydrated,
  }) => {
    await applyFor(page, ART);
    await fillIn(page, 'later@mail.example');
    await page.route('**/api/job-applications', (route) => route.abort('internetdisconnected'));
    await submit(page);
    await expect(page.getByText('Not sent yet.')).toBeVisible();
    await page.evaluate(() => indexedDB.deleteDatabase('school-deliveries'));
    await page.unroute('**/api/job-applications');

    await page.goto('/careers?position=art-teacher');
    await hydrated(page);
    await expect(page.getByText('did not reach the school')).toBeVisible();
    await expect(page.getByText('Please choose it again.')).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('later@mail.example');
    await page.getByLabel('Resume').setInputFiles(resume);
    await submit(page);
    await expect(page.getByText('Application Received!')).toBeVisible();
    expect(await kept(page)).toMatchObject([{ delivery: { hasReachedSchool: true } }]);
  });

  test('who finds no post is told where to write', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Submit General Application' });
    await button.click();
    const dialog = page.getByRole('alertdialog', { name: 'General Application' });
    await expect(dialog).toContainText('This feature is under development.');
    await expect(dialog).toContainText(
      'email your resume and cover letter to office@tenmiles.example',
    );
    await dialog.getByRole('button', { name: 'Understood' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('for everybody', () => {
  test('everyone can use the page in every state', async ({ page, hydrated }) => {
    await page.goto('/careers');
    await hydrated(page);
    await expectAccessibleAtEachWidth(page);
    await page.getByRole('button', { name: 'Submit General Application' }).click();
    const understood = page.getByRole('button', { name: 'Understood' });
    await expect(understood).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await understood.click();
    await applyFor(page, ART);
    await expect(page.getByRole('heading', { name: `Apply for ${ART}` })).toBeInViewport();
    await expectAccessibleAtEachWidth(page);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expectAccessibleAtEachWidth(page);
    await fillIn(page, 'everybody@mail.example');
    await submit(page);
    await expect(page.getByText('Application Received!')).toBeVisible();
    await expectAccessibleAtEachWidth(page);
  });
});

test.describe('the countdown', () => {
  test('is over: the school prepares for its grand opening', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByText('Grand Opening: January 5, 2026')).toBeVisible();
    await expect(page.getByText('We are preparing for our grand opening!')).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
  });

  test('is over on a phone whose clock is two years behind, too', async ({ page }) => {
    await page.clock.install({ time: new Date('2024-11-14T08:52:18Z') });
    await page.goto('/careers');
    await expect(page.getByText('We are preparing for our grand opening!')).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
  });

  test('before the day it counts each second, also before React is there', async ({
    page,
    hydrated,
  }) => {
    const school = await runSchoolAt('2025-11-14T08:52:18Z');
    try {
      await page.clock.install({ time: new Date('2025-11-14T08:52:18Z') });
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(`${school.address}/careers`);
      await expect(page.getByRole('timer')).toHaveText(/51days13hours07minutes[0-4]\dseconds/);

      await page.unroute('**/assets/*.js');
      await page.goto(`${school.address}/careers?`);
      await page.clock.resume();
      await hydrated(page);
      await expect(page.getByRole('timer')).toBeVisible();
      const before = (await page.getByRole('timer').textContent()) ?? '';
      await expect(page.getByRole('timer')).not.toHaveText(before);
      await expect(page.getByText('We are preparing for our grand opening!')).toBeHidden();
    } finally {
      await school.remove();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a candidate applies all the same', async ({ page, school }) => {
    await page.goto('/careers');
    await expect(page.getByRole('button', { name: 'Submit General Application' })).toBeHidden();
    await expect(page.locator('noscript p')).toContainText('This feature is under development.');
    await applyFor(page, ART);
    await expect(page.getByRole('heading', { name: `Apply for ${ART}` })).toBeInViewport();

    await takeOnesTime(page);
    await fillIn(page, 'plain@mail.example');
    await page.getByLabel('Full name').fill(' ');
    await submit(page);
    await expect(page.getByText('Incomplete Application')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Enter your full name' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose your resume again' })).toBeVisible();
    await expect(page.getByLabel('Cover letter')).toHaveValue('I paint.');

    await page.getByLabel('Full name').fill('Natasha Zulu');
    await page.getByLabel('Resume').setInputFiles(resume);
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Application Received!' })).toBeVisible();
    await expect(page.getByText(/^JA-/)).toBeVisible();
    expect(await applicationsOf(school, 'plain@mail.example')).toHaveLength(1);
  });

  test('a program that fills in what nobody sees is refused, and what was written stays', async ({
    page,
    school,
  }) => {
    await page.goto('/careers?position=art-teacher');
    await fillIn(page, 'program@mail.example');
    await page.locator('#apply input[name=website]').fill('https://example.com');
    await submit(page);
    await expect(
      page.getByText(/A field that people do not see was filled in/).first(),
    ).toBeVisible();
    await expect(page.getByLabel('Cover letter')).toHaveValue('I paint.');
    expect(await applicationsOf(school, 'program@mail.example')).toEqual([]);
  });

  test('a file far too large brings the page back with the reason', async ({ page }) => {
    await page.goto('/careers?position=art-teacher');
    await fillIn(page, 'large@mail.example');
    const buffer = Buffer.concat([samplePdf(), Buffer.alloc(7 * 1024 * 1024)]);
    await page.getByLabel('Resume').setInputFiles({ name: 'cv.pdf', mimeType: '', buffer });
    await submit(page);
    await expect(page.locator('#resume-error')).toContainText(
      'Your resume must be 5 MB or smaller',
    );
  });
});

function applyFor(page: Page, title: string) {
  return page.getByRole('link', { name: `Apply Now for ${title}` }).click();
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Full name').fill('Natasha Zulu');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Cover letter').fill('I paint.');
  await page.getByLabel('Resume').setInputFiles(resume);
}

function submit(page: Page) {
  return page.getByRole('button', { name: 'Submit Application' }).click();
}

async function kept(page: Page): Promise<unknown[]> {
  return JSON.parse((await page.evaluate((key) => localStorage.getItem(key), LIST)) ?? '[]');
}

function applicationsOf(school: RunningSchool, email: string) {
  return listedAtDesk(school, 'job-applications', email);
}
