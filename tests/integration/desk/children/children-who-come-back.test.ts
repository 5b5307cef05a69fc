import { describe, expect, test } from 'vitest';
import { newRowId } from '#lib/store/row-id.ts';
import { setStatus } from '#tests/support/clients/access-code.ts';
import { bringChildren } from '#tests/support/clients/children-of-school.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';

const APPLICATIONS = '/api/staff/enrollment-applications';
const CHILDREN = '/api/staff/children';
const COMING_BACK = `${CHILDREN}/coming-back`;

describe.each(presentStoreKinds())('who comes back, on %s', (kind) => {
  let office: StaffClient;
  let database: SchoolDatabase;
  let address = '';
  schoolOn(kind, async (school, of) => {
    database = of;
    address = school.address;
    office = await openStaffAccount(school, of.rows, 'admissions');
  });

  const show = async (query = '') => (await office.get(`${COMING_BACK}${query}`)).json();
  const change = (reference: string, body: object) => office.post(`${CHILDREN}/${reference}`, body);
  const versionOf = async (reference: string) =>
    (await (await office.get(`${CHILDREN}/${reference}`)).json()).version as number;

  /** Children of the year before the one that is asked about, from a spreadsheet: they have no application. */
  async function brought(name: string, inClass: string, guardian: string) {
    const { asks } = await show();
    const csv = `Surname,First name,DOB,Class,Guardian,Phone\nSakala,${name},04/05/2017,${inClass},${guardian}`;
    const send = async (change: string, seen = '') => {
      const form = new FormData();
      // All of them have one birthday, and some one guardian.
      const mended = JSON.stringify([{ at: 2, twins: 'two' }]);
      const fields = { change, year: asks, seen, accepted: '2', mended };
      for (const [key, value] of Object.entries(fields)) form.set(key, value);
      form.set('file', new File([csv], 'children.csv'));
      return (await office.post(`${CHILDREN}/import`, form)).json();
    };
    const { preview } = await send('read');
    await send('take', preview.seen);
    const { rows } = await (await office.get(`${CHILDREN}?year=${asks}&q=${name}`)).json();
    return rows[0].reference as string;
  }

  /** A child with an application that has a place in this year. */
  async function enrolled(child: Record<string, unknown>, year: string) {
    const { reference } = await (await sendApplication(address, child)).json();
    await setStatus(database.rows, reference, 'enrolled');
    const id = newRowId();
    await database.rows(
      `insert into students (id, reference, version) values ('${id}', '${reference}', 1)`,
    );
    await database.rows(`insert into student_years (id, student_id, school_year, grade_level,
      class, came_by, is_planned, left_reason) values ('${id}', '${id}', '${year}', 'grade1', '',
      'application', 0, '')`);
    return { reference: reference as string, id };
  }

  async function open() {
    const { schoolYear, firstDay, question } = await show();
    const lastDay = `${Number(schoolYear) - 1}-12-31`;
    expect(lastDay < firstDay).toBe(true);
    const body = { change: 'open', year: schoolYear, version: question?.version ?? 0, lastDay };
    expect((await office.post(COMING_BACK, body)).status).toBe(200);
    return schoolYear as string;
  }
  const answered = (year: string, answer: string, more: object = {}) => ({
    ...{ change: 'answer', year, answer, how: 'telephone', reason: '' },
    ...more,
  });

  test('the office opens the question, types in what it hears, and takes it back', async () => {
    const reference = await brought('Lubona', 'Grade 4 A', 'Agness Sakala,0966 431 087');
    const version = await versionOf(reference);
    const { schoolYear } = await show();
    const early = await change(reference, { ...answered('2020', 'yes'), version });
    expect(early.status).toBe(422);
    await open();
    const asked = await show('?says=none&q=Lubona');
    expect(asked.rows).toMatchObject([
      { reference, says: 'none', people: { guardians: [{ phone: '0966 431 087' }] } },
    ]);
    expect(asked.texts.others).toContain('call');
    expect(JSON.stringify(asked.texts)).not.toContain('Lubona');

    const leaves = { ...answered(schoolYear, 'no', { reason: 'moved', how: 'slip' }), version };
    expect((await change(reference, leaves)).status).toBe(200);
    expect((await change(reference, leaves)).status).toBe(409);
    const yes = { ...answered(schoolYear, 'yes'), version: version + 1 };
    expect((await change(reference, yes)).status).toBe(200);
    expect((await show('?q=Lubona')).rows).toMatchObject([{ says: 'yes', version: version + 2 }]);
    const back = { change: 'answerBack', year: schoolYear, version: version + 2 };
    expect((await change(reference, back)).status).toBe(200);
    expect((await show('?q=Lubona')).rows).toMatchObject([
      { says: 'no', answer: { reason: 'moved', givenHow: 'slip', givenBy: 'office' } },
    ]);
    const record = await (await office.get(`${CHILDREN}/${reference}`)).json();
    expect(record.comingBack).toMatchObject({ isAsked: true, answers: [{ answer: 'no' }] });
    expect(record.history.map(({ data }: { data: object }) => data)).toEqual(
      expect.arrayContaining([
        { schoolYear, comesBack: 'no', answeredHow: 'slip', said: 'moved' },
        { schoolYear, comesBack: 'yes', answeredHow: 'telephone' },
        { schoolYear, comesBack: null },
      ]),
    );
    const copy = await (
      await office.get(`/api/staff/families/${reference}/copy?for=office`)
    ).text();
    expect(copy).toMatch(/"answer":\s*"no"/);
    expect(copy).not.toContain('typedBy');
    expect((await eraseAtDesk(office, reference)).status).toBe(200);
    expect(await database.rows('select * from return_answers')).toEqual([]);
  });

  test('a place of the next year is kept for each child until its family says no, and is then free at once', async () => {
    const schoolYear = await open();
    const held = async (grade: string) => {
      const { grades } = await (
        await office.get(`/api/staff/enrollment-places?year=${schoolYear}`)
      ).json();
      return grades.find((one: { grade: string }) => one.grade === grade).held.enrolled;
    };
    const heads = async (grade: string) => {
      const path = `/api/staff/numbers?year=${schoolYear}`;
      const { grades } = await (await office.get(path)).json();
      return grades.find((one: { grade: string }) => one.grade === grade).beside;
    };
    const before = await held('grade6');
    const reference = await brought('Kasonde', 'Grade 5', 'Ruth Sakala,0966 431 089');
    expect(await held('grade6'), 'who has not answered').toBe(before + 1);
    const say = async (answer: string) =>
      change(reference, { ...answered(schoolYear, answer), version: await versionOf(reference) });
    expect((await say('no')).status).toBe(200);
    expect(await held('grade6')).toBe(before);
    expect(await heads('grade6')).toBe(before);
    for (const answer of ['notSure', 'yes']) {
      expect((await say(answer)).status).toBe(200);
      expect(await held('grade6'), answer).toBe(before + 1);
    }
    expect(await heads('grade6')).toBe(before + 1);
  });

  test('a child of the last grade is not asked about, and a child that leaves is not either', async () => {
    const schoolYear = await open();
    const last = await brought('Mutinta', 'Grade 7', 'Ruth Sakala,0966 431 088');
    const leaves = await brought('Namwene', 'Grade 3', 'Ruth Sakala,0966 431 088');
    expect((await show('?q=Mutinta')).rows).toEqual([]);
    expect((await show('?q=Namwene')).rows).toHaveLength(1);
    const year = String(Number(schoolYear) - 1);
    const left = { change: 'leave', year, leftOn: `${year}-12-30`, reason: 'moved' };
    await change(leaves, { ...left, version: await versionOf(leaves) });
    expect((await show('?q=Namwene')).rows).toEqual([]);
    const sheet = await (
      await office.get(`${CHILDREN}/sheet?year=${year}&list=notAnswered`)
    ).text();
    expect(sheet).not.toContain('Namwene');
    expect(sheet).not.toContain('Mutinta');
    expect(last).toMatch(/^CH-/);
  });

  test('two colleagues who open or close it at once are told of each other, and a day that makes no sense is refused', async () => {
    const schoolYear = await open();
    const { question, firstDay } = await show();
    const body = { change: 'open', year: schoolYear, version: question.version };
    expect((await office.post(COMING_BACK, { ...body, lastDay: firstDay })).status).toBe(422);
    expect((await office.post(COMING_BACK, { ...body, lastDay: '2020-01-01' })).status).toBe(422);
    const close = { change: 'close', year: schoolYear, version: question.version };
    expect((await office.post(COMING_BACK, close)).status).toBe(200);
    expect((await office.post(COMING_BACK, close)).status).toBe(409);
    expect(await show()).toMatchObject({ isOpen: false, question: { isClosed: true } });
  });

  test('of two forms of one child every answer stays with the form that goes on', async () => {
    const references: string[] = [];
    for (const answer of ['yes', 'no']) {
      const child = { studentFirstName: 'Twaambo', studentLastName: 'Sakala' };
      const { reference, id } = await enrolled(child, sampleYear);
      references.push(reference);
      await database.rows(`insert into return_answers (id, student_id, school_year, answer, reason,
        given_by, given_how, typed_by, answered_at) values ('${id}', '${id}', '2031', '${answer}',
        '', 'guardian1', 'portal', '', '${new Date().toISOString()}')`);
    }
    const [one, other] = references;
    const same = { reference: one, other, decision: 'sameChild', seen: null };
    expect((await office.post('/api/staff/enrollment-belonging', same)).status).toBe(200);
    const kept = await database.rows(`select answer, reference from return_answers
      join students on students.id = return_answers.student_id
      where reference in ('${one}', '${other}') order by answered_at, return_answers.id`);
    expect(kept.map(({ answer }) => answer)).toEqual(['yes', 'no']);
    expect(new Set(kept.map(({ reference }) => reference)).size).toBe(1);
  });

  test('shows no number of somebody who may not be told of the child', async () => {
    const child = {
      ...{ studentFirstName: 'Mwiza', studentLastName: 'Sakala', parent1Phone: '0977 555 121' },
      ...{ parent1FirstName: 'Esther', parent1Email: 'mwiza@mail.example' },
    };
    const { reference } = await (await sendApplication(address, child)).json();
    const barring = {
      ...{ change: 'bar', who: { is: 'guardian', guardian: 1 }, mayKnow: 'nothing' },
      ...{ mayCollect: false, since: '2026-02-02', reason: 'A court order', paper: '' },
    };
    expect((await office.post(`${APPLICATIONS}/${reference}`, barring)).status).toBe(200);
    await open();
    await brought('Chabota', 'Grade 2', 'Esther Sakala,0977 555 121');
    const { rows } = await show('?q=Chabota');
    expect(rows).toMatchObject([{ people: { guardians: [{ mayKnow: false }] } }]);
  });

  test('a family that has not answered is written to once and reminded once, and Today says how many are left', async () => {
    const reference = await brought('Wezi', 'Grade 5 A', 'Ruth Sakala,0966 431 099');
    const schoolYear = await open();
    const write = `${CHILDREN}/write?year=${Number(schoolYear) - 1}&list=notAnswered&q=Wezi`;
    const toWrite = async () => (await office.get(write)).json();
    const send = ({
      ready: { isReminder, subject, text },
      references,
    }: Awaited<ReturnType<typeof toWrite>>) =>
      office.post(write, { subject, text, isReminder, references });

    const first = await toWrite();
    expect(first).toMatchObject({
      references: [reference],
      ready: { isReminder: false, others: 0 },
    });
    expect(first.receivers).toMatchObject([{ way: 'phone', says: { child: 'W., Grade 5' } }]);
    expect(first.receivers[0].says.answer).toMatch(/^Please call .+ by 31\sDecember/);
    const { id } = await (await send(first)).json();
    // What was taken back has asked nobody.
    await office.post(`${CHILDREN}/letters/${id}`, { change: 'takeBack' });
    expect((await toWrite()).ready.isReminder).toBe(false);
    // Two who write the first letter at once, each in their own words, do not use up the reminder.
    const own = { ...first, ready: { ...first.ready, text: 'Please tell us, {name}.' } };
    const firsts = await Promise.all([send(first), send(own)]);
    expect(firsts.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await show('?q=Wezi')).askedByLetter).toEqual([0, 1, 0]);

    const reminder = await toWrite();
    expect(reminder).toMatchObject({ references: [reference], ready: { isReminder: true } });
    const both = await Promise.all([
      send(reminder),
      send({ ...reminder, ready: { ...reminder.ready, text: 'Please answer, {name}.' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await toWrite()).toMatchObject({ references: [], count: 0 });
    expect((await show('?q=Wezi')).askedByLetter).toEqual([0, 0, 1]);

    const lines = async () => (await (await office.get('/api/staff/today')).json()).lines;
    const words = (line: { words: string }) => line.words;
    expect((await lines()).map(words)).toContainEqual(
      expect.stringMatching(
        new RegExp(`^Who comes back in ${schoolYear}: .+ no answer, the last day is 31\\sDecember`),
      ),
    );
    const { question } = await show();
    const close = { change: 'close', year: schoolYear, version: question.version };
    await office.post(COMING_BACK, close);
    expect((await lines()).map(words).join()).not.toContain('Who comes back');
    // A closed question asks nobody: the list is a list again.
    expect((await toWrite()).ready).toBeUndefined();
  });

  test('a child that nobody can be written to for holds up no reminder, and is named', async () => {
    const reached = await brought('Mapalo', 'Grade 5 A', 'Ruth Sakala,0966 431 098');
    const unreached = await brought('Mapalomwe', 'Grade 5 A', ',');
    const schoolYear = await open();
    const write = `${CHILDREN}/write?year=${Number(schoolYear) - 1}&list=notAnswered&q=Mapalo`;
    for (const isReminder of [false, true]) {
      const { ready, references } = await (await office.get(write)).json();
      expect({ references, ...ready }).toMatchObject({
        ...{ references: [reached], isReminder, others: 0 },
        toCall: [{ name: 'Sakala, Mapalomwe', to: `/staff/children/${unreached}` }],
      });
      const { subject, text } = ready;
      const sent = await office.post(write, { subject, text, isReminder, references });
      expect(sent.status).toBe(200);
    }
    expect(await (await office.get(write)).json()).toMatchObject({ references: [], count: 0 });
  });

  test('prints a slip for each child, and none where somebody may not know of it', async () => {
    const child = {
      studentFirstName: 'Lute',
      studentLastName: 'Sakala',
      parent1FirstName: 'Moses',
    };
    const parent = { parent1Phone: '0977 555 131', parent1Email: 'lute@mail.example' };
    const { reference } = await (await sendApplication(address, { ...child, ...parent })).json();
    const barring = {
      ...{ change: 'bar', who: { is: 'guardian', guardian: 1 }, mayKnow: 'nothing' },
      ...{ mayCollect: false, since: '2026-02-02', reason: 'A court order', paper: '' },
    };
    expect((await office.post(`${APPLICATIONS}/${reference}`, barring)).status).toBe(200);
    await open();
    await brought('Thandeka', 'Grade 2', 'Moses Sakala,0977 555 131');
    // A sister of whom the office has said nothing: what holds for the first holds for her too.
    const sister = { ...child, ...parent, studentFirstName: 'Thandazani' };
    await enrolled(sister, (await show()).asks);
    const unguarded = await brought('Thandolwethu', 'Grade 2', 'Grace Sakala,0977 555 132');
    const slips = async (query: string) => office.get(`${COMING_BACK}/slips?q=${query}`);
    const printed = await (await slips('Thand')).json();
    expect(printed).toMatchObject({
      slips: [{ reference: unguarded, name: 'Thandolwethu Sakala', inClass: 'Grade 2' }],
      withoutSlip: ['Sakala, Thandazani', 'Sakala, Thandeka'],
    });
    const acts = await database.rows(
      "select detail from audit_records where act = 'exported' and about like 'who comes back%'",
    );
    expect(acts).toEqual([{ detail: '1 slips printed' }]);
  });

  test('prints the slips of a whole school with one press', async () => {
    await open();
    const { asks } = await show();
    const whole = Array.from({ length: 600 }, (_, at) => ({
      ...{ reference: `CH-${3000 + at}-SSSS`, firstName: 'Mapalo', lastName: `Slip${at}` },
      ...{ year: asks, grade: `grade${1 + (at % 6)}` },
    }));
    await bringChildren(database, whole);
    const answer = await office.get(`${COMING_BACK}/slips?says=none`);
    expect(answer.status).toBe(200);
    const { slips } = (await answer.json()) as { slips: { name: string }[] };
    expect(slips.filter(({ name }) => name.includes('Slip'))).toHaveLength(600);
  });
});
