import type { Page } from '@playwright/test';
import type { Answers } from '#features/enrollment/form/answers.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { takeOnesTime } from '#tests/support/clients/form-time.ts';
import { fillAnswers, fillUpToReview } from '#tests/support/enrollment-form.ts';
import { listedAtDesk, recordAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** A family that no other story knows. */
function newFamily(): Answers {
  const unique = crypto.randomUUID().slice(0, 8);
  return {
    ...sampleAnswers,
    parent1LastName: `Hamoonga ${unique}`,
    parent1Email: `${unique}@mail.example`,
  };
}

const twin = { studentFirstName: 'Thabo', studentLastName: 'Hamoonga', studentDOB: '2020-05-14' };
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`).first();

async function sendFirst(page: Page, family: Answers) {
  await page.goto('/enrollment');
  await fillUpToReview(page, family);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('heading', { name: 'Enrollment Application Submitted!' }).waitFor();
}

/** The forms of this family as the office opens them, the first one first. */
async function childrenOf(school: RunningSchool, family: Answers) {
  const lines = await listedAtDesk(school, 'enrollment-applications', family.parent1Email);
  return Promise.all(
    lines
      .toReversed()
      .map(({ reference }) => recordAtDesk(school, 'enrollment-applications', String(reference))),
  );
}

/** What the desk asks the office about this form: whether these are of the same family. */
const suggestedWith = async (school: RunningSchool, { reference }: { reference: string }) =>
  (await recordAtDesk(school, 'enrollment-applications', `${reference}/belonging`)).suggested.map(
    (pair: { other: { reference: string } }) => pair.other.reference,
  );

test('twins in one sitting: four answers for the second child, and the office is asked about the two', async ({
  page,
  school,
}) => {
  const family = newFamily();
  await sendFirst(page, family);
  await page.getByText('Apply for another child').click();
  await expect(page.getByText('Are these answers yours?')).toBeVisible();
  await expect(page.getByText(family.parent1LastName).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, keep my answers' }).click();

  await expect(page.getByText('This form is for another child.')).toBeVisible();
  await expect(page.getByText('You have started this form before.')).toBeHidden();
  await expectAccessible(page);
  let answered = 0;
  for (const [name, answer] of Object.entries(twin)) {
    await expect(field(page, name)).toHaveValue('');
    await field(page, name).fill(answer);
    answered++;
  }
  await field(page, 'gradeLevel').selectOption('grade1');
  answered++;

  // In the middle of it: a reload, and Back.
  await page.reload();
  await expect(field(page, 'studentFirstName')).toHaveValue('Thabo');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(field(page, 'parent1Phone')).toHaveValue(family.parent1Phone);
  await page.goBack();
  await expect(field(page, 'studentFirstName')).toHaveValue('Thabo');
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(`Step ${step} of 4`).first().waitFor();
  }
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('heading', { name: 'Enrollment Application Submitted!' }).waitFor();

  expect(answered).toBeLessThanOrEqual(8);
  const [first, second] = await childrenOf(school, family);
  expect(second.answers).toMatchObject({
    ...{ studentFirstName: 'Thabo', emergencyContactName: family.emergencyContactName },
    ...{ parent1FirstName: family.parent1FirstName, additionalInfo: '' },
  });
  expect(await suggestedWith(school, first)).toContain(second.reference);

  await page.goto('/enrollment');
  const list = page
    .locator('#main section.note')
    .filter({ hasText: 'Your applications from this' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('somebody else on the same phone starts with an empty form', async ({ page, school }) => {
  const family = newFamily();
  await sendFirst(page, family);
  await page.getByText('Apply for another child').click();
  await page.getByRole('link', { name: 'No, start with an empty form' }).click();
  await expect(field(page, 'studentFirstName')).toHaveValue('');
  await expect(field(page, 'parent1Phone')).toHaveValue('');
  const neighbour = newFamily();
  await fillUpToReview(page, neighbour);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('heading', { name: 'Enrollment Application Submitted!' }).waitFor();
  const [alone] = await childrenOf(school, neighbour);
  const { references } = await recordAtDesk(school, 'families', alone.reference);
  expect(references).toEqual([alone.reference]);
});

test('two children begun on one device are both kept', async ({ page, hydrated }) => {
  const family = newFamily();
  await page.goto('/enrollment');
  await fillAnswers(page, { step: 1 }, family);
  await page.getByRole('button', { name: 'Next' }).click();
  await fillAnswers(page, { step: 2 }, family);
  await page.goto('/enrollment');
  await hydrated(page);
  await page.getByText('Apply for another child').click();
  await page.getByRole('button', { name: 'Yes, keep my answers' }).click();
  await expect(field(page, 'studentFirstName')).toHaveValue('');
  await expect(field(page, 'parent1Phone')).toHaveValue(family.parent1Phone);
  await field(page, 'studentFirstName').fill('Thabo');

  await page.getByRole('button', { name: 'Go on with Mutinta Hamoonga' }).click();
  await expect(field(page, 'studentFirstName')).toHaveValue('Mutinta');
  await page.reload();
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on with Thabo' }).click();
  await expect(field(page, 'studentFirstName')).toHaveValue('Thabo');
  await expect(field(page, 'parent1Phone')).toHaveValue(family.parent1Phone);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the guardians are kept, and the office is asked about the two', async ({
    page,
    school,
  }) => {
    const family = newFamily();
    await page.goto('/enrollment');
    await takeOnesTime(page);
    await fillAnswers(page, 'all', family);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByText('Apply for another child').click();
    await page.getByRole('button', { name: 'Yes, keep my answers' }).click();

    const seen = (name: string) => page.locator(`[name="${name}"]:visible`);
    await expect(seen('studentFirstName')).toHaveValue('');
    await expect(seen('parent1Phone')).toHaveValue(family.parent1Phone);
    for (const [name, answer] of Object.entries(twin)) await seen(name).fill(answer);
    // A mistake on the way loses nothing.
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.locator('.summary')).toContainText('Choose a grade level');
    await seen('gradeLevel').selectOption('grade1');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await page.getByRole('heading', { name: 'Enrollment Application Submitted!' }).waitFor();
    const [first, second] = await childrenOf(school, family);
    expect(second.answers).toMatchObject({ studentFirstName: 'Thabo' });
    expect(await suggestedWith(school, first)).toContain(second.reference);
  });
});
