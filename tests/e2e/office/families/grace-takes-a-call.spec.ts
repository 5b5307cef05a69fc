import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { swapped } from '#tests/support/samples/swapped.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('Grace notes a call from the search, it stands on Today, and she says that she has called', async ({
  page,
  school,
}) => {
  const names = { studentFirstName: 'Kondwani', studentLastName: 'Callmbewe' };
  const sent = await sendApplication(school.address, { ...names, parent1LastName: 'Callmbewe' });
  const reference = (await sent.json()).reference as string;
  await enterDesk(page, school, '/staff/messages');
  const search = page.getByRole('searchbox', { name: 'Search all rooms' });
  await search.fill('callmbewe');
  await page.getByRole('link', { name: /^Note a call ?: Kondwani/ }).click();
  await expect(page).toHaveURL(`/staff/families/${reference}#note`);
  const note = page.getByLabel('New note');
  await expect(note).toBeFocused();
  await note.fill('Asks whether the bus stops at the clinic.');
  await page.getByLabel('Call back').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Add note' }).click();
  const calls = page.getByRole('region', { name: 'Calls to make' });
  await expect(calls).toContainText('Call back today.');
  await expectAccessibleAtEachWidth(page);

  await page.goto('/staff');
  await expect(page.getByRole('region', { name: /^Today/ })).toContainText('the bus stops');
  await page.getByRole('link', { name: /^Call ?: Kondwani Callmbewe/ }).click();
  await expect(page).toHaveURL(`/staff/families/${reference}#calls`);
  await calls.getByRole('button', { name: 'We have called' }).click();
  await expect(calls).toHaveCount(0);
  await expect(page.locator('.family-entries')).toContainText('Called back');
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByText('the bus stops')).toHaveCount(0);

  // Two figures of a reference in each other's place: the desk asks, and does not guess.
  const wrong = swapped(reference);
  await search.fill(wrong);
  const answers = page.locator('.desk-answers');
  await expect(answers).toContainText(`Did you mean ${reference}?`);
  await answers.getByRole('link', { name: 'Kondwani Callmbewe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kondwani Callmbewe');
});
