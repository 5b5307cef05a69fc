import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { listedAtDesk } from '#tests/support/readers/office-desk.ts';
import type { RunningSchool } from '#tests/support/running-school.ts';
import { sampleMealHelp } from '#tests/support/samples/sample-forms.ts';
import { changeRows, expect, rowsOf, test } from '#tests/support/school-story.ts';

const apply = async (
  school: RunningSchool,
  first: string,
  last: string,
  beside: Record<string, string> = {},
) => {
  const email = `${last.toLowerCase()}@mail.example`;
  const sent = await sendApplication(school.address, {
    ...{ studentFirstName: first, studentLastName: last, parent1Email: email },
    ...{ parent1LastName: last, parent2Email: '', ...beside },
  });
  return (await sent.json()).reference as string;
};

function join(school: RunningSchool, ...references: string[]) {
  const id = crypto.randomUUID();
  for (const reference of references) {
    const row = `values ('${reference}', '${id}', '2026-11-22T08:00:00.000Z')`;
    changeRows(school, `insert into family_members (reference, family_id, joined_at) ${row}`);
  }
}

async function openData(page: Page, reference: string) {
  await page.goto(`/staff/families/${reference}`);
  await page.getByText('Give the family its data, or erase it').click();
  await expect(page.getByRole('button', { name: 'Erase…' })).toBeVisible();
}

async function erase(page: Page, reference: string) {
  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByLabel(/To be sure/).fill(reference);
  await page.getByRole('button', { name: 'Yes, erase it for good' }).click();
}

test('the office hands a family its data and erases all of it, as it was listed, and nobody else’s', async ({
  page,
  school,
}) => {
  const mutinta = await apply(school, 'Mutinta', 'Erasemwale');
  const taonga = await apply(school, 'Taonga', 'Erasemwale');
  const stranger = await apply(school, 'Bupe', 'Keepphiri');
  join(school, mutinta, taonga);
  await enterDesk(page, school, `/staff/families?reference=${mutinta.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erasemwale family');
  // It stands on the first screen from then on, once for all its children.
  await page.goto('/staff/families');
  const opened = page.getByRole('region', { name: 'You opened last' });
  await expect(opened.getByRole('link')).toHaveText(['Erasemwale family']);
  await expect(opened).toContainText('Mutinta Erasemwale');
  await expect(opened).toContainText('Taonga Erasemwale');
  await expect(page.getByRole('region', { name: 'Do they belong together?' })).toBeVisible();
  await expectAccessibleAtEachWidth(page);

  await openData(page, mutinta);
  const list = page.locator('.family-data .panel > .held');
  await expect(list).toContainText(`Mutinta Erasemwale, ${mutinta}`);
  // One application, until the office asks for the whole family.
  await expect(list).not.toContainText(taonga);
  await page.getByLabel('Of whom').selectOption('The whole family');
  await expect(list).toContainText(`Taonga Erasemwale, ${taonga}`);
  await expect(list).toContainText('1 × Enrollment application');
  await expectAccessibleAtEachWidth(page);
  for (const [button, ending] of [
    ['Download to read', 'html'],
    ['Download as a file for a computer program', 'json'],
  ]) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${mutinta}.${ending}`);
    const text = readFileSync(await download.path(), 'utf8');
    for (const name of ['Mutinta', 'Taonga']) expect(text).toContain(name);
    expect(text).not.toContain('Bupe');
  }

  await page.getByRole('button', { name: 'Erase…' }).click();
  const erase = page.getByRole('button', { name: 'Yes, erase it for good' });
  await expect(erase).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await erase.click();
  await expect(page.getByText('Type the reference once more').first()).toBeVisible();
  await page.getByLabel(/To be sure/).fill(mutinta);
  await page.getByRole('button', { name: 'Yes, erase it for good' }).click();
  await expect(
    page.getByText(new RegExp(`We have nothing with the reference .*${mutinta}`)),
  ).toBeVisible();
  await expect(page).toHaveURL('/staff/families');

  expect(await listedAtDesk(school, 'enrollment-applications', stranger)).toHaveLength(1);
  expect(await listedAtDesk(school, 'enrollment-applications', taonga)).toEqual([]);
  const words = rowsOf(school, "select word from search_words where word like '%erasemwale%'");
  expect(words).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search all rooms' }).fill('erasemwale');
  await expect(page.locator('.desk-answers')).toContainText('Nothing was found');
});

test('one child is erased alone, and its brother stays', async ({ page, school }) => {
  const one = await apply(school, 'Chipo', 'Onlyzulu');
  const brother = await apply(school, 'Daliso', 'Onlyzulu');
  join(school, one, brother);
  await enterDesk(page, school, '/staff');
  await openData(page, brother);
  await page.getByLabel('Of whom').selectOption(one);
  const list = page.locator('.family-data .panel > .held');
  await expect(list).toContainText(one);
  await expect(list).not.toContainText(brother);
  await expect(page.getByText(/^onlyzulu@mail\.example:/)).toContainText(brother);
  await erase(page, one);
  await expect(page.getByText(`We have nothing with the reference ${one}`)).toBeVisible();
  await page.goto(`/staff/families/${brother}`);
  const children = page.getByRole('region', { name: 'Children' });
  await expect(children).toContainText('Daliso');
  await expect(children).not.toContainText('Chipo');
});

test('what has joined the family since the list was made is not erased unseen', async ({
  page,
  school,
}) => {
  const listed = await apply(school, 'Luyando', 'Sinceban');
  const late = await apply(school, 'Natasha', 'Sinceban');
  join(school, listed, await apply(school, 'Choolwe', 'Sinceban'));
  await enterDesk(page, school, '/staff');
  await openData(page, listed);
  await page.getByLabel('Of whom').selectOption('The whole family');
  await expect(page.locator('.family-data .panel > .held')).toContainText('Choolwe');
  changeRows(
    school,
    `insert into family_members (reference, family_id, joined_at)
     select '${late}', family_id, joined_at from family_members where reference = '${listed}'`,
  );
  await erase(page, listed);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Nothing was erased');
  for (const reference of [listed, late]) {
    expect(await listedAtDesk(school, 'enrollment-applications', reference)).toHaveLength(1);
  }
});

test('what a mother has sent besides is asked about, and goes with her family at once', async ({
  page,
  school,
}) => {
  // Numbers of her own: other forms of this school have those of the samples.
  const phone = '+260 95 700 4410';
  const child = await apply(school, 'Monde', 'Askedtembo', {
    ...{ parent1Phone: phone, emergencyContactPhone: '+260 95 700 4411' },
  });
  const sent = async (path: string, body: object) => {
    const answer = await fetch(school.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    return (await answer.json()).reference as string;
  };
  const email = 'askedtembo@mail.example';
  const message = await sent('/api/contact-messages', {
    // No line breaks in a name, and a phone is narrow.
    ...{ name: `Ruth ${'Askedtembo'.repeat(6)}`, email },
    ...{ subject: 'Bus', message: 'Does the bus stop?' },
  });
  const meals = await sent('/api/meal-help-applications', {
    ...sampleMealHelp,
    ...{ name: 'Ruth Askedtembo', childName: 'Monde Askedtembo', email, phone },
  });
  await enterDesk(page, school, '/staff');
  await openData(page, child);
  const list = page.locator('.family-data .panel > .held');
  const asked = page.getByRole('group', { name: 'Does this belong to the family as well?' });
  await expect(asked.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByText(/^askedtembo@mail\.example:/)).toContainText(message);
  await expectAccessibleAtEachWidth(page);
  await asked.getByRole('checkbox', { name: new RegExp(meals) }).check();
  await expect(list).toContainText(meals);

  // What is said on this screen meanwhile is followed at once: nothing is refused, and nothing stays.
  const belongs = page.getByRole('group', { name: 'Does this belong here?' }).first();
  await expect(page.getByText('Does this belong here?')).toHaveCount(2);
  await belongs.getByRole('button', { name: 'It belongs here' }).click();
  await expect(asked.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('button', { name: 'It belongs here' }).click();
  await expect(asked).toHaveCount(0);
  await expect(list).toContainText(message);
  await expect(list).toContainText(meals);
  await erase(page, child);
  await expect(
    page.getByText(new RegExp(`We have nothing with the reference .*${message}`)),
  ).toBeVisible();
  const words = rowsOf(school, "select word from search_words where word like '%askedtembo%'");
  expect(words).toEqual([]);
});
