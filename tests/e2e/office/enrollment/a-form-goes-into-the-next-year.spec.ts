import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { isUncovered, tabTo } from '#tests/support/keyboard.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const LIST = '/staff/enrollment-applications';
const sizes = { 'a phone on its side': [640, 360], 'a laptop': [1280, 800] } as const;

async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

for (const [name, [width, height]] of Object.entries(sizes)) {
  test(`one form and then several go into the next year and back, by keyboard alone, on ${name}`, async ({
    page,
    context,
    ownSchool: school,
  }) => {
    await page.setViewportSize({ width, height });
    const staff = await newColleague(school, 'admissions');
    const references: string[] = [];
    for (const studentFirstName of ['Chanda', 'Mutinta', 'Lushomo'])
      references.push(
        await applicationAtDesk(school, staff, { studentFirstName }, ['underReview', 'notOffered']),
      );
    const yes = JSON.stringify({ considerFor: { year: '2028', at: '2026-11-03T08:00:00.000Z' } });
    changeRows(
      school,
      `update case_statuses set tell_at = reached_at, facts = '${yes}' where status = 'notOffered'`,
    );
    const dialog = page.getByRole('dialog');

    await openAsColleague(page, `${LIST}/${references[0]}`, staff);
    const one = page.getByRole('button', { name: 'Put on the waiting list for 2028 …' });
    await press(page, one);
    await expect(dialog.getByLabel('Subject')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(one).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByLabel('Text'));
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Until then.');
    // Without a line nothing is lost, also not when the page is opened anew.
    await context.setOffline(true);
    const confirm = dialog.getByRole('button', { name: /^Put on the waiting list/ });
    await press(page, confirm);
    await expect(dialog.getByRole('alert')).toContainText('press the button again');
    await expect(confirm).toBeFocused();
    await context.setOffline(false);
    await page.reload();
    await press(page, one);
    await expect(dialog.getByLabel('Text')).toHaveValue(/ Until then\.$/);
    await press(page, confirm);
    await expect(page.getByRole('heading', { name: 'Wait until a place is free' })).toBeFocused();
    await press(page, page.getByRole('button', { name: /^Undo “Waitlisted”/ }));
    await expect(one).toBeVisible();

    await page.goto(`${school.address}${LIST}?waits=nextYear`);
    const all = page.getByLabel('Select all on this page');
    await tabTo(page, all);
    await page.keyboard.press('Space');
    await expect(page.getByText('3 selected', { exact: true })).toBeVisible();
    // The bar with the steps comes up from the foot, over what was ticked.
    await expect(all).toBeFocused();
    await expect.poll(() => isUncovered(all)).toBe(true);
    const several = page.getByRole('button', {
      name: /^Put on the waiting list for the next year/,
    });
    await press(page, several.first());
    await press(page, confirm);
    const moved = page.getByText('3 now “Waitlisted”.');
    await expect(moved).toBeInViewport();
    await expect(page.locator('.note', { has: moved })).toBeFocused();
    await expectAccessible(page);
    // From what was said the first press of Tab leads to what takes all of it back.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Take all of it back/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const back = page.getByText('3 taken back: as before, and no mail of it leaves.');
    await expect(back).toBeInViewport();
    await expect(page.locator('.note', { has: back })).toBeFocused();
    await expect(page.getByRole('row', { name: /Grade 1, 2027/ })).toHaveCount(3);
  });
}
