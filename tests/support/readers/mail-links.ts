import { expect, type Page } from '@playwright/test';

/** Opens a mail's link as its reader does, and presses the one button of its page. */
export async function pressMailLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const button = page.getByRole('main').locator('form').getByRole('button');
  await expect(button).toBeEnabled();
  await button.click();
}
