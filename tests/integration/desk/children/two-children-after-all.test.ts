import { describe, expect, test } from 'vitest';
import { newReference } from '#lib/text/reference.ts';
import { setStatus } from '#tests/support/clients/access-code.ts';
import { bringChildren } from '#tests/support/clients/children-of-school.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';

const CHILDREN = '/api/staff/children';
const CLASSES = `${CHILDREN}/classes`;
const APPLICATIONS = '/api/staff/enrollment-applications';
const year = sampleYear;
const before = String(Number(year) - 1);
const beside = newReference('CH');

describe.each(presentStoreKinds())('two who were called one child by mistake, on %s', (kind) => {
  const desk = deskOn(kind, async ({ database, office }) => {
    await bringChildren(database, [
      {
        ...{ reference: beside, firstName: 'Lweendo', lastName: 'Simoonga', year: before },
        grade: 'grade1',
      },
    ]);
    const opened = { change: 'open', year, version: 0, lastDay: `${before}-12-31` };
    expect((await office.post(`${CHILDREN}/coming-back`, opened)).status).toBe(200);
  });

  /** A child of Grade 1 of this year, by its own application. */
  async function atSchool(studentFirstName: string): Promise<string> {
    const child = { studentFirstName, studentLastName: 'Simoonga', parent1Phone: '0977 320 664' };
    const { reference } = await (await sendApplication(desk.school.address, child)).json();
    await setStatus(desk.database.rows, reference, 'enrolled');
    await desk.database.rows(
      `update enrollment_applications set enrollment_year = '${before}' where reference = '${reference}'`,
    );
    const id = crypto.randomUUID();
    await desk.database.rows(
      `insert into students (id, reference, version) values ('${id}', '${reference}', 1)`,
    );
    await desk.database.rows(`insert into student_years (id, student_id, school_year, grade_level,
      class, came_by, is_planned, left_reason) values ('${id}', '${id}', '${before}', 'grade1', 'A',
      'application', 0, '')`);
    return reference;
  }
  const ask = async (change: object) => {
    expect((await desk.office.post(CLASSES, { year, ...change })).status).toBe(200);
  };
  const show = async () => (await desk.office.get(`${CLASSES}?year=${year}&grade=grade2`)).json();
  const letterOf = async (reference: string) =>
    (await show()).classes.find(({ children }: { children: { reference: string }[] }) =>
      children.some((one) => one.reference === reference),
    )?.letter;
  const wished = async () =>
    (await show()).said.map(({ one, other }: { one: string; other: string }) =>
      [one, other].toSorted(),
    );
  const decide = async (body: object) => {
    const answer = await desk.office.post('/api/staff/enrollment-belonging', body);
    expect(answer.status).toBe(200);
  };
  async function callOne(one: string, other: string) {
    await decide({ reference: one, other, decision: 'sameChild', seen: null });
  }
  async function takeBack(one: string, other: string) {
    const { decided } = await (await desk.office.get(`${APPLICATIONS}/${one}/belonging`)).json();
    await decide({ reference: one, other, decision: null, seen: decided[0].id });
  }
  const lastActs = async (reference: string) => {
    const { history } = await (await desk.office.get(`${CHILDREN}/${reference}`)).json();
    return history.map(({ data }: { data: object }) => data).slice(0, 4);
  };

  test('have their own class in the draft, what was said of them, and what was typed in for them', async () => {
    const one = await atSchool('Mapenzi');
    const other = await atSchool('Mapenze');
    const moved = [{ reference: other, seen: 'grade2 A' }];
    await ask({ change: 'move', children: moved, letter: 'C' });
    await ask({ change: 'wish', one: other, other: beside, seen: '', wish: 'apart' });
    const { version } = await (await desk.office.get(`${CHILDREN}/${other}`)).json();
    const answer = { change: 'answer', year, answer: 'notSure', how: 'telephone', reason: '' };
    const typed = await desk.office.post(`${CHILDREN}/${other}`, { ...answer, version });
    expect(typed.status).toBe(200);

    await callOne(one, other);
    expect(await letterOf(one)).toBe('C');
    expect(await wished()).toEqual([[one, beside].toSorted()]);

    await takeBack(one, other);
    expect([await letterOf(one), await letterOf(other)]).toEqual(['A', 'C']);
    expect(await wished()).toEqual([[other, beside].toSorted()]);
    const answered = await desk.database.rows(`select reference from return_answers
      join students on students.id = return_answers.student_id`);
    expect(answered).toEqual([{ reference: other }]);
    expect(await lastActs(one)).toContainEqual({ schoolYear: year, classmate: null });
    expect(await lastActs(one)).toContainEqual({ schoolYear: year, comesBack: null });
    expect(await lastActs(other)).toContainEqual({ schoolYear: year, classmate: 'apart' });
    expect(await lastActs(other)).toContainEqual({ schoolYear: year, letter: 'C' });
  });

  test('keep what was said of the one that went on, also while they were one', async () => {
    const one = await atSchool('Kasuba');
    const other = await atSchool('Kasubo');
    await ask({ change: 'move', children: [{ reference: one, seen: 'grade2 A' }], letter: 'B' });
    await callOne(one, other);
    await ask({ change: 'wish', one, other: beside, seen: '', wish: 'together' });
    await takeBack(one, other);
    expect([await letterOf(one), await letterOf(other)]).toEqual(['B', '']);
    expect(await wished()).toContainEqual([one, beside].toSorted());
    expect(await lastActs(other)).not.toContainEqual(expect.objectContaining({ letter: 'B' }));
  });
});
