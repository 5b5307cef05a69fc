import { expect, type Page } from '@playwright/test';
import type { Role } from '#desk/roles.ts';
import { openStaffAccount } from './clients/staff-client.ts';
import type { RunningSchool } from './running-school.ts';
import { changeRows } from './school-story.ts';

/** Somebody of the office signs in and comes to `path` of the desk. */
export async function enterDesk(
  page: Page,
  school: RunningSchool,
  path: string,
  role: Role = 'admissions',
) {
  const staff = await openStaffAccount(school, (statement) => changeRows(school, statement), role);
  await page.goto(`/sign-in?${new URLSearchParams({ next: path })}`);
  await page.waitForSelector('html[data-awake]', { state: 'attached' });
  await page.locator('#email').fill(staff.email);
  await page.locator('#password').fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(path);
  await page.getByRole('link', { name: 'School office' }).waitFor();
  return staff;
}
