import { expectAccessible } from '#tests/support/accessibility.ts';
import { fillAnswers, fillUpToReview } from '#tests/support/enrollment-form.ts';
import { keptPages } from '#tests/support/public-pages.ts';
import { keepWholeSite, keptAddresses } from '#tests/support/readers/kept-site.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import { BIRTH_DATE } from '#tests/support/readers/status-page.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

test.use({ serviceWorkers: 'allow' });

const byName = (school: RunningSchool, name: string) =>
  listedAtDesk(school, 'enrollment-applications', name);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await keepWholeSite(page);
});

test('the site kept, then no network: a family walks the wizard, sends, and the school has it once', async ({
  page,
  context,
  school,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Enroll' }).click();
  await expect(page.getByText('Step 1 of 4: Student Info')).toBeVisible();
  await fillUpToReview(page, { ...sampleAnswers, studentFirstName: 'Twaambo' });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(
    page.getByRole('heading', { name: 'Saved on this device, not sent yet' }),
  ).toBeFocused();
  await page.goto('/about');
  await expect(page.getByText('One application is saved on this device')).toBeVisible();
  expect(await byName(school, 'Twaambo')).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('Enrollment Submitted!', { exact: true })).toBeVisible();
  expect(await byName(school, 'Twaambo')).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('a reload in the middle of the wizard keeps the step, and the text, without a network', async ({
  page,
  context,
  hydrated,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await context.setOffline(true);
  await fillAnswers(page, { step: 1 });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=parent1FirstName]').fill('Choolwe');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
  await expect(page.locator('[name=parent1FirstName]')).toHaveValue('Choolwe');
  await expect(page).toHaveURL(/\/enrollment\?step=2$/);
});

test('every public page stands without a network, by its address and by a link', async ({
  page,
  context,
  hydrated,
}) => {
  // A phone that is short of room empties the browser's own cache; what the worker keeps has to be enough.
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await context.setOffline(true);
  for (const path of keptPages) {
    await page.goto(path);
    if (path !== '/status') await hydrated(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeHidden();
  }
  await page.goto('/');
  await hydrated(page);
  for (const name of ['About', 'Academics', 'Careers', 'Contact']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await hydrated(page);
  }
});

test('a candidate and a writer send without a network too', async ({
  page,
  context,
  hydrated,
  school,
}) => {
  await context.setOffline(true);
  await page.goto('/careers?position=art-teacher');
  await hydrated(page);
  await page.getByLabel('Full name').fill('Natasha Zulu');
  await page.getByLabel('Email', { exact: true }).fill('offline@mail.example');
  await page
    .getByLabel('Resume')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Your answers and your resume are saved')).toBeVisible();

  await page.goto('/contact');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('Full Name').fill('Mwansa');
  await main.getByLabel('Email Address').fill('mwansa@example.com');
  await main.getByLabel('Subject').fill('Offline');
  await main.getByLabel('Message').fill('From the bus');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    page.getByText('One job application and one message are saved on this device'),
  ).toBeVisible();

  await context.setOffline(false);
  const jobs = () => listedAtDesk(school, 'job-applications', 'offline@mail.example');
  await expect.poll(jobs).toHaveLength(1);
  await expect.poll(() => listedAtDesk(school, 'messages', 'Offline')).toHaveLength(1);
});

test('nothing personal is kept, and what is not kept says that it needs a connection', async ({
  page,
  context,
}) => {
  for (const path of ['/enrollment?submitted', '/careers?position=art-teacher', '/sign-in'])
    await page.goto(path);
  await page.evaluate(() => fetch('/healthz'));
  expect(await keptAddresses(page)).toEqual(keptPages.toSorted());
  await context.setOffline(true);
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Check the status' }).click();
  await page.getByLabel('Reference').fill('EN-7KQ4-M2XD');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Reference')).toBeVisible();
});

test('where it stands is asked for in two steps, and the kept page is the first of them', async ({
  page,
  context,
}) => {
  await page.goto('/status');
  await page.getByLabel('Reference').fill('EN-2222-2222');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(BIRTH_DATE).fill('2020-03-01');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Show the status' }).click();
  await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible();
  // The second step is nobody's to keep: without a network the first one stands there.
  await page.goBack();
  await expect(page.getByLabel('Reference')).toHaveValue('');
  await expect(page.getByLabel(BIRTH_DATE)).toBeHidden();
  await context.setOffline(false);
  await page.goto('/status?asks=studentDOB');
  await expect(page.getByLabel('Reference')).toHaveValue('EN-2222-2222');
});

test('the last page is closed: the browser wakes the worker, and the next visit knows', async ({
  page,
  context,
  hydrated,
  school,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await fillUpToReview(page, { ...sampleAnswers, studentFirstName: 'Luyando' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await page.close();

  // The browser's own time for it may be minutes away.
  await context.setOffline(false);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/favicon.png');
  const session = await context.newCDPSession(elsewhere);
  await session.send('ServiceWorker.enable');
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations[0]?.registrationId;
      if (id) resolve(id);
    });
  });
  await session.send('ServiceWorker.disable');
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: school.address,
    registrationId: await found,
    tag: 'send-what-waits',
    lastChance: false,
  });
  await expect.poll(() => byName(school, 'Luyando')).toHaveLength(1);

  await elsewhere.goto('/enrollment?submitted');
  await expect(
    elsewhere.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
  ).toBeVisible();
  expect(await byName(school, 'Luyando')).toHaveLength(1);
});
