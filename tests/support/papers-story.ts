import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { newAccessCode } from './clients/access-code.ts';
import { newEmail, openAccount, PASSWORD } from './clients/account-client.ts';
import { sendApplication } from './clients/send-application.ts';
import { askForStatus, BIRTH_DATE } from './readers/status-page.ts';
import type { RunningSchool } from './running-school.ts';
import { sampleAnswers } from './samples/sample-answers.ts';
import { changeRows, rowsOf } from './school-story.ts';

/** What stands on the papers that stories photograph. */
export const lines = [
  ...['REPUBLIC OF ZAMBIA', 'Record of birth', 'Mutinta Hamoonga', 'Lusaka, 14 May 2020'],
];

export async function applied(school: RunningSchool): Promise<string> {
  return (await (await sendApplication(school.address)).json()).reference;
}

/** A guardian comes to the papers of the child through the portal. */
export async function openPapers(page: Page, school: RunningSchool): Promise<string> {
  const email = newEmail();
  await openAccount(school, email);
  const reference = await applied(school);
  const code = await newAccessCode((statement) => changeRows(school, statement), reference);
  await page.goto('/sign-in?next=%2Fportal');
  await page.getByLabel('Email Address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Access code').fill(code);
  await page.getByRole('button', { name: 'Add application' }).click();
  await page.getByRole('link', { name: 'Mutinta Hamoonga' }).click();
  await page.getByRole('link', { name: 'Send or bring the papers' }).click();
  await expect(page.getByRole('heading', { name: 'Papers for Mutinta' })).toBeVisible();
  return reference;
}

/** A family without an account comes to the papers of its child with the reference and the date of birth. */
export async function lookUp(page: Page, reference: string): Promise<void> {
  await page.goto('/status');
  await askForStatus(page, reference, BIRTH_DATE, sampleAnswers.studentDOB);
  await expect(page.getByRole('heading', { name: 'Papers of Mutinta' })).toBeVisible();
}

/** The line of one paper, with what stands behind it. */
export const card = (page: Page, label: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) });
/** What stands behind the line is to be seen. */
export async function unfold(page: Page, label: string): Promise<void> {
  const details = card(page, label).locator('details');
  if (!(await details.evaluate((one: HTMLDetailsElement) => one.open)))
    await details.locator('summary').click();
  await expect(details).toHaveAttribute('open');
}

const CHOSEN = { timeout: 90_000 };

export async function choose(
  page: Page,
  label: string,
  bytes: Buffer | Uint8Array,
  name = 'IMG_1.jpg',
): Promise<void> {
  await unfold(page, label);
  // The browser takes the file over while the page already unpacks it: on a busy machine as slow as the drawing.
  await card(page, label)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }, CHOSEN);
}

/** The photographs of this child that the school has now. */
export function keptPictures(school: RunningSchool, reference: string): Buffer[] {
  const rows = rowsOf(
    school,
    'select stored_file from paper_pictures where reference = ? and stored_file is not null',
    reference,
  );
  return rows.map(({ stored_file }) =>
    readFileSync(join(school.dataDir, 'files', stored_file ?? '')),
  );
}
