import { expectAccessibleAtEachWidth } from '#tests/support/accessibility.ts';
import { newColleague, openAsColleague } from '#tests/support/at-the-desk.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { runSchoolAt } from '#tests/support/running-school.ts';
import { sampleAnswersOf2026 } from '#tests/support/samples/sample-answers.ts';
import { expect, test } from '#tests/support/school-story.ts';

test('when a place is free, Today names the first of the waiting list, and one press offers it', async ({
  page,
}) => {
  const school = await runSchoolAt('2026-02-02T08:00:00+02:00');
  try {
    const staff = await newColleague(school, 'admissions');
    const references: string[] = [];
    // Bupe’s form came first, Mapalo’s family had pressed Submit two days before, without a line.
    for (const [studentFirstName, pressedAt] of [
      ['Bupe', '2026-02-02T05:00:00Z'],
      ['Mapalo', '2026-01-31T18:00:00Z'],
    ] as const) {
      const child = { studentFirstName, parent1Phone: '+260 977 310 442', pressedAt };
      const answers = { ...sampleAnswersOf2026, ...child };
      references.unshift(
        await applicationAtDesk(school, staff, answers, ['underReview', 'waitlisted']),
      );
    }
    const { gradeLevel: grade, enrollmentYear: year } = sampleAnswersOf2026;
    await openAsColleague(page, '/staff', staff);
    await expect(page.getByRole('heading', { name: /place is free/ })).toHaveCount(0);
    const entered = { year, places: { [grade]: 1 }, seen: {} };
    expect((await staff.post('/api/staff/enrollment-places', entered)).status).toBe(200);

    await page.reload();
    const free = page.getByRole('region', { name: /^A place is free in/ });
    await expect(free).toContainText('the first of 2 who wait');
    await expect(free.getByRole('link', { name: /^Mapalo/ })).toBeVisible();
    await expect(free.getByRole('link', { name: '+260 977 310 442' })).toHaveAttribute(
      'href',
      'tel:+260977310442',
    );
    for (const [name, address] of [
      [/^SMS/, /^sms:\+260977310442\?body=Good%20day/],
      [/^WhatsApp/, /^https:\/\/wa\.me\/260977310442\?text=Good%20day/],
    ] as const) {
      const link = free.getByRole('link', { name }).first();
      await expect(link).toHaveAttribute('href', address);
      // What goes through others names no child.
      await expect(link).not.toHaveAttribute('href', /Mapalo/);
    }
    await expect(free).toContainText('is a twin and has no place yet');
    await expectAccessibleAtEachWidth(page);

    // Where several are free, the list opens in its order, to be offered together.
    const setPlaces = (count: number, version: number) =>
      staff.post('/api/staff/enrollment-places', {
        ...{ year, places: { [grade]: count }, seen: { [grade]: version } },
      });
    expect((await setPlaces(2, 1)).status).toBe(200);
    await page.reload();
    await page.getByRole('link', { name: /^Offer several at once/ }).click();
    await expect(page.getByRole('rowheader')).toHaveText([/Mapalo/, /Bupe/]);
    expect((await setPlaces(1, 2)).status).toBe(200);

    // Whoever offers it to the second of the list reads who stands before, and that it is the twin.
    await page.goto(`${school.address}/staff/enrollment-applications/${references[1]}`);
    await page.getByRole('button', { name: 'Offer a place …', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Offer a place', exact: true });
    await expect(dialog).toContainText('1 child of the waiting list is passed over');
    await expect(dialog).toContainText(/A twin is left out: Mapalo/);
    await expectAccessibleAtEachWidth(page);
    await dialog.getByLabel('Why are they passed over?').fill('The family moved away');
    await dialog.getByRole('button', { name: 'Offer a place', exact: true }).click();
    await page.getByRole('button', { name: /^Undo “/ }).waitFor();
    const notes = async () => {
      const at = `/api/staff/enrollment-applications/${references[0]}`;
      const { work } = await (await staff.get(at)).json();
      return work.notes.map(({ text }: { text: string }) => text);
    };
    await expect.poll(notes).toEqual([expect.stringContaining('The family moved away')]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: 'Offer a place …', exact: true }).waitFor();
    await expect.poll(notes).toEqual([]);
    await page.goto(`${school.address}/staff`);
    await free.getByRole('button', { name: /^Offer the place/ }).click();
    await expect(page.getByText('The place is offered to')).toBeVisible();
    await expect(page.getByRole('heading', { name: /place is free/ })).toHaveCount(0);
    await page.goto(`${school.address}/staff/enrollment-applications/${references[0]}`);
    await expect(page.getByText('Their turn since')).toContainText('until');
  } finally {
    await school.remove();
  }
});

test('a brother or sister at the school is suggested, and one press confirms it', async ({
  page,
  school,
}) => {
  const staff = await newColleague(school, 'admissions');
  const home = { parent1Phone: '+260 977 310 661', parent1Email: 'mutale@mail.example' };
  const older = { studentFirstName: 'Chileshe', studentDOB: '2015-02-01', gradeLevel: 'grade4' };
  await applicationAtDesk(school, staff, { ...home, ...older });
  const younger = { ...home, studentFirstName: 'Kasonde' };
  const reference = await applicationAtDesk(school, staff, younger, ['underReview']);
  await openAsColleague(page, `/staff/enrollment-applications/${reference}`, staff);
  const inLine = page.getByRole('region', { name: 'Place on the waiting list' });
  await expect(inLine).toContainText('Everybody else');
  await expect(inLine).toContainText('Chileshe Hamoonga is at the school');
  await expectAccessibleAtEachWidth(page);
  await inLine.getByRole('button', { name: 'Confirm: brother or sister at the school' }).click();
  await expect(inLine).toContainText('Brother or sister at the school, applied on');
  await expect(inLine.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
});
