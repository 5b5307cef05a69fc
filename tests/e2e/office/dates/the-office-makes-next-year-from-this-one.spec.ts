import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('an editor makes the next year from this one, publishes it, and says later that it is certain', async ({
  page,
}) => {
  const school = await runSchoolAt('2026-11-20T09:00:00+02:00');
  try {
    const editor = await newColleague(school, 'editor');
    await openAsColleague(page, '/staff/content/dates', editor);
    await page.getByRole('button', { name: 'Make 2027 from 2026' }).click();
    await expect(page.getByText('The dates of 2027 are in the form')).toBeVisible();
    // Nothing is published by it.
    expect((await fetch(`${school.address}/events/2027`)).status).toBe(404);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const certain = page.getByRole('button', { name: 'The dates of 2027 are certain' });
    await expect(certain).toBeVisible();
    await expectAccessibleAtEachWidth(page);

    const pageOf2027 = async () => (await fetch(`${school.address}/events/2027`)).text();
    await expect.poll(pageOf2027).toContain('The dates of 2027 are not certain yet.');
    // The same day of the week as in 2026, and a holiday of that year.
    const year = await pageOf2027();
    expect(year).toContain('dateTime="2027-01-04"');
    expect(year).toContain('dateTime="2027-03-26"');

    await certain.click();
    await expect(certain).toHaveCount(0);
    await expect.poll(pageOf2027).not.toContain('are not certain yet');
    await expect(page.getByRole('button', { name: 'Make 2028 from 2027' })).toBeVisible();

    await page.goto(`${school.address}/staff/content/events`);
    const again = page.getByRole('button', { name: 'Bring the event of 2026 into 2027' });
    await expect(again).toHaveCount(0);
    await page.getByRole('button', { name: 'Add an event' }).click();
    const entry = page.getByRole('main');
    await entry.getByLabel('Title').last().fill('Sports Day');
    await entry.getByLabel('Category').selectOption('Sports');
    await entry.getByLabel('First day').fill('2026-06-12');
    await entry.getByLabel('Time').fill('8:00 AM-12:00 PM');
    await entry.getByLabel('Place').fill('School grounds');
    await entry.getByLabel('Description').fill('Families are welcome.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await again.click();
    await expect(page.getByText('The events of 2027 are in the form')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(pageOf2027).toContain('dateTime="2027-06-11"');
    await expect(again).toHaveCount(0);
  } finally {
    await school.remove();
  }
});
