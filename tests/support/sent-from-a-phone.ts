import { expect, type Page } from '@playwright/test';
import { fillUpToReview } from './enrollment-form.ts';
import { sampleAnswers } from './samples/sample-answers.ts';
import { samplePdf } from './samples/sample-resumes.ts';

const APPLICATIONS = 'ten-miles.enrollment-applications';

/** A family applies for a child with this first name, on this page of the school at the address. Gives the reference. */
export async function applyForChild(page: Page, address: string, child: string): Promise<string> {
  await page.goto(`${address}/enrollment`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await fillUpToReview(page, { ...sampleAnswers, studentFirstName: child });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(
    page.getByRole('heading', { name: 'Enrollment Application Submitted!' }),
  ).toBeVisible();
  return JSON.parse(await keptApplications(page))[0].delivery.reference;
}

/** The device's list of applications, as text. */
export const keptApplications = (page: Page): Promise<string> =>
  page.evaluate((key) => localStorage[key], APPLICATIONS);

/** A candidate applies for the post of the art teacher. */
export async function applyForPost(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/careers?position=art-teacher`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.getByLabel('Full name').fill('Kelvin Lostandfound');
  await page.getByLabel('Email', { exact: true }).fill('lostandfound@mail.example');
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
  await page.getByLabel('Resume').setInputFiles(file);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Application Received!')).toBeVisible();
}
