import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('a family is told day, time and place of the interview, and that it is called off', async ({
  page,
  school,
}) => {
  const staff = await newColleague(school, 'admissions');
  const email = 'milimo@mail.example';
  const sent = await sendApplication(school.address, {
    ...{ studentFirstName: 'Milimo', studentLastName: 'Hamoonga', parent1Email: email },
  });
  const { reference } = await sent.json();
  const at = `/staff/enrollment-applications/${reference}`;
  await staff.post(`/api${at}`, { change: 'move', to: 'underReview', version: 1 });
  await openAsColleague(page, at, staff);
  const interview = page.getByRole('region', { name: 'Interview' });
  await expect(interview).toContainText('There is no day yet.');

  // By the keyboard alone.
  await interview.getByRole('button', { name: 'Set day and time …' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill('30 Nov 2099');
  await dialog.getByLabel('Time').fill('half past ten');
  await dialog.getByRole('button', { name: 'Set the day' }).press('Enter');
  await expect(dialog).toContainText('Write the time like 10:00 AM or 2:30 PM');
  await expect(dialog.getByLabel('Time')).toBeFocused();
  // What was typed outlives a power cut, the day too.
  await page.reload();
  await interview.getByRole('button', { name: 'Set day and time …' }).click();
  await expect(dialog.getByLabel('Day')).toHaveValue('30 November 2099');
  await dialog.getByLabel('Time').fill('10:30');
  await expectAccessibleAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Set the day' }).press('Enter');
  await expect(interview).toContainText(/30\sNovember\s2099, 10:30\sAM, School office/);
  const mail = await mailTo(school.dataDir, email, 'your interview');
  expect(mail.text).toContain('Your interview: Monday, November 30, 2099, 10:30 AM');
  expect(mail.text).not.toContain('Milimo');
  await expectAccessibleAtEachWidth(page);

  await interview.getByRole('button', { name: 'Call it off …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
  await expect(interview).toContainText('There is no day yet.');
  await mailTo(school.dataDir, email, 'does not take place');
});
