import type { Page } from '@playwright/test';
import { fillAnswers, fillUpToReview } from '#tests/support/enrollment-form.ts';
import { refuseStorage } from '#tests/support/keeping/kinds-of-browser.ts';
import { expect, test } from '#tests/support/school-story.ts';

const TWO_YEARS_DAYS = 730;

test('what was sent stays on a phone whose clock runs two years late', async ({
  page,
  hydrated,
}) => {
  await page.addInitScript(setClockAhead, TWO_YEARS_DAYS);
  await page.goto('/enrollment');
  await hydrated(page);
  await fillUpToReview(page);
  await submit(page);
  await page.reload();
  await expect(page.getByText('Your reference for Mutinta, Grade 1')).toBeVisible();

  await page.goto('/status');
  await hydrated(page);
  await expect(page.getByText('Your applications from this device')).toBeVisible();
});

test('what was typed while the clock was two years behind is there once it is right', async ({
  page,
  context,
  hydrated,
}) => {
  await page.addInitScript(setClockAhead, -TWO_YEARS_DAYS);
  for (const path of ['/enrollment', '/contact']) {
    await page.goto(path);
    await hydrated(page);
    if (path === '/contact') await page.getByLabel('Full Name').fill('Mwansa');
    else await fillAnswers(page, { step: 1 });
  }
  await page.goto('/');
  await page.close();

  const later = await context.newPage();
  for (const look of ['first', 'second']) {
    await test.step(look, async () => {
      await later.goto('/enrollment');
      await hydrated(later);
      await expect(later.getByLabel('First name')).toHaveValue('Mutinta');
      await later.goto('/contact');
      await hydrated(later);
      await expect(later.getByLabel('Full Name')).toHaveValue('Mwansa');
    });
  }
});

test('where nothing can be kept the receipt stays after a reload, and names nobody it does not know', async ({
  page,
  context,
  hydrated,
}) => {
  await refuseStorage(context);
  await page.goto('/enrollment');
  await hydrated(page);
  await fillUpToReview(page);
  await submit(page);
  await page.reload();
  await expect(page.getByText('Your reference', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('undefined');
});

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(
    page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
  ).toBeVisible();
}

function setClockAhead(days: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + days * 86_400_000;
  globalThis.Date = class extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      super(...((parts.length > 0 ? parts : [now()]) as [number]));
    }

    static override now = now;
  } as DateConstructor;
}
