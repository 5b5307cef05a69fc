import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { expect, test } from '#tests/support/school-story.ts';

/** The school does what the next press asks for, and its answer is lost on the way. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.route(
    /\/api\//,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test('what the school did without being heard is not called undone', async ({ page, school }) => {
  const { reference } = await (await sendApplication(school.address)).json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  const start = page.getByRole('button', { name: 'Start the review' });
  await loseNextAnswer(page);
  await start.click();
  await expect(page.getByText('No answer')).toBeVisible();
  await expect(page.getByText('We do not know whether your change was made.')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await start.click();
  await expect(page.getByText('You changed this before')).toBeVisible();
  await expect(page.getByText('You have changed this (Today, ')).toBeVisible();
});
