import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { offerIn } from '#tests/support/at-the-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { enterDesk, openBehind } from '#tests/support/desk-story.ts';
import { mailsAtDesk } from '#tests/support/readers/office-desk.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('an offer is read and changed before it is mailed, and can be taken back', async ({
  page,
  school,
}) => {
  // A child of its own: another story at the same school says of the usual one who may not know.
  const sent = await sendApplication(school.address, {
    ...{ studentFirstName: 'Lushomo', studentLastName: 'Offered', studentDOB: '2020-07-01' },
    ...{ parent1FirstName: 'Bina', parent1LastName: 'Offered', parent1Phone: '+260977300411' },
    parent1Email: 'offer@mail.example',
  });
  const { reference } = await sent.json();
  await enterDesk(page, school, `/staff/enrollment-applications/${reference}`);
  const status = page.locator('.record-head .badge');
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(status).toHaveText('Under review');

  await page.getByRole('button', { name: 'Offer a place …', exact: true }).click();
  const letter = page.getByRole('dialog', { name: 'Offer a place' });
  await expect(letter).toContainText('To offer@mail.example');
  await expect(letter.getByLabel('Send this mail to the family')).toBeChecked();
  await expectAccessibleAtEachWidth(page);
  const text = letter.getByLabel('Text');
  await text.fill(`${await text.inputValue()}\n\nPlease bring the birth record.`);
  await offerIn(letter);
  await expect(status).toHaveText('Offered');
  await expect(letter).toBeHidden();

  const mails = () => mailsAtDesk(school, reference, 'we offer a place');
  await expect(page.getByText('The mail about “Offered” leaves at')).toBeVisible();
  const [mail] = await mails();
  expect(mail?.status).toBe('waiting');
  expect(mail?.text).toContain('Please bring the birth record.');
  expect(mail?.text).toContain(`${school.address}/portal`);
  expect(mail?.text).toMatch(/access code for the parent portal: \w{4}-\w{4}-\w{4}/);

  await page.getByRole('button', { name: /^Undo “Offered”/ }).click();
  await expect(status).toHaveText('Under review');
  expect(await mails()).toEqual([]);

  await openBehind(page, 'Way into the portal');
  await page.getByRole('button', { name: 'Give access code' }).click();
  await expect(page.locator('.spoken-code')).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
});

test('families wait by the day on which they applied, and a confirmed group comes first with a reason', async ({
  page,
  school,
}) => {
  const waiting = async (studentFirstName: string, daysAgo: number) => {
    const answer = await sendApplication(school.address, {
      studentFirstName,
      gradeLevel: 'grade2',
      pressedAt: new Date(Date.now() - daysAgo * 24 * 3_600_000).toISOString(),
    });
    return (await answer.json()).reference as string;
  };
  // The form that was on its way for longer came last.
  const references = [await waiting('Second', 1), await waiting('First', 3)];
  const staff = await enterDesk(
    page,
    school,
    `/staff/enrollment-applications/places?year=${sampleYear}`,
  );
  for (const reference of references) {
    const path = `/api/staff/enrollment-applications/${reference}`;
    await staff.post(path, { change: 'move', to: 'underReview', version: 1 });
    await staff.post(path, { change: 'move', to: 'waitlisted', version: 2 });
  }
  await page.goto(`/staff/enrollment-applications/places?year=${sampleYear}&grade=grade2`);
  await page.getByLabel('Places in Grade 2').fill('25');
  await page.getByRole('button', { name: 'Save the places' }).click();
  await expect(page.locator('.notice')).toContainText('Places saved');
  const list = page.getByRole('region', { name: 'Grade 2: 2 wait, 25 places are free' });
  const names = list.getByRole('rowheader').getByRole('link');
  await expect(names).toHaveText(['First Hamoonga', 'Second Hamoonga']);
  await expectAccessibleAtEachWidth(page);
  await list.getByRole('link', { name: 'Second Hamoonga' }).click();
  const inLine = page.getByRole('region', { name: 'Place on the waiting list' });
  await expect(inLine).toContainText('Number 2 of 2 on the waiting list: Everybody else');
  await inLine.getByRole('button', { name: 'Change group or day …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Change the group/ });
  await dialog.getByLabel('Brother or sister at the school').check();
  await dialog.getByLabel('Why?').fill('A brother is in Grade 4');
  await expectAccessibleAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Change it', exact: true }).click();
  await expect(inLine).toContainText(
    'Number 1 of 2 on the waiting list: Brother or sister at the school',
  );
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Waiting list: brother or sister at the school, from place 2 to place 1 on the waiting list',
  );
  await page.goto(`/staff/enrollment-applications/places?year=${sampleYear}&grade=grade2`);
  await expect(names).toHaveText(['Second Hamoonga', 'First Hamoonga']);
});

test('a place that is accepted is the school’s turn, at the record, in the list and on Today', async ({
  page,
  ownSchool: school,
}) => {
  const { reference } = await (
    await sendApplication(school.address, { studentFirstName: 'Chipego' })
  ).json();
  const record = `/staff/enrollment-applications/${reference}`;
  const staff = await enterDesk(page, school, record);
  for (const [at, to] of (['underReview', 'offered', 'accepted'] as const).entries()) {
    const path = `/api${record}`;
    expect((await staff.post(path, { change: 'move', to, version: at + 1 })).status).toBe(200);
  }
  await page.goto(school.address + record);
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next).toContainText('Our turn, no day is promised.');
  await expect(next.getByRole('heading')).toHaveText('Enroll the child');
  await page.goto(`${school.address}/staff/enrollment-applications?status=accepted`);
  await expect(page.locator('.inbox tbody tr')).toContainText('Our turn');
  await expectAccessibleAtEachWidth(page);
  await page.goto(`${school.address}/staff`);
  const words = '1 family has accepted its place: enroll the child';
  await expect(page.getByRole('link', { name: words, exact: true })).toBeVisible();
});
