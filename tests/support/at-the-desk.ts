import type { Page } from '@playwright/test';
import type { Role } from '#desk/roles.ts';
import { openStaffAccount, type StaffClient } from './clients/staff-client.ts';
import type { RunningSchool } from './running-school.ts';
import { changeRows } from './school-story.ts';

/** A member of staff with an account of their own, for one story. */
export function newColleague(school: RunningSchool, ...roles: Role[]): Promise<StaffClient> {
  return openStaffAccount(school, (statement) => changeRows(school, statement), ...roles);
}

/** Opens a screen of the desk as this colleague would: through the sign-in. */
export async function openAsColleague(page: Page, path: string, staff: StaffClient): Promise<void> {
  // What still fades in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.getByLabel('Email Address', { exact: true }).fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/staff'));
}

/** The widths at which every screen of the desk is looked at. */
export const deskWidths = [320, 1280];
