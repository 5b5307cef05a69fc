import type { Page } from '@playwright/test';

/** What the second step asks for, by the kind of what was sent. */
export const BIRTH_DATE = 'The child’s date of birth';
export const EMAIL = 'Your Email Address';
export const EMAIL_OR_PHONE = 'Last four digits of your phone number, or your email address';

/** On `/status`: the reference first, then the one answer that it calls for. */
export async function askForStatus(
  page: Page,
  reference: string,
  label: string,
  answer: string,
): Promise<void> {
  await page.getByLabel('Reference').fill(reference);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(label, { exact: true }).fill(answer);
  await page.getByRole('button', { name: 'Show the status' }).click();
}
