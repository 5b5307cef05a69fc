import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('About tells the mission, the vision and the five values', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('About · Ten Miles Primary School');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About our school');
  await expect(main.getByText('Discipline for the Future I need', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  await expect(main.locator('.rows').getByRole('heading')).toHaveText([
    'Faith & Spirituality',
    'Academic Excellence',
    'Integrity & Respect',
    'Community & Service',
    'Lifelong Learning',
  ]);
});

test('About brings who came for the founding team to it', async ({ page, hydrated }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByText('Earlier news', { exact: true }).click();
  await page.getByRole('link', { name: 'Meet the team' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Meet the founding team' })).toBeVisible();
  await expect(main.getByText('Virtual Meet-the-Founding-Team Event')).toBeVisible();
  await expect(main.getByText('November 15, 2025, 6:00-7:00 PM')).toBeVisible();
});

test('Academics goes from the curriculum to the subjects, programs and assessment', async ({
  page,
}) => {
  await page.goto('/academics');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Curriculum overview',
    'Core subjects',
    'Grade levels',
    'Special programs',
    'Student support services',
    'Assessment',
  ]);
  await expect(main.locator('.patches').getByRole('heading')).toHaveText([
    'Literacy in English and local languages',
    'Mathematics',
    'Integrated Science',
    'Social Studies',
    'Expressive Arts',
    'Physical Education and Health',
    'Technology Studies',
    'Religious Education',
  ]);
  await expect(main.locator('.passage').getByRole('heading')).toHaveText([
    'Technology Enhanced Learning',
    'Cultural Heritage',
    'Entrepreneurship Skills',
    'Environmental Stewardship',
  ]);
  await expect(main.locator('.reasons').getByRole('heading')).toHaveText([
    'Continuous assessment',
    'Summative assessment',
    'Practical and project-based assessment',
    'National assessments',
    'Report cards',
    'Parent-teacher meetings',
  ]);
});

test('the overview leads to the grade levels, the youngest first', async ({ page, hydrated }) => {
  await page.goto('/academics');
  await hydrated(page);
  await page.getByRole('link', { name: 'See the grade levels' }).click();
  await expect(page).toHaveURL('/academics#grade-levels');
  await expect(page.getByRole('heading', { name: 'Grade levels' })).toBeInViewport();
  const panel = page.getByRole('tabpanel');
  for (const [name, who] of [
    ['Early Childhood', 'Ages 3-5'],
    ['Lower Primary', 'Grades 1-4'],
    ['Upper Primary', 'Grades 5-7'],
  ] as const) {
    const tab = page.getByRole('tab', { name });
    if (name !== 'Early Childhood') await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveCount(1);
    await expect(panel).toContainText(who);
    await expect(panel.getByRole('heading', { name: 'Key learning areas' })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    await expect(panel.getByRole('img')).toHaveAttribute('alt', /\w/);
  }
});

test('a link within a page leads to its place each time it is pressed', async ({
  page,
  hydrated,
}) => {
  await page.goto('/privacy');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Your rights' });
  for (const _ of [1, 2, 3]) {
    await link.click();
    await expect(page).toHaveURL('/privacy#your-rights');
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  // The browser takes the keyboard along: the next stop is the first one of that place.
  await page.keyboard.press('Tab');
  await expect(page.locator('#your-rights a').first()).toBeFocused();
});

test('the privacy notice says who, why, how long and what families can demand', async ({
  page,
}) => {
  await page.goto('/enrollment');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  const contents = main.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveText(
    await main.locator('section[id]').getByRole('heading', { level: 2 }).allTextContents(),
  );
  for (const words of [
    'Data Protection Act, No. 3 of 2021',
    'Plot 10, Great North Road, Ten Miles, Lusaka',
    'at least one year after we no longer need the data, as section 51 requires',
    'sections 58 to 66',
    'withdraw your consent at any time',
    'complain to the Data Protection Commissioner of Zambia',
    'OpenStreetMap, and only when you ask for it',
    'local storage',
    'within 24 hours',
  ]) {
    await expect(main.getByText(words).first()).toBeVisible();
  }
  for (const section of ['enrollment', 'jobs', 'messages', 'newsletter']) {
    await expect(main.locator(`#${section} dt`).getByText('How long')).toBeVisible();
  }
  // Not given yet, so not claimed.
  await expect(main.getByText('Registered with the Data Protection Commissioner')).toHaveCount(0);
  await expect(main.getByText(/\{\w+\}/)).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Call +260 211 000 000' })).toHaveAttribute(
    'href',
    'tel:+260211000000',
  );
});

test('the terms are plain and lead to the privacy notice', async ({ page }) => {
  await page.goto('/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await expect(main.getByText('It is not an offer of a place.')).toBeVisible();
  await expect(main.getByText(/\{\w+\}/)).toHaveCount(0);
  await main.getByRole('link', { name: 'Privacy notice' }).click();
  await expect(page).toHaveURL('/privacy');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every grade level stands under its heading', async ({ page }) => {
    await page.goto('/academics');
    for (const name of ['Early Childhood', 'Lower Primary', 'Upper Primary']) {
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    }
    await expect(page.getByText('Grades 5-7')).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
  });
});

test.describe('for everybody', () => {
  for (const path of ['/about', '/academics', '/privacy', '/terms']) {
    test(`everybody can use ${path}`, async ({ page, hydrated }) => {
      await page.goto(path);
      await hydrated(page);
      await expectAccessibleAtEachWidth(page);
      for (const name of await page.getByRole('tab').allTextContents()) {
        await page.getByRole('tab', { name }).click();
        await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
        await expectAccessibleAtEachWidth(page);
      }
    });
  }
});
