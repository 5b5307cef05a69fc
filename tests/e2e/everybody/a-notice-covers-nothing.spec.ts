import type { Page } from '@playwright/test';
import { fillUpToReview } from '#tests/support/enrollment-form.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';

const sizes = {
  'a small phone': { width: 360, height: 640 },
  'a phone on its side': { width: 740, height: 360 },
  'a laptop': { width: 1280, height: 800 },
};

/** Looks for a second: the page may change under a notice that stands. */
async function expectUncovered(page: Page, about: string): Promise<void> {
  const notice = page.locator('.notice').first();
  await expect(notice).toBeVisible();
  const overlap = () =>
    page.evaluate((selector) => {
      const card = document.querySelector('.notice')?.getBoundingClientRect();
      const thing = document.querySelector(selector)?.getBoundingClientRect();
      if (!card || !thing) return -1;
      const height = Math.min(card.bottom, thing.bottom) - Math.max(card.top, thing.top);
      const width = Math.min(card.right, thing.right) - Math.max(card.left, thing.left);
      return Math.max(0, Math.min(height, width));
    }, about);
  await expect.poll(overlap).toBe(0);
  await expect(notice).toBeInViewport({ ratio: 1 });
}

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('what is to be corrected', async ({ page, hydrated }) => {
      await page.goto('/enrollment');
      await hydrated(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await expectUncovered(page, '.summary h2');
      // Below the header, so that the first field and its sentence stay free.
      if (viewport.height > viewport.width) await expectUncovered(page, '.summary');
    });

    test('the reference of an application, and of one for a job', async ({ page, hydrated }) => {
      await page.goto('/enrollment');
      await hydrated(page);
      await fillUpToReview(page);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await page.locator('.reference').waitFor();
      await expectUncovered(page, '.reference');

      await page.goto('/careers?position=art-teacher');
      await hydrated(page);
      const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
      await page.getByLabel('Full name').fill('Natasha Zulu');
      await page.getByLabel('Email', { exact: true }).fill('natasha@mail.example');
      await page.getByLabel('Resume').setInputFiles(resume);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await page.locator('.reference').waitFor();
      await expectUncovered(page, '.reference');
    });

    test('the one more step of the newsletter', async ({ page, hydrated }) => {
      await page.goto('/');
      await hydrated(page);
      await page.locator('#home-email').fill(`${viewport.width}@mail.example`);
      await page.locator('#home-email').press('Enter');
      await expect(page.locator('.join + * + [data-says=confirm]')).toBeVisible();
      await expectUncovered(page, '.join + * + [data-says=confirm]');
    });
  });
}
