import { sectionNames, sectionPath, sections } from '#features/content/sections/sections.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('the fees stand one press below the page for parents, by grade and term', async ({ page }) => {
  await page.goto('/parents');
  const asked = page.getByRole('navigation', { name: 'What parents ask' });
  await expect(asked.getByRole('link')).toHaveCount(sectionNames.length);
  await asked.getByRole('link', { name: 'School fees' }).click();
  await expect(page).toHaveURL(/\/parents\/fees$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('School fees');
  const row = page.getByRole('row').filter({ hasText: 'Grades 1 to 4' });
  await expect(row.getByRole('cell')).toHaveText(['K 1,800', 'K 1,725', 'K 1,725']);
  await expect(page.getByRole('table', { name: 'To pay once' })).toContainText('K 250');
  await expect(page.getByText('In the office, 7:30 AM-4:00 PM, Monday-Friday.')).toBeVisible();
  const ask = page.getByRole('region').or(page.locator('.note')).filter({ hasText: 'Please ask' });
  await expect(ask).toContainText('Not written down here yet: Days to pay by.');
  await expectAccessible(page);
});

test('what the school has not said yet says who knows it, and invents nothing', async ({
  page,
}) => {
  await page.goto('/parents/menu');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Please ask the office' })).toBeVisible();
  await expect(main.getByRole('link', { name: '+260 211 000 000' })).toHaveAttribute(
    'href',
    'tel:+260211000000',
  );
  await expect(main.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('on a narrow phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test('each row of a wide table says what each of its figures is', async ({ page }) => {
    await page.goto('/parents/buses');
    const stop = page.getByRole('row').filter({ hasText: 'Six Miles' });
    await expect(stop).toBeVisible();
    const fare = stop.getByRole('cell').last();
    const label = await fare.evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toBe('"Fare for a term"');
  });
});

test.describe('addresses that people guess', () => {
  for (const [guess, heading] of [
    ['/fees', 'School fees'],
    ['/Uniform/', 'Uniform and books'],
    ['/admissions', 'Enrollment'],
    ['/calendar', 'Events and Calendar'],
    ['/contact-us', 'Contact'],
  ] as const) {
    test(`${guess} leads to “${heading}”`, async ({ page }) => {
      await page.goto(guess);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  test('/login leads to where people sign in', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL(/\/sign-in$/);
  });
});

test('a section that there is not is not found', async ({ page }) => {
  const answer = await page.goto('/parents/ghosts');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
});

test('every section has its own title, words for sharing and a place in the site map', async ({
  page,
  school,
}) => {
  const map = await (await fetch(`${school.address}/sitemap.xml`)).text();
  for (const name of sectionNames) {
    const { title, lead } = sections[name];
    await page.goto(sectionPath(name));
    await expect(page).toHaveTitle(`${title} · Ten Miles Primary School`);
    await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', lead);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${sectionPath(name)}$`),
    );
    expect(map).toContain(`${sectionPath(name)}</loc>`);
  }
});

test('the fees are printed without menus and without the way to other pages', async ({ page }) => {
  await page.goto('/parents/fees');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Fees for each term' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('.btn:visible')).toHaveCount(0);
});

test('an editor writes down the menu at the desk, and parents read it at once', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff/content', 'editor');
  await expect(page.getByRole('heading', { level: 1, name: 'Website' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Menu of the week' }).click();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('textbox', { name: 'Day' }).fill('Monday');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toContainText(
    'Monday: Lunch must not be empty',
  );
  await page.getByRole('textbox', { name: 'Lunch' }).fill('Nshima with beans');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('table', { name: 'This week' })).toContainText('Nshima with beans');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'See the page' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Monday' })).toContainText(
    'Nshima with beans',
  );
});

test('the office chooses the grades of a row of fees, and parents read them in words', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff/content', 'editor');
  await page.getByRole('link', { name: 'School fees', exact: true }).click();
  await page.getByRole('button', { name: 'Add a grade' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'New grade' });
  await row.getByLabel('First grade').selectOption('Grade 7');
  await page.getByLabel('Last grade').last().selectOption('Grade 5');
  for (const term of ['Term 1', 'Term 2', 'Term 3'])
    await page.getByLabel(term).last().fill('2100');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByText('Error: Last grade must not be before the first grade'),
  ).toBeVisible();
  await page.getByLabel('First grade').last().selectOption('Grade 5');
  await page.getByLabel('Last grade').last().selectOption('Grade 7');
  await expect(page.getByRole('button', { name: 'Remove Grade 5 to Grade 7' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'See the page' }).click();
  const fees = page.getByRole('row').filter({ hasText: 'Grades 5 to 7' });
  await expect(fees.getByRole('cell')).toHaveText(['K 2,100', 'K 2,100', 'K 2,100']);
});
