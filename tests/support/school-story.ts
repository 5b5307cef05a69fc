import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base, type Page } from '@playwright/test';
import { type RunningSchool, runSchool } from './running-school.ts';
import { steadyHistory } from './steady-history.ts';

/** Browser stories run against a school of their own: one process and one data folder for each worker. */
export const test = base.extend<
  {
    hydrated: (page: Page) => Promise<void>;
    /** One more school, for a story that changes what other stories look at, such as a round. */
    ownSchool: RunningSchool;
  },
  { school: RunningSchool }
>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const school = await runSchool({ LOG_LEVEL: 'warn' });
      await use(school);
      await school.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ school }, use) => use(school.address),
  page: async ({ page }, use) => {
    steadyHistory(page);
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  ownSchool: async ({}, use) => {
    const school = await runSchool();
    await use(school);
    await school.remove();
  },
  hydrated: async ({ page: _page }, use) => {
    await use(async (page) => {
      // React takes the page over after the page itself; this waits until it has.
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    });
  },
});

export { expect } from '@playwright/test';

/** Rows of the school's database, as the office would find them. */
export function rowsOf(school: RunningSchool, query: string, ...values: string[]) {
  const database = new DatabaseSync(join(school.dataDir, 'school.db'), { readOnly: true });
  try {
    return database.prepare(query).all(...values) as Record<string, string>[];
  } finally {
    database.close();
  }
}

/** Changes rows of the school's database, as the office's desk or time itself would. */
export function changeRows(school: RunningSchool, statement: string, ...values: string[]): void {
  const database = new DatabaseSync(join(school.dataDir, 'school.db'), { timeout: 5000 });
  try {
    database.prepare(statement).run(...values);
  } finally {
    database.close();
  }
}
