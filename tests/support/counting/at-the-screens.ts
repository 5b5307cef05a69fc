import type { Page } from '@playwright/test';
import { gradeLevels } from '#features/enrollment/grade-levels.ts';
import type { CountedDesk } from './counted-desk.ts';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

/** What the bar calls them, and what it called them in the version before. */
const ROOMS = /^(Rooms|Office)$/;

/** A room, by the desk's bar. */
export async function openRoom({ page, press }: CountedDesk, name: RegExp): Promise<void> {
  const link = page.getByRole('navigation', { name: ROOMS }).getByRole('link', { name });
  // The bar says so once the room is open; a title stands on the screen before as well.
  await press(link, page.locator('[aria-current=page]').filter({ hasText: name }));
}

/** The field in the desk's bar. */
export async function searchFor({ page, type }: CountedDesk, words: string): Promise<void> {
  await type(page.getByRole('searchbox', { name: /^(Search all rooms|Find)/ }), words);
  await page
    .locator('.desk-answers')
    .getByText(words, { exact: false })
    .first()
    .waitFor({ timeout: 15_000 });
}

/** The applications of a grade that are in a status, by the filters of the list. */
export async function openList(desk: CountedDesk, grade: string, status: string): Promise<void> {
  const { page, press, choose } = desk;
  await openRoom(desk, /^Enrollment/);
  await choose(page.getByLabel('Grade level'), grade);
  const isOther = page.getByRole('row').filter({ hasNotText: nameOf(grade) });
  await isOther.nth(1).waitFor({ state: 'detached' });
  const chip = page.getByRole('link', { name: new RegExp(`^\\d+\\s*${status}`) });
  await press(chip, page.locator('[aria-current]').filter({ hasText: status }).first());
}

const nameOf = (grade: string) => gradeLevels[grade as keyof typeof gradeLevels];
