import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '#desk/roles.ts';
import { openStaffAccount, type StaffClient } from './clients/staff-client.ts';
import type { RunningSchool } from './running-school.ts';
import { changeRows } from './school-story.ts';

/** A member of staff with an account of their own, for one story. */
export function newColleague(school: RunningSchool, ...roles: Role[]): Promise<StaffClient> {
  return openStaffAccount(school, (statement) => changeRows(school, statement), ...roles);
}

/** Opens a screen of the desk on a computer where this colleague is signed in; how one signs in has its own stories. */
export async function openAsColleague(page: Page, path: string, staff: StaffClient): Promise<void> {
  const kept = await staff.signInElsewhere();
  const signedIn = await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
  await page.goto(new URL(path, staff.address).href);
  // From now on the browser keeps it, or forgets it, by itself.
  await signedIn.dispose();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(page.getByText('One moment, please.')).toBeHidden();
}

/** Offers the place in its dialog; where others of the school wait longer in that grade, it says why they are passed over. */
export async function offerIn(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('status').first()).toHaveAttribute('aria-busy', 'false');
  const why = dialog.getByLabel('Why are they passed over?');
  if (await why.isVisible()) await why.fill('Told to the head');
  await dialog.getByRole('button', { name: 'Offer a place', exact: true }).click();
}

/** The widths at which every screen of the desk is looked at. */
export const deskWidths = [320, 1280];
