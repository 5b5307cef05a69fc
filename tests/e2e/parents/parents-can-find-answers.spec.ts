import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/school-story.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const question = (page: Page, name: string) => page.getByRole('heading', { name });

/** The scripts never arrive: what the page can do then it does by itself. */
async function keepFromHydrating(page: Page) {
  await page.route('**/assets/**/*.js', (route) => route.abort());
}

test.describe('the questions and answers', () => {
  test('come in three groups, enrollment first, one at a time', async ({ page, hydrated }) => {
    await page.goto('/faq');
    await hydrated(page);
    await expect(page).toHaveTitle('FAQ · Ten Miles Primary School');
    await expect(page.getByRole('tab')).toHaveText(['Enrollment', 'Curriculum', 'General']);
    await expect(tab(page, 'Enrollment')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toContainText('four short steps');
    await expect(panel(page)).toContainText('5 years old by January 1st of the enrollment year');
    await expect(question(page, 'Can we visit the school first?')).toBeVisible();

    await tab(page, 'Curriculum').click();
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toContainText('The Zambian curriculum');
    await expect(panel(page)).toContainText('Entrepreneurship Skills');
    await expect(panel(page)).toContainText('special educational needs');
    await expect(panel(page)).toContainText('at least 20 minutes');

    await tab(page, 'General').click();
    await expect(panel(page)).toContainText('8:00 AM-3:00 PM');
    await expect(panel(page)).toContainText('between 7:00 and 7:30 AM');
    await expect(panel(page)).toContainText('K 100 per person or K 150 per family');
    await expect(panel(page)).toContainText('second Tuesday of each month at 7:00 PM');
    await expect(page.getByText(/\{\w+\}/)).toHaveCount(0);
  });

  test('keep the open group in the address, so that it can be shared', async ({
    page,
    hydrated,
  }) => {
    await page.goto('/faq');
    await hydrated(page);
    await tab(page, 'General').click();
    await expect(page).toHaveURL('/faq#general');
    await page.reload();
    await hydrated(page);
    await expect(tab(page, 'General')).toHaveAttribute('aria-selected', 'true');
    await expect(question(page, 'Is there a school bus?')).toBeVisible();
  });

  test('answer the keyboard', async ({ page, hydrated }) => {
    await page.goto('/faq');
    await hydrated(page);
    await tab(page, 'Enrollment').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Curriculum'],
      ['ArrowRight', 'General'],
      ['ArrowRight', 'Enrollment'],
      ['ArrowLeft', 'General'],
      ['Home', 'Enrollment'],
      ['End', 'General'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(panel(page)).toHaveAccessibleName(name);
    }
    // One stop for the whole row, then the panel.
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'General')).toBeFocused();
    await page.keyboard.press('Control+Home');
    await expect(tab(page, 'General')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('a link to an answer', () => {
  test('opens its group when the page loads, and goes there', async ({ page, hydrated }) => {
    await page.goto('/faq#transport');
    await expect(question(page, 'Is there a school bus?')).toBeInViewport();
    await hydrated(page);
    await expect(question(page, 'Is there a school bus?')).toBeInViewport();
    await expect(tab(page, 'General')).toHaveAttribute('aria-selected', 'true');
  });

  test('does not pull back who has read on before the scripts came', async ({ page, hydrated }) => {
    await page.goto('/faq#transport');
    await expect(question(page, 'Is there a school bus?')).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await hydrated(page);
    await expect(tab(page, 'General')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('works before the scripts come, and without a group for its own', async ({ page }) => {
    await keepFromHydrating(page);
    await page.goto('/faq#learning-needs');
    await expect(question(page, 'My child finds learning hard.')).toBeInViewport();
    await expect(question(page, 'How do I enroll my child?')).toBeHidden();
    await page.getByRole('tab', { name: 'General' }).click();
    await expect(question(page, 'Is there a school bus?')).toBeVisible();
    await expect(question(page, 'My child finds learning hard.')).toBeHidden();
    await page.goBack();
    await expect(question(page, 'My child finds learning hard.')).toBeVisible();
  });

  test('works from another page', async ({ page, hydrated }) => {
    await page.goto('/academics');
    await hydrated(page);
    await page.getByRole('link', { name: 'Questions and answers about the curriculum' }).click();
    await expect(page).toHaveURL('/faq#curriculum');
    await expect(tab(page, 'Curriculum')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Curriculum')).toBeInViewport();
    await expect(question(page, 'Which curriculum do you follow?')).toBeInViewport();
    await expect(panel(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/academics');
  });

  test('works again when another group was opened in between', async ({ page, hydrated }) => {
    await page.goto('/faq');
    await hydrated(page);
    // A link as the Parents page has them: plain, in the same page.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#transport' });
      link.textContent = 'The bus';
      document.querySelector('h2')?.after(link);
    });
    for (const _ of [1, 2, 3]) {
      await page.getByRole('link', { name: 'The bus' }).click();
      await expect(question(page, 'Is there a school bus?')).toBeInViewport();
      await tab(page, 'Enrollment').click();
      await expect(question(page, 'Is there a school bus?')).toBeHidden();
    }
  });

  for (const address of ['/faq#no-such-answer', '/faq#%E0%A4%A', '/faq#']) {
    test(`that leads nowhere (${address}) harms nothing`, async ({ page, hydrated }) => {
      await page.goto(address);
      await hydrated(page);
      await tab(page, 'Curriculum').click();
      await expect(question(page, 'Which curriculum do you follow?')).toBeVisible();
    });
  }
});

test.describe('the student support services', () => {
  test('open one at a time, and the open one can be closed', async ({ page, hydrated }) => {
    await page.goto('/academics');
    await hydrated(page);
    const rows = page.locator('details.accordion');
    await expect(rows.locator('summary')).toHaveText([
      'Remedial Support',
      'Guidance and Counseling',
      'Special Educational Needs',
      'Health and Nutrition',
      'Parent and Community Engagement',
    ]);
    const open = page.locator('details.accordion[open]');
    await expect(open).toHaveCount(0);
    await rows.nth(0).locator('summary').click();
    await expect(rows.nth(0)).toContainText('Extra help with reading and mathematics');
    await expect(open).toHaveCount(1);
    await rows.nth(3).locator('summary').press('Enter');
    await expect(rows.nth(3).getByText('Food and health')).toBeVisible();
    await expect(rows.nth(0).getByText('Extra help with reading')).toBeHidden();
    await expect(open).toHaveCount(1);
    await expect(rows.nth(3).locator('summary')).toBeInViewport();
    await rows.nth(3).locator('summary').press('Space');
    await expect(open).toHaveCount(0);
  });

  test('open by their address, also from an answer', async ({ page, hydrated }) => {
    await page.goto('/faq#learning-needs');
    await hydrated(page);
    await page.getByRole('link', { name: 'Student support services' }).click();
    await expect(page.getByText('A place for children who learn differently')).toBeInViewport();

    await page.goto('/');
    await page.goto('/academics#health-and-nutrition');
    await hydrated(page);
    await expect(page.getByText('Food and health')).toBeInViewport();
  });

  test('close each other in browsers that do not know exclusive rows', async ({
    page,
    hydrated,
  }) => {
    await page.addInitScript(() => {
      // An old browser has no such property, and its rows do not close each other.
      Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    });
    await page.goto('/academics');
    await hydrated(page);
    await page.evaluate(() => {
      // Opened by script in one turn, the newest browser too has to be told.
      for (const row of document.querySelectorAll('details.accordion')) {
        row.querySelector('summary')?.click();
      }
    });
    await expect(page.locator('details.accordion[open]')).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer stands under the heading of its group', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('tablist')).toBeHidden();
    for (const name of ['Enrollment', 'Curriculum', 'General']) {
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    }
    for (const name of ['How do I enroll my child?', 'Is there a school bus?']) {
      await expect(question(page, name)).toBeVisible();
    }
  });

  test('the rows open and close', async ({ page }) => {
    await page.goto('/academics');
    const row = page.locator('#guidance-and-counseling');
    await row.locator('summary').click();
    await expect(row.getByText('Somebody to talk to')).toBeVisible();
    await row.locator('summary').click();
    await expect(row.getByText('Somebody to talk to')).toBeHidden();
  });
});

test('on paper everything stands, under its headings', async ({ page, hydrated }) => {
  await page.goto('/faq#general');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Enrollment', 'Curriculum', 'General']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  await expect(question(page, 'How do I enroll my child?')).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
});

test.describe('for everybody', () => {
  test('everybody can use each group', async ({ page, hydrated }) => {
    await page.goto('/faq');
    await hydrated(page);
    for (const name of ['Enrollment', 'Curriculum', 'General']) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expectAccessibleAtEachWidth(page);
    }
  });
});
