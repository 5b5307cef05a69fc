import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/school-story.ts';

const quickLinks = [
  { name: /^Forms and Documents/, heading: 'Forms and Documents', tab: 'School Information' },
  { name: /^School Hours/, heading: 'School Hours', tab: 'School Information' },
  { name: /^Lunch Program/, heading: 'Lunch Program', tab: 'School Information' },
  { name: /^Transportation/, heading: 'Transportation', tab: 'School Information' },
  { name: /^Parent Portal/, heading: 'Parent Portal', tab: 'Communication' },
  { name: /^Volunteer/, heading: 'Volunteering', tab: 'Parent Involvement' },
];

test('each quick link opens the tab that holds its answer', async ({ page, hydrated }) => {
  await page.goto('/parents');
  await hydrated(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('School Information');
  const links = page.getByRole('navigation', { name: 'Quick Links' });
  for (const { name, heading, tab } of quickLinks) {
    await links.getByRole('link', { name }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
  }
  await expect(links.getByRole('link', { name: /^Calendar/ })).toHaveAttribute('href', '/events');
  await links.getByRole('link', { name: /^Curriculum/ }).click();
  await expect(page).toHaveURL(/\/academics$/);
});

test('an address that points into a hidden panel opens it', async ({ page, hydrated }) => {
  await page.goto('/parents#portal');
  await hydrated(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Communication');
  await expect(page.getByRole('heading', { name: 'Parent Portal' })).toBeInViewport();
});

test('hours, lunch, prices and transport are told', async ({ page }) => {
  await page.goto('/parents');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).first();
  const expected = {
    'Before-school care': '7:00-7:45 AM',
    Arrival: 'From 7:30 AM; supervision until 7:45 AM',
    'School day': '8:00 AM-3:00 PM',
    'After-school care': '3:00-6:00 PM',
    'School office': '7:30 AM-4:00 PM',
    'Early Childhood 2 (Kindergarten) and Grade 1': '11:00-11:30 AM',
    'Grades 2 and 3': '11:35 AM-12:05 PM',
    'Grades 4 and 5': '12:10-12:40 PM',
    'Student breakfast': 'K\u00a015',
    'Student lunch': 'K\u00a025',
    'Adult lunch': 'K\u00a035',
    Milk: 'K\u00a05',
    'Bus, morning pick-up': '7:00-7:30 AM',
    'Bus, afternoon drop-off': 'From about 3:15 PM',
    'Car, morning drop-off': '7:30-7:55 AM',
    'Car, afternoon pick-up': '3:00-3:20 PM',
    'Changes for the same day': 'Before 2:00 PM',
  };
  for (const [what, fact] of Object.entries(expected)) await expect(row(what)).toContainText(fact);
});

test('the other tabs tell what membership costs and when people meet', async ({
  page,
  hydrated,
}) => {
  await page.goto('/parents');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Parent Involvement' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText(
    'K\u00a0100 per person or K\u00a0150 per family for each school year',
  );
  await expect(panel).toContainText('second Tuesday of each month at 7:00 PM');
  await expect(panel).toContainText('third Thursday of each month at 5:30 PM');
  await page.getByRole('tab', { name: 'Supporting Learning' }).click();
  await expect(panel).toContainText('at least 20 minutes');
  const grades = ['Grade 1', 'Grade 2', 'Grade 3', 'Grade 4', 'Grade 5'];
  for (const grade of ['Early Childhood 2 (Kindergarten)', ...grades]) {
    await panel.getByText(grade, { exact: true }).click();
  }
  await expect(panel.getByText('Uses decimals')).toBeVisible();
  await expect(panel.getByText('Counts to 20')).toBeHidden();
  await page.getByRole('tab', { name: 'Communication' }).click();
  await expect(panel).toContainText('access code that the school gives you');
  await expect(panel).toContainText('A reply within 24 hours');
  await expect(panel).toContainText('Twice a year');
});

test('no button is dead', async ({ page, hydrated }) => {
  await page.goto('/parents');
  await hydrated(page);
  const forms = {
    'Access Meal Payment System': '/parents/meals',
    'Apply for Free/Reduced Meals': '/parents/meals/help',
    'Volunteer Application': '/parents/volunteer',
    'Join the PTA': '/parents/pta',
  };
  for (const [name, path] of Object.entries(forms)) {
    await expect(page.locator('a.btn', { hasText: name })).toHaveAttribute('href', path);
  }
  await expect(page.getByText('The buses begin to drop off')).toBeHidden();
  await page.getByText('View Sample Schedule').click();
  await expect(page.getByText('The buses begin to drop off')).toBeVisible();
  await page.getByRole('link', { name: 'Access Meal Payment System' }).click();
  await expect(page).toHaveURL('/parents/meals');
});

test('on paper everything stands, the sample schedule too', async ({ page, hydrated }) => {
  await page.goto('/parents');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  for (const { heading } of quickLinks) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByText('The buses begin to drop off')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all parts stand below each other, and the quick links lead to them', async ({ page }) => {
    await page.goto('/parents');
    await page.getByRole('link', { name: /^Parent Portal/ }).click();
    await expect(page.getByRole('heading', { name: 'Parent Portal' })).toBeInViewport();
    await page.getByText('View Sample Schedule').click();
    await expect(page.getByText('The buses begin to drop off')).toBeVisible();
  });
});

test.describe('for everybody', () => {
  test('everybody can use every tab', async ({ page, hydrated }) => {
    await page.goto('/parents');
    await hydrated(page);
    await page.getByText('View Sample Schedule').click();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectAccessibleAtEachWidth(page);
    }
  });
});
