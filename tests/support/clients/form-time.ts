import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signFormTime } from '#forms/form-time.server.ts';
import { FORM_TIME } from '#forms/form-time.ts';

/** The field that a form of this school carries when a person has had its page for a minute. */
export function filledInByHand(school: { dataDir: string }): Record<string, string> {
  const secret = readFileSync(join(school.dataDir, 'secret'), 'utf8');
  return { [FORM_TIME]: signFormTime(new Date(Date.now() - 60_000), secret) };
}

/** Waits as long as any hand needs, for stories without a script: the school takes no form that comes at once. */
export async function takeOnesTime(page: Page): Promise<void> {
  const stamp = await page.locator(`[name=${FORM_TIME}]`).first().getAttribute('value');
  const madeAt = Number.parseInt(stamp?.slice(0, -8) ?? '', 36);
  await page.waitForTimeout(Math.max(0, madeAt + 1000 - Date.now()));
}
