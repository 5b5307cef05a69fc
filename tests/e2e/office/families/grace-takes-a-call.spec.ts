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
  await expect(page.locator('.happened')).toContainText('Called back');
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

test('a caller of whom the school has nothing becomes a message, from the search that finds nobody', async ({
  page,
  school,
}) => {
  const staff = await enterDesk(page, school, '/staff/meals');
  await page.getByRole('searchbox', { name: 'Search all rooms' }).fill('Callmuntanga');
  await page.getByRole('link', { name: 'Type in what the caller wants' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a caller wants');
  const name = page.getByLabel('Name of the caller');
  await expect(name).toHaveValue('Callmuntanga');
  await name.fill('Mercy Callmuntanga');
  await page.getByRole('button', { name: 'Keep the message' }).click();
  await expect(page.getByText('Enter the phone number of the caller')).toBeVisible();
  await page.getByLabel('Phone').fill('0955 161 803');
  await page.getByLabel('What the caller wants').fill('Asks if there is a place in Grade 5.');
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('0955 161 803');
  await page.getByLabel('Call back').selectOption({ index: 1 });
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('button', { name: 'Keep the message' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Asks if there is a place/);
  await expect(page.getByText(`typed in by ${staff.email}`)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call Mercy Callmuntanga/ })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.goto('/staff');
  await page.getByRole('link', { name: /^Call ?: Asks if there is a place/ }).click();
  await page.getByRole('button', { name: 'We have called' }).click();
  await expect(page.getByRole('button', { name: 'We have called' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.locator('.record-head')).toContainText('Answered');
});
