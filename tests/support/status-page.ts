import type { Page } from '@playwright/test';

/** Asks for the state of what was sent, as somebody with the reference and their address does. */
export async function askForStatus(page: Page, reference: string, email: string): Promise<void> {
  await page.goto('/status');
  await page.getByLabel('Reference').fill(reference);
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Show the status' }).click();
}
