import { randomUUID } from 'node:crypto';
import { expectAccessible, expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk, openBehind, refuseReceipt, workOnToday } from '#tests/support/desk-story.ts';
import { tabTo } from '#tests/support/keyboard.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { expect, test } from '#tests/support/school-story.ts';

const SCRIPT = '<img src=x onerror="document.title=1"> When does school start?';

async function written(
  address: string,
  subject: string,
  email = 'ruth@mail.example',
): Promise<string> {
  const answer = await fetch(`${address}/api/contact-messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Ruth Banda',
      email,
      subject,
      message: SCRIPT,
    }),
  });
  return (await answer.json()).reference;
}

test('the secretary finds a message and answers it, with the keyboard alone', async ({
  page,
  school,
}) => {
  const subject = 'First day of the term';
  const reference = await written(school.address, subject);
  await openAsColleague(page, '/staff', await newColleague(school, 'admissions'));
  const newMessages = workOnToday(page, /^\d+ new messages?$/);
  await expect(newMessages).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await tabTo(page, newMessages);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await tabTo(page, page.getByLabel(/^Search by name/));
  await page.keyboard.type('first term');
  await expect(page.getByRole('status').filter({ hasText: /^1 message$/ })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await tabTo(page, page.getByRole('link', { name: subject }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await expect(page.getByText(SCRIPT, { exact: true })).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await expect(page.getByText(`with the subject “Re: ${subject}”`)).toBeVisible();
  await tabTo(page, page.getByLabel('Your answer to Ruth Banda'));
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(`On Monday (${reference}). `);
  await tabTo(page, page.getByRole('button', { name: 'Send the answer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The mail is on its way.')).toBeVisible();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();

  const mail = await mailTo(school.dataDir, 'ruth@mail.example', `Re: ${subject}`);
  expect(mail.text).toContain(`On Monday (${reference}). Dear Ruth Banda,`);
  expect(mail.text).toContain('> <img src=x');
});

test('after a reply the focus is in sight, however low the screen', async ({ page, school }) => {
  const staff = await newColleague(school, 'admissions');
  for (const size of [
    { width: 740, height: 360 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    const reference = await written(school.address, `Uniforms ${size.width}`);
    await openAsColleague(page, `/staff/messages/${reference}`, staff);
    const reply = page.getByRole('button', { name: 'Send the answer' });
    await page.getByLabel('Your answer to Ruth Banda').fill('Green.\n'.repeat(20));
    await reply.press('Enter');
    await expect(page.getByText('Reply sent')).toBeVisible();
    await expect(page.getByText('Green.').first()).toBeAttached();
    await expect(reply).toBeFocused();
    await expect(reply).toBeInViewport({ ratio: 0.9 });
  }
});

test('beside a message stands whose children may be meant; a ready text answers it, and a colleague is told why it is theirs', async ({
  page,
  school,
}) => {
  const email = 'agness@whowrites.example';
  const names = { studentFirstName: 'Mapalo', studentLastName: 'Whowrites' };
  await sendApplication(school.address, { ...names, parent1Email: email });
  const reference = await written(school.address, 'A bus from Chisamba Road', email);
  const colleague = await newColleague(school, 'admissions');
  await enterDesk(page, school, `/staff/messages/${reference}`);
  const who = page.getByRole('region', { name: 'Who writes' });
  await expect(who.getByRole('link', { name: 'Mapalo Whowrites' })).toBeVisible();
  await expect(who).toContainText('Anybody can type an address');
  const answer = page.getByLabel('Your answer to Ruth Banda');
  await page.getByRole('button', { name: 'We look and write again' }).click();
  await expect(answer).toHaveValue(
    /^Dear Ruth Banda,\n\nThank you for your message[\s\S]+With kind/,
  );
  await page.reload();
  await expect(answer).toHaveValue(/Thank you for your message/);
  await expectAccessibleAtEachWidth(page);

  // On a phone all acts stand behind one button.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(page.getByText('Give to a colleague')).toHaveCount(0);
  await openBehind(page, 'More');
  await page.getByLabel('Assigned to').selectOption({ label: colleague.email });
  await page.getByLabel('What your colleague should know').fill('You know the drivers.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Assign' }).click();
  const happened = page.getByRole('region', { name: 'What happened' });
  await expect(happened).toContainText('You know the drivers.');
  await expect(happened).toContainText(`Assigned to ${colleague.email}`);
  // The menu lies over what is to be done next no more, and the focus is on its button.
  await expect(page.getByRole('button', { name: 'Assign' })).toBeHidden();
  await expect(page.locator('summary').filter({ hasText: 'More' })).toBeFocused();
});

test('what was typed stays when a colleague has answered meanwhile', async ({ page, school }) => {
  const reference = await written(school.address, 'Uniforms');
  const staff = await newColleague(school, 'admissions');
  await openAsColleague(page, `/staff/messages/${reference}`, staff);
  await page.getByLabel('Your answer to Ruth Banda').fill('Green and gold.');
  const colleague = await newColleague(school, 'admissions');
  const faster = { change: 'status', version: 2, to: 'closed' };
  expect((await colleague.post(`/api/staff/messages/${reference}`, faster)).status).toBe(200);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Somebody else changed this')).toBeVisible();
  await expect(page.getByLabel('Your answer to Ruth Banda')).toHaveValue('Green and gold.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The mail is on its way.')).toBeVisible();
});

test('the secretary sends a mail again that was given up', async ({ page, school }) => {
  // One address gets few receipts a day.
  const email = `${randomUUID()}@mail.example`;
  const reference = await written(school.address, 'Dead letter', email);
  await refuseReceipt(school, reference);
  await openAsColleague(page, '/staff', await newColleague(school, 'admissions'));
  await page.getByRole('link', { name: /^\d+ mails? could not be delivered$/ }).click();
  await expect(page.getByText('550 No such user here')).toBeVisible();
  await expectAccessibleAtEachWidth(page);
  await page.getByRole('link', { name: /we have your message/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('we have your message');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The mail waits to be sent.')).toBeVisible();
});
