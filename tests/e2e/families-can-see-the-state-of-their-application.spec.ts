import { expectAccessible } from '#tests/support/accessibility.ts';
import { mailTo } from '#tests/support/captured-mail.ts';
import { sampleAnswers } from '#tests/support/sample-answers.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';
import { sendApplication } from '#tests/support/send-application.ts';

async function applied(address: string, parent1Email: string): Promise<string> {
  const answer = await sendApplication(address, { parent1Email });
  return ((await answer.json()) as { reference: string }).reference;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on any phone' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('from the mail to the state, as the office changes it', async ({ page, school }) => {
      const email = `family-${javaScriptEnabled}@mail.example`;
      const reference = await applied(school.address, email);
      const receipt = await mailTo(school.dataDir, email, 'we have your enrollment application');
      await page.goto(receipt.links[0] ?? '');

      const look = async (typed: string) => {
        await page.getByLabel('Reference').fill(typed);
        await page.getByLabel('The child’s date of birth').fill(sampleAnswers.studentDOB);
        await page.getByRole('button', { name: 'Show the status' }).click();
      };
      await look(reference.toLowerCase().replaceAll('-', ' '));
      await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
      await expect(page.getByRole('main').getByText(reference)).toBeVisible();
      await expect(page).toHaveURL('/status');

      changeRows(
        school,
        "update enrollment_applications set status = 'waitlisted' where reference = ?",
        reference,
      );
      await page.getByRole('link', { name: 'Look up another application' }).click();
      await look(reference);
      await expect(
        page.getByRole('heading', { name: 'You are on the waiting list' }),
      ).toBeVisible();
    });

    test('what is not found says how to go on, and keeps what was typed', async ({ page }) => {
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Check the status' }).click();
      await page.getByLabel('Reference').fill('EN-2222-2222');
      await page.getByLabel('Your email address').fill('somebody@mail.example');
      await page.getByRole('button', { name: 'Show the status' }).click();
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      await expect(page.getByText('We find no application with these answers.')).toBeVisible();
      await expect(page.getByLabel('Reference')).toHaveValue('EN-2222-2222');
      await expect(page.getByLabel('Your email address')).toHaveValue('somebody@mail.example');
    });
  });
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('everyone can use the form, its refusal and its answer', async ({ page, school }) => {
      const reference = await applied(school.address, `width-${width}@mail.example`);
      await page.goto('/status');
      await expectAccessible(page);
      await page.getByLabel('Reference').fill(reference);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('The child’s date of birth').fill(sampleAnswers.studentDOB);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
