import { describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { sampleAnswers, sampleYear as year } from '#tests/support/samples/sample-answers.ts';

const APPLICATIONS = '/api/staff/enrollment-applications';
const CHILDREN = '/api/staff/children';

describe.each(presentStoreKinds())('a child from a spreadsheet that applies, on %s', (kind) => {
  const desk = deskOn(kind);

  const change = async (at: string, body: object) => {
    const { version } = await (await desk.office.get(at)).json();
    const answer = await desk.office.post(at, { version, ...body });
    expect(answer.status).toBe(200);
  };
  const yearOf = async (reference: string) => {
    const { years } = await (await desk.office.get(`${CHILDREN}/${reference}`)).json();
    return years.find((one: { schoolYear: string }) => one.schoolYear === year);
  };
  async function brought(firstName: string): Promise<string> {
    const csv = `Surname,First name,DOB,Class\n${sampleAnswers.studentLastName},${firstName},04/05/2018,3B`;
    const send = async (pressed: string, seen = '') => {
      const form = new FormData();
      const fields = { change: pressed, year, seen, accepted: '' };
      for (const [key, value] of Object.entries(fields)) form.set(key, value);
      form.set('file', new File([csv], 'children.csv'));
      return (await desk.office.post(`${CHILDREN}/import`, form)).json();
    };
    const { preview } = await send('read');
    await send('take', preview.seen);
    const { rows } = await (
      await desk.office.get(`${CHILDREN}?year=${year}&q=${firstName}`)
    ).json();
    return rows[0].reference;
  }
  async function applied(firstName: string, gradeLevel = 'grade3') {
    const child = { studentFirstName: firstName, studentDOB: '2018-05-04', gradeLevel };
    const { reference } = await (await sendApplication(desk.school.address, child)).json();
    const letter = { subject: 'We offer a place', text: 'Please answer.' };
    for (const to of ['underReview', 'offered', 'accepted', 'enrolled']) {
      const mail = to === 'offered' ? { letter, reason: 'Came again' } : {};
      await change(`${APPLICATIONS}/${reference}`, { change: 'move', to, ...mail });
    }
    return `${reference}`;
  }

  test('is at the school again once it is enrolled, and has left where that is taken back', async () => {
    const before = await brought('Natasha');
    const leaving = { change: 'leave', year, leftOn: `${year}-01-05`, reason: 'moved' };
    await change(`${CHILDREN}/${before}`, leaving);
    const reference = await applied('Natasha');
    expect(await yearOf(reference)).toMatchObject({ leftOn: null, leftReason: '' });
    await change(`${APPLICATIONS}/${reference}`, { change: 'undo' });
    expect(await yearOf(before)).toMatchObject({ leftOn: `${year}-01-05`, leftReason: 'moved' });
  });

  test('is in the grade of its application once it is enrolled, and in its class again where that is taken back', async () => {
    const heldIn = async (grade: string) => {
      const { grades } = await (await desk.office.get('/api/staff/enrollment-places')).json();
      const here = (one: { year: string; grade: string }) =>
        one.year === year && one.grade === grade;
      return grades.find(here).held.enrolled;
    };
    const held = { grade3: await heldIn('grade3'), grade4: await heldIn('grade4') };
    const before = await brought('Namukolo');
    const reference = await applied('Namukolo', 'grade4');
    expect(await yearOf(reference)).toMatchObject({ grade: 'grade4', letter: '' });
    expect(await heldIn('grade3')).toBe(held.grade3);
    expect(await heldIn('grade4')).toBe(held.grade4 + 1);
    const { history } = await (await desk.office.get(`${CHILDREN}/${reference}`)).json();
    const enrolling = { status: 'enrolled', schoolYear: year, grade: 'grade4', letter: '' };
    expect(history[0].data).toMatchObject(enrolling);
    await change(`${APPLICATIONS}/${reference}`, { change: 'undo' });
    expect(await yearOf(before)).toMatchObject({ grade: 'grade3', letter: 'B' });
    expect(await heldIn('grade3')).toBe(held.grade3 + 1);
  });

  test('keeps its class when another answer of its application is put right', async () => {
    await brought('Chileshe');
    const reference = await applied('Chileshe');
    const here = await yearOf(reference);
    expect(here).toMatchObject({ letter: 'B' });
    await change(`${APPLICATIONS}/${reference}`, {
      ...{ change: 'correct', question: 'parent1Phone', answer: '0977 810 220' },
      reason: 'By telephone',
    });
    expect(await yearOf(reference)).toEqual(here);
  });
});
