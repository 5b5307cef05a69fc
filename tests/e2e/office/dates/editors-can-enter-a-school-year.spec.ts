import type { Locator, Page } from '@playwright/test';
import type { FormField } from '#features/publishing/form-field.ts';
import { contentParts, partNames } from '#features/publishing/parts.ts';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { runSchool } from '#tests/support/running-school.ts';
import { expect, test } from '#tests/support/school-story.ts';

const YEAR = new Date().getFullYear() + 1;

/** Adds an entry to the list on the screen, and gives what has opened for it. */
async function add(page: Page, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: `Add a ${entry}`, exact: true }).click();
  const summary = page.locator('summary:focus');
  await expect(summary).toHaveText(`New ${entry}`);
  const id = await summary.getAttribute('id');
  return page.locator(`details:has(> [id="${id}"])`);
}

/** Types into fields as people do: one key after the other. */
async function typeInto(entry: Locator, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await entry.getByLabel(label, { exact: true }).pressSequentially(text);
}

test('a school year is typed key by key, and families see it', async ({ page }) => {
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  try {
    const editor = await newColleague(school, 'editor');
    await openAsColleague(page, `${school.address}/staff/content/dates`, editor);
    const year = await add(page, 'school year');
    await typeInto(year, { Year: String(YEAR) });
    await year.getByLabel('How far its dates are').selectOption('Published');
    const terms: [string, string, string][] = [
      ['First term', `11 Jan ${YEAR}`, `9/4/${YEAR}`],
      ['Second term', `10.5.${YEAR}`, `6th August ${YEAR}`],
      ['Third term', `${YEAR}-09-06`, `0312${YEAR}`],
    ];
    for (const [name, first, last] of terms) {
      const term = await add(page, 'term');
      await typeInto(term, { Name: name, 'First day': first, 'Last day': last });
      if (name !== 'First term') continue;
      await typeInto(term, { 'Moved from (optional)': `4 Jan ${YEAR}` });
      const young = await add(page, 'first day for some grades');
      await typeInto(young, { Grades: 'Grade 1', 'First day': `13 Jan ${YEAR}` });
      // Closed again, so that the next term has the only button to add such a day.
      await term.locator('summary').first().click();
    }
    const rest = await add(page, 'break');
    await typeInto(rest, { Name: 'Rest', 'First day': `12 Apr ${YEAR}` });
    const day = await add(page, 'holiday');
    await typeInto(day, { Name: 'Day of the School', Day: `4 Feb ${YEAR}` });
    const opens = page.getByLabel('Families apply for the next year from');
    await opens.fill('');
    await opens.pressSequentially(`1 Aug ${YEAR}`);

    // Half a day is refused in words, at its field, and stays as it was typed.
    const last = rest.getByLabel('Last day', { exact: true });
    await last.pressSequentially('7 Ma');
    await page.getByRole('button', { name: 'Publish' }).click();
    const summary = page.getByRole('region', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Rest: Last day is no day yet. Write it like 4 Feb 2027',
    ]);
    await expect(last).toHaveValue('7 Ma');
    await expectAccessibleAtEachWidth(page);
    await last.press('End');
    await last.pressSequentially(`y ${YEAR}`);
    await expect(summary).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published. See the page')).toBeVisible();

    const { value } = await (await editor.get('/api/staff/content/dates')).json();
    expect(value).toMatchObject({ nextYearFrom: `${YEAR}-08-01` });
    expect(value.years).toContainEqual({ year: YEAR, state: 'published' });
    const ofYear = ({ startsOn }: { startsOn: string }) => startsOn.startsWith(String(YEAR));
    expect(value.terms.filter(ofYear)).toMatchObject([
      {
        ...{ name: 'First term', movedFrom: `${YEAR}-01-04` },
        ...{ startsOn: `${YEAR}-01-11`, endsOn: `${YEAR}-04-09` },
        otherStarts: [{ grades: ['Grade 1'], startsOn: `${YEAR}-01-13` }],
      },
      { name: 'Second term', startsOn: `${YEAR}-05-10`, endsOn: `${YEAR}-08-06` },
      { name: 'Third term', startsOn: `${YEAR}-09-06`, endsOn: `${YEAR}-12-03` },
    ]);
    expect(value.breaks.filter(ofYear)).toMatchObject([
      { name: 'Rest', startsOn: `${YEAR}-04-12`, endsOn: `${YEAR}-05-07` },
    ]);
    expect(value.holidays).toContainEqual(
      expect.objectContaining({ name: 'Day of the School', on: `${YEAR}-02-04` }),
    );
    const feed = await (await fetch(`${school.address}/calendar/terms.ics`)).text();
    expect(feed).toMatch(
      new RegExp(`DTSTART\\S*:${YEAR}0111T080000\\s+DTEND.*\\s+SUMMARY:First term`),
    );
  } finally {
    await school.remove();
  }
});

const hasDay = (fields: FormField[]): boolean =>
  fields.some((field) => field.kind === 'day' || ('fields' in field && hasDay(field.fields)));

test('every day of the content can be typed, beginning with its first key', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff/content', 'editor');
  for (const name of partNames.filter((one) => hasDay(contentParts[one].fields))) {
    await page.goto(`/staff/content/${name}`);
    const heading = page.getByRole('heading', { level: 1, name: contentParts[name].name });
    await expect(heading).toBeVisible();
    // Of every list one entry more.
    for (const button of await page.getByRole('button', { name: /^Add an? / }).all())
      await button.click();
    const days = page.locator('input.date:visible');
    expect(await days.count()).toBeGreaterThan(0);
    for (const day of await days.all()) {
      await day.fill('');
      await day.pressSequentially('4 Feb 2027');
      await day.blur();
      await expect(day).toHaveValue('4 February 2027');
      await day.press('End');
      await day.press('Backspace');
    }
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('region', { name: 'There is a problem' })).toContainText(
      'is no day yet. Write it like 4 Feb 2027',
    );
  }
});
