import type { Page } from '@playwright/test';
import { enterDesk, showActs } from '../desk-story.ts';
import { mailsAtDesk } from '../readers/office-desk.ts';
import type { RunningSchool } from '../running-school.ts';
import { changeRows, expect } from '../school-story.ts';
import { newEmail } from './account-client.ts';
import { sendApplication } from './send-application.ts';

export const QUESTION = 'When can you bring the under-five card?';

/** Ten minutes after the office has asked: the address of the page that its mail leads to. */
export async function askedFamily(page: Page, school: RunningSchool) {
  const email = newEmail('family');
  const { reference } = await (
    await sendApplication(school.address, { parent1Email: email })
  ).json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  await showActs(page);
  await page.getByRole('button', { name: 'Ask for something …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the family for something' });
  await dialog.getByLabel('What else do you wait for?').fill('Under-five card');
  await dialog.getByLabel('What the family reads').fill(QUESTION);
  await dialog.getByRole('button', { name: 'Ask the family' }).click();
  await expect(dialog).toBeHidden();
  const [mail] = await mailsAtDesk(school, reference, 'we ask you for something');
  changeRows(
    school,
    `update contact_replies set leaves_at = sent_at where message_id in (select id from contact_messages where about = ?)`,
    reference,
  );
  changeRows(
    school,
    `update enrollment_requests set asked_at = ? where application_id = (select id from enrollment_applications where reference = ?)`,
    ...[new Date(Date.now() - 11 * 60_000).toISOString(), reference],
  );
  expect(mail?.text).not.toContain(QUESTION);
  const link = /https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return { reference, email, link: link.replace(/^https?:\/\/[^/]+/, school.address) };
}
