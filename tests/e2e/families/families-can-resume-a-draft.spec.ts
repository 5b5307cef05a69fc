import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { tabsApart } from '#tests/support/browsers.ts';
import { fillAnswers, fillUpToReview } from '#tests/support/enrollment-form.ts';
import { holdRequests } from '#tests/support/hold-requests.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

test.use({ launchOptions: tabsApart });

const DRAFT = 'ten-miles.enrollment-draft';
const draftOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), DRAFT);
const putDraft = (page: Page, text: string) =>
  page.addInitScript(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [DRAFT, text],
  );

test('every change is kept and is there again on another day', async ({
  page,
  context,
  hydrated,
}) => {
  await page.goto('/enrollment');
  await hydrated(page);
  await page.locator('[name=studentFirstName]').fill('Mutinta');
  await page.getByLabel('Grade level').selectOption('grade2');
  await page.getByLabel('Intended year of enrollment').selectOption('2027');
  expect(await draftOf(page)).toMatchObject({
    studentFirstName: 'Mutinta',
    gradeLevel: 'grade2',
    enrollmentYear: '2027',
  });
  await page.close();

  const later = await context.newPage();
  await later.goto('/enrollment');
  await expect(later.locator('[name=studentFirstName]')).toHaveValue('Mutinta');
  await expect(later.getByLabel('Grade level')).toHaveValue('grade2');
  await expect(later.getByLabel('Intended year of enrollment')).toHaveValue('2027');
});

test('a reload in the middle keeps the step and a half-filled second guardian', async ({
  page,
}) => {
  await page.goto('/enrollment');
  await fillAnswers(page, { step: 1 });
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=parent1FirstName]').fill('Choolwe');
  await page.locator('[name=parent2LastName]').fill('Banda');
  await page.reload();
  await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
  await expect(page.locator('[name=parent1FirstName]')).toHaveValue('Choolwe');
  await expect(page.locator('[name=parent2LastName]')).toHaveValue('Banda');
  await page.goBack();
  await expect(page.locator('[name=studentFirstName]')).toHaveValue('Mutinta');
});

test('a step that the answers have not reached yet is not shown empty', async ({ page }) => {
  await page.goto('/enrollment?step=4');
  await expect(page.getByText('Step 1 of 4: Student Info')).toBeVisible();
});

test('a visit without typing leaves nothing behind', async ({ page, hydrated }) => {
  await page.goto('/enrollment');
  await hydrated(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull();
});

test('who goes Back to another page and comes forward again finds everything', async ({
  page,
  hydrated,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Enroll', exact: true }).click();
  await hydrated(page);
  await fillAnswers(page, { step: 1 });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
  await page.locator('[name=parent1FirstName]').fill('Choolwe');
  await page.goBack();
  await expect(page.locator('[name=studentFirstName]')).toHaveValue('Mutinta');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByText('Step 1 of 4: Student Info')).toBeVisible();
  await expect(page.locator('[name=studentFirstName]')).toHaveValue('Mutinta');
  await page.goForward();
  await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
  await expect(page.locator('[name=parent1FirstName]')).toHaveValue('Choolwe');
  await expect(page).toHaveTitle(/^Enrollment, step 2 of 4/);
});

for (const [what, text] of [
  ['broken text', '{"studentFirstName": "Mut'],
  ['a list', '[1, 2, 3]'],
  ['somebody else’s data', '{"theme": "dark"}'],
  ['numbers in the place of text', '{"studentFirstName": 7, "studentLastName": "Banda"}'],
  ['nothing', 'null'],
] as const) {
  test(`a draft that is ${what} is set aside with a word to the person`, async ({ page }) => {
    await putDraft(page, text);
    await page.goto('/enrollment');
    await expect(page.getByText('on this device could not be read')).toBeVisible();
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('');
    const aside = await page.evaluate((key) => localStorage.getItem(`${key}.set-aside`), DRAFT);
    expect(aside).toBe(text);
  });
}

test('a draft with a choice that is no longer offered asks for it again', async ({
  page,
  hydrated,
}) => {
  await putDraft(page, JSON.stringify({ ...sampleAnswers, enrollmentYear: '2025' }));
  await page.goto('/enrollment');
  await hydrated(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.summary').getByText('Choose the year of enrollment')).toBeVisible();
});

test.describe('before the scripts arrive', () => {
  test('what is typed is kept on hydration, and kept as a draft at once', async ({
    page,
    hydrated,
  }) => {
    let letThrough = () => {};
    const wait = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto('/enrollment');
    await page.locator('[name=studentFirstName]').fill('Mutinta');
    await page.getByLabel('Grade level').selectOption('grade3');
    expect(await draftOf(page)).toMatchObject({
      studentFirstName: 'Mutinta',
      gradeLevel: 'grade3',
    });
    letThrough();
    await hydrated(page);
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('Mutinta');
    await expect(page.getByLabel('Grade level')).toHaveValue('grade3');
    await page.locator('[name=studentLastName]').fill('Hamoonga');
    expect(await draftOf(page)).toMatchObject({
      studentFirstName: 'Mutinta',
      studentLastName: 'Hamoonga',
      gradeLevel: 'grade3',
    });
  });

  test('Next, Previous and Submit are answered by the server and nothing is lost', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/enrollment');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Incomplete or Invalid Information')).toBeVisible();
    await fillUpToReview(page);
    await expect(page.getByText('May 14, 2020')).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.locator('[name=emergencyContactName]')).toHaveValue('Bwalya Mwansa');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(
      page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
    ).toBeVisible();
    await expect(page.getByText(/EN-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
  });

  test('a step that the server answered goes on with React where it stands', async ({
    page,
    hydrated,
  }) => {
    let isBlocked = true;
    await page.route('**/assets/*.js', (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto('/enrollment');
    await fillAnswers(page, { step: 1 });
    isBlocked = false;
    await page.evaluate(() =>
      document
        .querySelector<HTMLFormElement>('#enrollment-form')
        ?.requestSubmit(document.querySelector<HTMLButtonElement>('button[value=next]')),
    );
    await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL(/\?step=2$/);
    await fillAnswers(page, { step: 2 });
    await page.reload();
    await expect(page.locator('[name=parent1Email]')).toHaveValue('choolwe@mail.example');
    await page.goBack();
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('Mutinta');
  });
});

test.describe('coming back to a form that was begun', () => {
  const note = 'You have started this form before.';

  test.beforeEach(async ({ page, hydrated }) => {
    await page.goto('/enrollment');
    await hydrated(page);
    await expect(page.getByText(note)).toBeHidden();
    await fillAnswers(page, { step: 1 });
    await page.getByRole('button', { name: 'Next' }).click();
    await page.locator('[name=parent1FirstName]').fill('Choolwe');
    await page.goto('/enrollment');
    await hydrated(page);
  });

  test('it is said at the top, and Go on leads to the first step that needs something', async ({
    page,
  }) => {
    await expect(page.getByText(note)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('Step 2 of 4: Parent Info')).toBeVisible();
    await expect(page.locator('[name=parent1FirstName]')).toHaveValue('Choolwe');
    await expect(page.getByText(note)).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  });

  test('Start again asks first, and then the form and the device are empty', async ({ page }) => {
    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(question).toContainText('Start again with an empty form?');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('Mutinta');

    await page.getByRole('button', { name: 'Start again' }).click();
    await question.getByRole('button', { name: 'Start again' }).click();
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('');
    await expect(page.getByText(note)).toBeHidden();
    expect(await draftOf(page)).toEqual({});
    await page.reload();
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('');
  });

  test('Start again waits while the form is being sent', async ({ page }) => {
    const { letGo } = await holdRequests(page, '**/api/enrollment-applications');
    await fillUpToReview(page);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    const startAgain = page.getByRole('button', { name: 'Start again' });
    await startAgain.click();
    await expect(page.getByText('Your form is being sent. Please wait')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expectAccessible(page);
    letGo();
    await expect(
      page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
    ).toBeVisible();
  });
});

test.describe('with the form open in two tabs', () => {
  const words = 'He is allergic to groundnuts.';
  let other: Page;

  test.beforeEach(async ({ page, context, hydrated }) => {
    await page.goto('/enrollment');
    await fillUpToReview(page);
    other = await context.newPage();
    await other.goto('/enrollment?step=4');
    await hydrated(other);
  });

  test('each keeps what was typed in the other, and shows it', async ({ page }) => {
    await other.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Change Parent/Guardian 1' }).click();
    await page.locator('[name=parent2FirstName]').fill('J');
    await other.locator('[name=additionalInfo]').fill(words);
    await page.locator('[name=parent2LastName]').fill('B');
    expect(await draftOf(page)).toMatchObject({
      parent2FirstName: 'J',
      parent2LastName: 'B',
      additionalInfo: words,
    });
    await other.close();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.locator('[name=additionalInfo]')).toHaveValue(words);
  });

  test('in the same step, both show the newer words', async ({ page }) => {
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Previous' }).click();
    await page.locator('[name=additionalInfo]').fill(words);
    await expect(other.locator('[name=additionalInfo]')).toHaveValue(words);
  });

  test('what one has sent, the other shows as sent and sends no second time', async ({ page }) => {
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(
      page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
    ).toBeVisible();
    await expect(other.getByText('Step 1 of 4: Student Info')).toBeVisible();
    await expect(other.getByText(/Mutinta Hamoonga: sent on .* Reference EN-/)).toBeVisible();
    await expect(other.locator('[name=studentFirstName]')).toHaveValue('');
    await expect(other.getByText('Your answers are still on this device')).toBeHidden();
    await expectAccessible(other);
  });

  test('begun again in one, the form is empty in the other and stays so', async ({ page }) => {
    await other.getByRole('button', { name: 'Start again' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByText('Step 1 of 4: Student Info')).toBeVisible();
    await expect(page.locator('[name=studentFirstName]')).toHaveValue('');
    await page.locator('[name=studentLastName]').fill('Banda');
    await expect(other.locator('[name=studentLastName]')).toHaveValue('Banda');
    expect(await draftOf(page)).toMatchObject({ studentLastName: 'Banda', studentFirstName: '' });
  });
});
