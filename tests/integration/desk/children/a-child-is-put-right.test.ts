import { describe, expect, test } from 'vitest';
import { newReference } from '#lib/text/reference.ts';
import { bringChildren } from '#tests/support/clients/children-of-school.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { sampleYear as year } from '#tests/support/samples/sample-answers.ts';

const CHILDREN = '/api/staff/children';
const reference = newReference('CH');
const right = {
  ...{ firstName: 'Mapalo', lastName: 'Daka', bornOn: '2017-08-09', gender: 'male' },
  ...{
    guardian1Name: 'Ruth Daka',
    guardian1Phone: '977810220',
    guardian1Email: 'ruth@mail.example',
  },
  ...{ guardian2Name: '', guardian2Phone: '', guardian2Email: '' },
};

describe.each(presentStoreKinds())('a child from a spreadsheet, on %s', (kind) => {
  let colleague: StaffClient;
  const desk = deskOn(kind, async ({ school, database }) => {
    colleague = await openStaffAccount(school, database.rows, 'admissions', 'administrator');
    await bringChildren(database, [
      { reference, firstName: 'Mapalo', lastName: 'Dacka', year, grade: 'grade3', letter: 'B' },
    ]);
  });

  const show = async (of = reference) => (await desk.office.get(`${CHILDREN}/${of}`)).json();
  const correct = async (more: object, by = desk.office, of = reference) =>
    by.post(`${CHILDREN}/${of}`, {
      ...{ change: 'correct', version: (await show(of)).version },
      ...right,
      ...more,
    });
  const found = async (words: string) =>
    (await (await desk.office.get(`${CHILDREN}?year=${year}&q=${words}`)).json()).rows.length;

  test('is put right at the desk: what lists, search and the next spreadsheet read follows', async () => {
    expect((await correct({})).status).toBe(200);
    const { child, people, version, history } = await show();
    expect(child).toMatchObject({ lastName: 'Daka', bornOn: '2017-08-09', gender: 'male' });
    // The zero that a spreadsheet takes away is put back here as well.
    expect(people.guardians).toMatchObject([
      { name: 'Ruth Daka', phone: '0977810220', email: 'ruth@mail.example' },
    ]);
    expect(version).toBe(2);
    expect(history.map(({ data }: { data: object }) => data)).toContainEqual({
      corrected: 'Surname, Date of birth, Girl or boy, Guardian 1: phone, Guardian 1: email',
    });
    expect([await found('Daka'), await found('Dacka')]).toEqual([1, 0]);
    const form = new FormData();
    form.set('change', 'read');
    form.set('year', year);
    form.set('file', new File(['Name,DOB,Class\n"Daka, Mapalo",9/8/2017,3B'], 'a.csv'));
    const { preview } = await (await desk.office.post(`${CHILDREN}/import`, form)).json();
    expect(preview.counts).toMatchObject({ here: 1, new: 0 });
  });

  test('says what cannot be, and lets no colleague overwrite it unseen', async () => {
    for (const [wrong, field] of [
      [{ firstName: '', lastName: ' ' }, 'lastName'],
      [{ bornOn: '2017-02-31' }, 'bornOn'],
      [{ bornOn: '2099-01-01' }, 'bornOn'],
      [{ guardian2Phone: '0'.repeat(121) }, 'guardian2Phone'],
    ] as const) {
      const answer = await correct(wrong);
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors).toMatchObject([{ field }]);
    }
    expect((await correct({})).status).toBe(422);
    const { version } = await show();
    expect((await correct({ gender: '' })).status).toBe(200);
    expect((await correct({ version }, colleague)).status).toBe(409);
  });

  test('is put into another grade with its class', async () => {
    const move = async (grade: string) =>
      desk.office.post(`${CHILDREN}/${reference}`, {
        ...{ change: 'class', year, letter: 'A', grade, version: (await show()).version },
      });
    expect((await move('grade4')).status).toBe(200);
    expect((await show()).years).toMatchObject([{ grade: 'grade4', letter: 'A' }]);
    expect((await move('grade12')).status).toBe(422);
  });

  test('that goes on by an application is put right there', async () => {
    const { reference: applied } = await (await sendApplication(desk.school.address)).json();
    for (const to of ['underReview', 'offered', 'accepted', 'enrolled']) {
      const at = `/api/staff/enrollment-applications/${applied}`;
      const { version } = await (await desk.office.get(at)).json();
      const mail = to === 'offered' && { letter: { subject: 'A place', text: 'Please answer.' } };
      expect((await desk.office.post(at, { change: 'move', to, version, ...mail })).status).toBe(
        200,
      );
    }
    expect((await show(applied)).brought).toBeUndefined();
    expect((await correct({}, desk.office, applied)).status).toBe(422);
    const grade = { change: 'class', year, letter: 'A', grade: 'grade5', version: 1 };
    expect((await desk.office.post(`${CHILDREN}/${applied}`, grade)).status).toBe(422);
  });
});
