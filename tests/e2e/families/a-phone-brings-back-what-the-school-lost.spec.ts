import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { type RestorableSchool, restorableSchool } from '#tests/support/restored-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { expect, test } from '#tests/support/school-story.ts';
import { applyForChild, applyForPost } from '#tests/support/sent-from-a-phone.ts';

let restorable: RestorableSchool;
test.beforeAll(async () => {
  restorable = await restorableSchool();
  await restorable.backUp();
});
test.afterAll(() => restorable.remove());

const rows = async (query: string) => rowsOfFile(`${restorable.school.dataDir}/school.db`, query);
const references = () => rows('select reference from enrollment_applications');
const at = (path: string) => restorable.school.address + path;
const epochOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.epoch);
const LOST = /The school lost what you sent on .*\. Your phone has brought it back\./;

test('data that somebody has set back by hand are noticed by the phone that asks, and then by all others', async ({
  browser,
}) => {
  const phones = await Promise.all([browser.newContext(), browser.newContext()]);
  const [first, second] = await Promise.all(phones.map((phone) => phone.newPage()));
  if (!first || !second) throw new Error('Two phones have a page each');
  const ofFirst = await applyForChild(first, restorable.school.address, 'Handone');
  const ofSecond = await applyForChild(second, restorable.school.address, 'Handtwo');
  const before = await epochOf(first);
  await restorable.putBackByHand();
  expect(await references()).toEqual([]);
  const page = await (await fetch(at('/about'))).text();
  expect(page).toContain(`data-epoch="${before}"`);

  await first.goto(at('/about'));
  await expect(first.getByText(LOST)).toBeVisible({ timeout: 15_000 });
  expect(await references()).toEqual([{ reference: ofFirst }]);
  expect(await epochOf(first)).not.toBe(before);
  // Has asked today already: its page says that the school is of another epoch.
  await second.evaluate(() => {
    const key = 'ten-miles.enrollment-applications';
    const [entry] = JSON.parse(localStorage[key]);
    entry.delivery.askedAt = new Date().toISOString();
    localStorage[key] = JSON.stringify([entry]);
  });
  await second.goto(at('/faq'));
  await expect(second.getByText(LOST)).toBeVisible();
  const all = (await references()).map(({ reference }) => reference);
  expect(all.toSorted()).toEqual([ofFirst, ofSecond].toSorted());
  await Promise.all(phones.map((phone) => phone.close()));
});

test('what was sent since the copy is there again once a page is opened, and the phone says so once', async ({
  page,
}) => {
  const reference = await applyForChild(page, restorable.school.address, 'Lostandfound');
  await applyForPost(page, restorable.school.address);
  await restorable.restore();
  expect(await references()).toEqual([]);

  await page.goto(at('/about'));
  const news = page.getByRole('region', { name: 'About what you sent' });
  await expect(news.getByText(LOST)).toHaveCount(2);
  await expect(news).toContainText('photographs of papers');
  await expectAccessibleAtEachWidth(page);
  expect(await references()).toEqual([{ reference }]);
  const resumes = await rows('select resume_bytes from job_applications');
  expect(resumes).toEqual([{ resume_bytes: samplePdf().length }]);
  await expect(page.getByText('not sent yet')).toBeHidden();

  // Once: also on another page, until somebody says so.
  await page.goto(at('/faq'));
  await news.getByRole('button', { name: 'I have read this' }).first().click();
  await expect(news).toBeHidden();
  await page.reload();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await expect(news).toBeHidden();
});

test('where the resume is not on the phone any more, the phone says that somebody has to look', async ({
  page,
}) => {
  await applyForPost(page, restorable.school.address);
  await page.goto(at('/about'));
  // A browser that is short of room takes files away.
  const isGone = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('school-deliveries');
        request.onsuccess = () => resolve(true);
        request.onerror = () => resolve(false);
      }),
  );
  expect(isGone).toBe(true);
  await restorable.restore();
  await page.goto(at('/about'));
  const news = page.getByRole('region', { name: 'About what you sent' });
  await expect(news).toContainText('The school may have lost one job application');
  await expect(news).toContainText('its file is not on this phone any more');
  await expect(news).toContainText('send it again if the school does not have it');
  await expectAccessibleAtEachWidth(page);
  expect(await rows('select reference from job_applications')).toEqual([]);

  // Read or not, the entry with what was typed stays as long as any other.
  await news.getByRole('button', { name: 'I have read this' }).click();
  await expect(news).toBeHidden();
  const kept = await page.evaluate(() => localStorage['ten-miles.job-applications']);
  expect(JSON.parse(kept)).toMatchObject([
    { fullName: 'Kelvin Lostandfound', delivery: { hasReachedSchool: true } },
  ]);
});
