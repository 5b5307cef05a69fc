import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, offerIn } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk } from '#tests/support/desk-story.ts';
import { expect, test } from '#tests/support/school-story.ts';

const LIST = '/staff/enrollment-applications';

async function sent(address: string, changes: Record<string, string> = {}): Promise<string> {
  return (await (await sendApplication(address, changes)).json()).reference;
}

test('a line that is lost takes neither the screen nor the text away', async ({ page, school }) => {
  const reference = await sent(school.address);
  await enterDesk(page, school, `${LIST}/${reference}`);
  const note = page.getByLabel('New note');
  await note.fill('Asked for the birth record.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('This device has no connection, so nothing was sent.')).toBeVisible();
  await expect(page.locator('.record-head .badge')).toHaveText('Submitted');
  await expect(note).toHaveValue('Asked for the birth record.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Asked for the birth record.',
  );
  await expect(note).toHaveValue('');

  await page.goto(LIST);
  await page
    .getByLabel(/^Select Mutinta/)
    .first()
    .check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Start the review …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start the review: 1 selected' });
  await dialog.getByRole('button', { name: 'Start the review' }).click();
  await expect(dialog).toContainText('No connection');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
});

test('an invitation that does not reach the school keeps its screen and its words', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff/people', 'administrator');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
  await name.fill('Ruth Zulu');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Invite a colleague' })).toBeVisible();
  await expect(name).toHaveValue('Ruth Zulu');
});

test('a half-written note and letter are there again after a link, Back and a reload', async ({
  page,
  school,
}) => {
  const reference = await sent(school.address);
  const staff = await enterDesk(page, school, `${LIST}/${reference}`);
  await staff.post(`/api/staff/enrollment-applications/${reference}`, {
    change: 'move',
    to: 'underReview',
    version: 1,
  });
  await page.reload();
  const note = page.getByLabel('New note');
  await note.fill('Half a no');
  await page.getByRole('button', { name: /^Offer a place/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer a place' });
  await dialog.getByLabel('Text').fill('Dear family, half a letter');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All applications' }).click();
  await expect(page).toHaveURL(LIST);
  await page.goBack();
  await expect(note).toHaveValue('Half a no');
  await page.reload();
  await expect(note).toHaveValue('Half a no');
  await page.getByRole('button', { name: /^Offer a place/ }).click();
  await expect(dialog.getByText('What you typed before is still here.')).toBeVisible();
  await expect(dialog.getByLabel('Text')).toHaveValue('Dear family, half a letter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start again' }).click();
  await expect(dialog.getByLabel('Text')).toHaveValue(/We are happy to offer your child a place/);
});

test('a reply to a message is kept until it is sent', async ({ page, school }) => {
  const message = { name: 'B', email: 'b@mail.example', subject: 'A visit', message: 'May we?' };
  const answer = await fetch(`${school.address}/api/contact-messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  const { reference } = await answer.json();
  await enterDesk(page, school, `/staff/messages/${reference}`);
  const text = page.getByLabel('Your answer to B');
  await text.fill('Yes, on Tues');
  await page.reload();
  await expect(text).toHaveValue('Yes, on Tues');
  // On a low screen the head of the page is out of sight by then.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('No connection', { exact: true })).toBeInViewport();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Reply sent')).toBeVisible();
  await expect(text).not.toHaveValue('Yes, on Tues');
});

test('who was faster, and what it is now, is said inside the dialog', async ({ page, school }) => {
  const reference = await sent(school.address);
  await enterDesk(page, school, `${LIST}/${reference}`);
  const staff = await newColleague(school, 'admissions');
  const move = (to: string, version: number) =>
    staff.post(`/api/staff/enrollment-applications/${reference}`, { change: 'move', to, version });
  await move('underReview', 1);
  await page.reload();
  await page.getByRole('button', { name: /^Offer a place/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer a place' });
  await dialog.getByLabel('Text').fill('Welcome!');
  await move('waitlisted', 2);
  const confirm = dialog.getByRole('button', { name: 'Offer a place' });
  await offerIn(dialog);
  await expect(dialog.getByRole('alert')).toContainText(
    `Somebody else changed this. ${staff.email} has changed this (Today, `,
  );
  await expect(dialog.getByRole('alert')).toContainText('It is now “Waitlisted”.');
  await expect(dialog.getByLabel('Text')).toHaveValue('Welcome!');
  // From the waiting list an offer is possible still.
  await expect(confirm).toBeVisible();
  await move('notOffered', 3);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('It is now “Not offered”.');
  await expect(confirm).toBeHidden();
  await expect(dialog).toContainText('This step is no longer possible.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible();
});

test('a family without an address is named, and its letter is printed', async ({
  page,
  school,
}) => {
  const reference = await sent(school.address, { parent1Email: 'none' });
  await enterDesk(page, school, `${LIST}/${reference}`);
  await page.getByRole('button', { name: 'Start the review' }).click();
  await page.getByRole('button', { name: /^Offer a place/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Offer a place' });
  await expect(dialog).toContainText('No mail goes to this family. Call');
  await offerIn(dialog);
  await page.getByRole('link', { name: 'print the letter about “Offered”' }).click();
  const letter = page.locator('#letter');
  await expect(letter).toContainText(/To answer, call [+\d\s]+ or come to the office\./);
  await expect(letter).not.toContainText(/access code|link below/);
  await page.getByLabel('Text').fill('Dear Mrs Hamoonga,\n\nwe offer a place.');
  await page.getByRole('button', { name: 'Put an access code into the letter' }).click();
  await expect(letter).toContainText('we offer a place.');
  const code = letter.locator('.spoken-code');
  await expect(code).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
  await expect(letter).toContainText(
    `${school.address}/portal, and enter the reference and this access code: ${await code.textContent()}`,
  );
  for (let width = 320; width < 440; width += 20) {
    await page.setViewportSize({ width, height: 740 });
    expect(await code.evaluate((one) => one.getClientRects().length)).toBe(1);
  }
  await expectAccessibleAtEachWidth(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Text')).toBeHidden();
  await expect(letter).toBeVisible();
});

test('a document, whose file no computer can keep, asks before it is left', async ({
  page,
  school,
}) => {
  await enterDesk(page, school, '/staff/documents/new', 'administrator');
  await page.getByLabel('Title').fill('Report card');
  const asked = page.getByRole('dialog', { name: 'What you typed is not saved' });
  const away = page.getByRole('link', { name: 'All documents' });
  await away.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await away.click();
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Report card');
  await away.click();
  await asked.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
});
