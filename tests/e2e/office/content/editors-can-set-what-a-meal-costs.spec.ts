import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('a new price of lunch is on the page for parents at once, and a price that is none says so', async ({
  page,
  browser,
  school,
}) => {
  const family = await browser.newPage();
  const priceOfLunch = async () => {
    await family.goto(`${school.address}/parents/meals`);
    const lunch = family.getByText(/Student lunch/).first();
    return lunch.locator('xpath=ancestor-or-self::*[contains(., "K")][1]').innerText();
  };
  await enterDesk(page, school, '/staff/content/prices', 'editor');
  const lunch = page.getByLabel('Student lunch');
  const publish = page.getByRole('button', { name: 'Publish' });
  const before = await lunch.inputValue();
  await lunch.fill('-3');
  await publish.click();
  await expect(page.getByRole('link', { name: 'Student lunch must not be below 0' })).toBeVisible();
  await expect(lunch).toHaveValue('-3');
  await lunch.fill('28');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('K 28');
  await expectAccessibleAtEachWidth(page);
  await publish.click();
  await expect.poll(priceOfLunch).toContain('28');

  // As it was, for the stories of payments.
  await lunch.fill(before);
  await publish.click();
  await expect.poll(priceOfLunch).toContain(before);
  await family.close();
});
