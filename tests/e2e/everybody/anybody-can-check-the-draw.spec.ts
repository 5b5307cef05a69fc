import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, dayInLusaka, weekdayAndDate } from '#lib/dates/plain-date.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import {
  drawnRound,
  frozenRound,
  insertionOf,
  orderOfSample,
  sampleList,
  sampleRound,
} from '#tests/support/samples/sample-round.ts';
import { changeRows, expect, test } from '#tests/support/school-story.ts';

const YEAR = '2039';
const list = sampleList(42);
const today = dayInLusaka(new Date());
const lastDay = addDays(today, 10);
const days = {
  opens_on: addDays(today, -3),
  closes_at: `${lastDay}T14:00:00.000Z`,
  draw_at: `${addDays(lastDay, 1)}T08:00:00.000Z`,
  release_at: `${addDays(lastDay, 3)}T06:00:00.000Z`,
};
const over = { ...days, closes_at: `${addDays(today, -1)}T14:00:00.000Z` };
const { grade1 = [] } = orderOfSample(list);
const ticket = grade1[15]?.ticket ?? '';

test('anybody reads what comes, finds a ticket and counts again, without a script', async ({
  browser,
  school,
}, testInfo) => {
  const context = await browser.newContext({ baseURL: school.address, javaScriptEnabled: false });
  const page = await context.newPage();
  const form = page.getByRole('region', { name: 'Find your ticket' });
  const put = (row: Parameters<typeof insertionOf>[0]) => {
    changeRows(school, 'delete from rounds where year = ?', YEAR);
    changeRows(school, insertionOf(row));
  };

  // While families apply.
  put(sampleRound(YEAR, { ...days, moved_because: 'Two days without power' }));
  await page.goto(`/rounds/${YEAR}`);
  const hour = 'The day and the hour at which you apply do not matter until';
  await expect(page.getByText(`${hour} ${weekdayAndDate(lastDay)}.`)).toBeVisible();
  await expect(page.getByText('Two days without power')).toBeVisible();
  await expect(form).toHaveCount(0);

  // The list is frozen: the same address says so at once.
  put(frozenRound(YEAR, list, over));
  await page.reload();
  await expect(page.getByText('42 children are in the list')).toBeVisible();
  await form.getByLabel('Ticket').fill(ticket);
  await form.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText(`Ticket ${ticket} is in the list for Grade 1`)).toBeVisible();

  // Drawn.
  put(drawnRound(YEAR, list, over));
  await page.goto(`/rounds/${YEAR}`);
  await expect(page.getByText('maize river bench drum goat lantern')).toBeVisible();
  await expect(page.getByText('3 5 2 6 1 4 4 2 6 5')).toBeVisible();
  await form.getByLabel('Ticket').fill(ticket);
  await form.getByRole('button', { name: 'Find' }).click();
  const said = `Ticket ${ticket}: number 16 of ${grade1.length} in Grade 1, by the draw.`;
  await expect(form.getByText(said)).toBeVisible();
  const inTable = page.getByRole('region', { name: 'Grade 1' }).getByText(ticket);
  await expect(inTable).toHaveText(new RegExp(`16 ${ticket} \\d`));
  await form.getByLabel('Ticket').fill('none');
  await form.getByRole('button', { name: 'Find' }).click();
  await expect(form.getByText('Enter the four or five figures of the ticket')).toBeVisible();

  // The file and the fourteen lines, as they stand on the page.
  await page.getByText('The fourteen lines', { exact: true }).click();
  const lines = await page.locator('pre').innerText();
  const file = await page.request.get(`/rounds/${YEAR}.json`);
  const folder = testInfo.outputPath();
  writeFileSync(join(folder, `round-${YEAR}.json`), await file.body());
  writeFileSync(join(folder, 'check.mjs'), lines);
  const run = spawnSync(process.execPath, ['check.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain('The order is right.');
  expect(run.stdout).not.toContain('WRONG');
  expect(run.stdout).toContain(`grade1 16 ${ticket}\n`);
  await context.close();
});

test('everybody can use the page where a draw is checked', async ({ page, hydrated, school }) => {
  changeRows(school, 'delete from rounds where year = ?', YEAR);
  changeRows(school, insertionOf(drawnRound(YEAR, list, over)));
  await page.goto(`/rounds/${YEAR}?ticket=${ticket}`);
  await hydrated(page);
  await page.getByText('The fourteen lines', { exact: true }).click();
  await expectAccessibleAtEachWidth(page);
});
