import type { Page } from '@playwright/test';
import type { Role } from '#desk/roles.ts';
import { newColleague, openAsColleague } from './at-the-desk.ts';
import type { StaffClient } from './clients/staff-client.ts';
import type { RunningSchool } from './running-school.ts';

/** Somebody new of the office comes to `path` of the desk. */
export async function enterDesk(
  page: Page,
  school: RunningSchool,
  path: string,
  role: Role = 'admissions',
): Promise<StaffClient> {
  const staff = await newColleague(school, role);
  await openAsColleague(page, path, staff);
  return staff;
}
