import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { openAccount, PASSWORD } from '#tests/support/clients/account-client.ts';
import { askForStatus, BIRTH_DATE } from '#tests/support/readers/status-page.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

/** How a family comes to the papers of its children. What is not done in time throws. */
export interface WayToPapers {
  /** For the table. */
  who: string;
  /** Whatever the family has before it takes its photographs. */
  prepare(school: RunningSchool, references: readonly string[]): Promise<void>;
  /** Once on each phone. */
  enter(page: Page): Promise<void>;
  /** For each child: the page of its papers, with its script. */
  open(page: Page, reference: string): Promise<void>;
}

const PATIENCE = { timeout: 15_000 };
const EMAIL = 'guardian@photographs.example';

/** One guardian who follows all the applications; their codes are not what is measured. */
export const throughPortal: WayToPapers = {
  who: 'in the portal',
  async prepare(school, references) {
    await openAccount(school, EMAIL);
    const database = new DatabaseSync(join(school.dataDir, 'school.db'), { timeout: 5000 });
    for (const reference of references) {
      database
        .prepare(
          `insert into enrollment_guardians (account_id, application_id, code_hash, linked_at)
           select accounts.id, enrollment_applications.id, reference, '2026-01-01T00:00:00.000Z'
           from enrollment_applications, accounts where reference = ? and email = ?`,
        )
        .run(reference, EMAIL);
    }
    database.close();
  },
  async enter(page) {
    await page.goto('/sign-in?next=%2Fportal');
    await page.getByLabel('Email Address', { exact: true }).fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/portal', PATIENCE);
  },
  async open(page, reference) {
    await page.goto(`/portal/applications/${reference}/papers`);
    await page.getByRole('heading', { name: 'Papers for' }).waitFor(PATIENCE);
  },
};

/** With the reference and the date of birth, on the page of a family. */
export const withoutAccount: WayToPapers = {
  who: 'without an account',
  async prepare() {},
  async enter() {},
  async open(page, reference) {
    page.setDefaultTimeout(PATIENCE.timeout);
    await page.goto('/status');
    await askForStatus(page, reference, BIRTH_DATE, sampleAnswers.studentDOB);
    await page.getByRole('heading', { name: 'Papers of' }).waitFor(PATIENCE);
    // Its script comes once somebody touches the list.
    await page.locator('input[type=file]').first().focus();
    await page
      .locator('label.photograph')
      .first()
      .waitFor({ ...PATIENCE, state: 'attached' });
  },
};
