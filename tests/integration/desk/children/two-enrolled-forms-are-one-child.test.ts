import { describe, expect, test } from 'vitest';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { sampleYear as year } from '#tests/support/samples/sample-answers.ts';

const APPLICATIONS = '/api/staff/enrollment-applications';
const CHILDREN = '/api/staff/children';
const leftOn = addDays(dayInLusaka(new Date()), -1);

interface Standing {
  schoolYear: string;
  grade: string;
  standing: string;
  leftOn: string | null;
}

describe.each(presentStoreKinds())('two enrolled forms of one child, on %s', (kind) => {
  const desk = deskOn(kind);

  const change = async (at: string, body: object) => {
    const { version } = await (await desk.office.get(at)).json();
    const answer = await desk.office.post(at, { version, ...body });
    expect(await answer.text()).not.toContain('"status":4');
    expect(answer.status).toBe(200);
  };
  /** A form of this child that the school has enrolled. */
  async function enrolled(studentFirstName: string, answers: object = {}): Promise<string> {
    const child = { studentFirstName, studentLastName: 'Twicely', ...answers };
    const { reference } = await (await sendApplication(desk.school.address, child)).json();
    const letter = { subject: 'We offer a place', text: 'Please answer.' };
    for (const to of ['underReview', 'offered', 'accepted', 'enrolled']) {
      const mail = to === 'offered' ? { letter, reason: 'Came again' } : {};
      await change(`${APPLICATIONS}/${reference}`, { change: 'move', to, ...mail });
    }
    return reference;
  }
  const leave = (reference: string) =>
    change(`${CHILDREN}/${reference}`, { change: 'leave', year, leftOn, reason: 'moved' });
  const correct = (reference: string, question: string, answer: string) =>
    change(`${APPLICATIONS}/${reference}`, {
      ...{ change: 'correct', question, answer, reason: 'By telephone' },
    });
  async function decide(reference: string, other: string, decision: 'sameChild' | null) {
    const at = `${APPLICATIONS}/${reference}/belonging`;
    const { decided } = await (await desk.office.get(at)).json();
    const body = { reference, other, decision, seen: decision ? null : decided[0].id };
    expect((await desk.office.post('/api/staff/enrollment-belonging', body)).status).toBe(200);
  }
  const listed = async (firstName: string) => {
    const at = `${CHILDREN}?year=${year}&q=${firstName}`;
    const { rows } = await (await desk.office.get(at)).json();
    return rows.map((row: { reference: string }) => row.reference);
  };
  const yearsOf = async (reference: string): Promise<Standing[]> => {
    const answer = await desk.office.get(`${CHILDREN}/${reference}`);
    return answer.status === 200 ? (await answer.json()).years : [];
  };
  const heldIn = async (grade: string): Promise<number> => {
    const { grades } = await (await desk.office.get('/api/staff/enrollment-places')).json();
    return grades.find(
      (one: { year: string; grade: string }) => one.year === year && one.grade === grade,
    ).held.enrolled;
  };
  const atSchool = async (reference: string): Promise<string[]> => {
    const family = await (await desk.office.get(`/api/staff/families/${reference}`)).json();
    return family.children.flatMap((child: { atSchool: string[] }) => child.atSchool);
  };

  test('count once, and not as left because the older one was', async () => {
    const before = { grade1: await heldIn('grade1'), grade2: await heldIn('grade2') };
    const older = await enrolled('Chipo');
    await leave(older);
    const newer = await enrolled('Chipo', { gradeLevel: 'grade2' });
    await decide(older, newer, 'sameChild');
    expect(await listed('Chipo')).toEqual([newer]);
    expect(await yearsOf(newer)).toMatchObject([
      { schoolYear: year, grade: 'grade2', standing: 'confirmed', leftOn: null },
    ]);
    expect(await heldIn('grade1')).toBe(before.grade1);
    expect(await heldIn('grade2')).toBe(before.grade2 + 1);
    expect((await atSchool(older)).filter((words) => words.includes('Left'))).toEqual([]);
    // What is decided anew about either leaves it as it is.
    const third = await enrolled('Chipo', { gradeLevel: 'grade2' });
    await decide(older, third, 'sameChild');
    expect(await listed('Chipo')).toEqual([newer]);
    expect(await heldIn('grade2')).toBe(before.grade2 + 1);
  });

  test('are two again where that is taken back, and the one that left has left', async () => {
    const older = await enrolled('Luyando');
    await leave(older);
    const newer = await enrolled('Luyando');
    await decide(older, newer, 'sameChild');
    await decide(older, newer, null);
    expect(await yearsOf(older)).toMatchObject([{ standing: 'left', leftOn, leftReason: 'moved' }]);
    expect(await yearsOf(newer)).toMatchObject([{ standing: 'confirmed', leftOn: null }]);
  });

  test('count once where the year of one is put right', async () => {
    const other = String(Number(year) + 1);
    const grade = { gradeLevel: 'grade3', studentDOB: '2018-05-14' };
    const before = await heldIn('grade3');
    const one = await enrolled('Namwinga', grade);
    const wrong = await enrolled('Namwinga', { ...grade, enrollmentYear: other });
    await decide(one, wrong, 'sameChild');
    await correct(wrong, 'enrollmentYear', year);
    expect(await listed('Namwinga')).toEqual([one]);
    expect(await heldIn('grade3')).toBe(before + 1);
  });
});
