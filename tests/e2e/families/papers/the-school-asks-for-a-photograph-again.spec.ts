import type { Browser } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applied, card, choose, lines, lookUp, unfold } from '#tests/support/papers-story.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { photographOf } from '#tests/support/samples/photographs.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const BIRTH = 'Birth certificate or birth record';
const WORDS = 'The left side is dark. Please photograph it near a window.';
const PHONE = { width: 360, height: 740 };
/** The browser makes it small first, which a busy machine takes its time for. */
const DRAWN = { timeout: 60_000 };

/** The phone of a family that has sent a photograph of the paper. */
async function sentByItsFamily(browser: Browser, school: RunningSchool) {
  const reference = await applied(school);
  const phone = await (await browser.newContext({ baseURL: school.address })).newPage();
  await phone.setViewportSize(PHONE);
  await lookUp(phone, reference);
  await choose(phone, BIRTH, await photographOf(phone, { lines }));
  await expect(card(phone, BIRTH).getByText('Sent', { exact: true })).toBeVisible(DRAWN);
  return { reference, phone };
}

test('a photograph that cannot be read is asked for again: the family reads why, sends a better one, and the office looks at that', async ({
  page,
  browser,
  ownSchool: school,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const { reference, phone } = await sentByItsFamily(browser, school);

  await openAsColleague(
    page,
    `/staff/enrollment-applications/${reference}`,
    await newColleague(school, 'admissions'),
  );
  const papers = page.getByRole('region', { name: 'Papers' });
  const row = papers.getByRole('listitem').filter({ hasText: BIRTH });
  await row.getByRole('button', { name: /^Look at it/ }).click();
  await expect(row.getByRole('img')).toBeVisible();
  await row.getByRole('button', { name: /^Cannot be read/ }).click();
  const dialog = page.getByRole('dialog');
  const ask = dialog.getByRole('button', { name: 'Ask for a better one' });
  await ask.click();
  const field = dialog.getByLabel('What the family should do better');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Say what the family has to do better/);
  await field.fill(WORDS);
  await expectAccessibleAtEachWidth(page);
  await ask.click();
  await expect(row).toContainText('Asked for a better photograph');
  await expect(page.locator('.notice')).toContainText('in the portal and at /status');
  // It waits for the family as everything does that is asked of one, and is taken back with the photograph alone.
  const asked = page.getByRole('region', { name: 'Asked of the family' });
  const request = asked.getByRole('listitem').filter({ hasText: BIRTH });
  await expect(request).toContainText('Asked for');
  await expect(request.getByRole('button', { name: /^Not needed/ })).toBeVisible();
  await expect(request.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
  await expect(asked).toContainText(WORDS);

  // The family reads why on its own page, at the paper.
  await lookUp(phone, reference);
  await expect(card(phone, BIRTH).getByText('We could not read it', { exact: true })).toBeVisible();
  await unfold(phone, BIRTH);
  await expect(card(phone, BIRTH)).toContainText(WORDS);
  await expectAccessibleAtEachWidth(phone);
  await choose(phone, BIRTH, await photographOf(phone, { lines: [...lines, 'bright'] }));
  await expect(card(phone, BIRTH).getByText('Sent', { exact: true })).toBeVisible(DRAWN);
  await expect(card(phone, BIRTH)).not.toContainText(WORDS);

  // The record that is still open would take the answer back to a photograph that is gone.
  await row.getByRole('button', { name: /^Take it back/ }).click();
  const said = page.locator('.notice');
  await expect(said).toContainText('The family has changed this (Today, ');
  await expect(said).toContainText('It is now “A photograph waits for you”.');
  await expect(said).toContainText('look at the paper as it is now');
  await row.getByRole('button', { name: /^Look at it/ }).click();
  await expect(row.getByRole('img')).toBeVisible();
  await row.getByRole('button', { name: /^Seen/ }).click();
  await expect(row).toContainText('Seen by');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    /: could not be read/,
  );
  await lookUp(phone, reference);
  await expect(card(phone, BIRTH).getByText('The office has seen it')).toBeVisible();
  await phone.context().close();
});

test('of an application that has come to nothing the office is promised no mail, and the family is asked for nothing', async ({
  page,
  browser,
  ownSchool: school,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const { reference, phone } = await sentByItsFamily(browser, school);
  changeRows(
    school,
    "update enrollment_applications set status = 'withdrawn' where reference = ?",
    reference,
  );
  const staff = await newColleague(school, 'admissions');
  await openAsColleague(page, '/staff/enrollment-applications/photographs', staff);
  await page.getByRole('button', { name: /^Cannot be read/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('gets no mail');
  await expect(dialog).not.toContainText('reminder');
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectAccessibleAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Cannot be read' }).click();
  await expect(page.locator('.notice')).toContainText('The family is asked for nothing');
  await phone.context().close();
});
