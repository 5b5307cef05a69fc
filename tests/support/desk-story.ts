import { expect, type Page } from '@playwright/test';
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

const movedAt = { meal_payments: 'changed_at', parent_forms: 'status_at' };

/** As if the ten minutes in which the office can take its last move back were over. */
export function endTimeToUndo(
  school: RunningSchool,
  table: keyof typeof movedAt,
  reference: string,
): void {
  const column = movedAt[table];
  const earlier = `update ${table} set ${column} = '2020' || substr(${column}, 5) where reference = ?`;
  changeRows(school, earlier, reference);
}
