import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '#desk/roles.ts';
import { newColleague, openAsColleague } from './at-the-desk.ts';
import type { StaffClient } from './clients/staff-client.ts';
import { mailsAtDesk } from './readers/office-desk.ts';
import type { RunningSchool } from './running-school.ts';
import { changeRows } from './school-story.ts';

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

/** The line of Today that counts them: of what is nobody's, because other stories hand some to somebody. */
export function workOnToday(page: Page, words: RegExp): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByText('nobody', { exact: true }) })
    .getByRole('link', { name: words });
}

/** As if the mail server had refused the receipt of a message. Gives the mail's id. */
export async function refuseReceipt(school: RunningSchool, reference: string): Promise<string> {
  const receipt = async () => (await mailsAtDesk(school, reference, 'we have your message'))[0];
  // After it was delivered: the delivery would write over what is written here. It has its words, as before.
  await expect.poll(async () => (await receipt())?.status).toBe('sent');
  const id = (await receipt())?.id ?? '';
  changeRows(
    school,
    `update outgoing_mails set status = 'dead', reason = '550 No such user here', text_part = 'Words' where id = ?`,
    id,
  );
  return id;
}

/** As if the ten minutes in which the office can take its last move back were over. */
export function endTimeToUndo(school: RunningSchool, reference: string): void {
  const earlier = `update case_statuses set reached_at = '2020' || substr(reached_at, 5),
    tell_at = '2020' || substr(tell_at, 5) where reference = ?`;
  changeRows(school, earlier, reference);
}

/** Brings an act of a record in sight that stands beside its title, and on a phone behind “More”. */
export async function showActs(page: Page): Promise<void> {
  const more = page.locator('.record-head summary', { hasText: 'More' });
  await more.waitFor();
  if ((await page.locator('.record-head summary', { hasText: 'Give to' }).count()) === 0)
    await more.click();
}

/** Opens what stands behind a button or a line, such as `Decide otherwise`, `More` or `Way into the portal`. */
export function openBehind(page: Page, name: string): Promise<void> {
  return page.locator('summary', { hasText: name }).click();
}
