import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MovedBefore } from '#features/enrollment/desk/moved-together.server.ts';
import type { GradePlaces } from '#features/enrollment/places/list-places.server.ts';
import { letUndoPass, newAccessCode } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';

const LIST = '/api/staff/enrollment-applications';
const PLACES = '/api/staff/enrollment-places';
const WAITING = '/api/staff/enrollment-waiting-list';
const letter = { subject: 'We offer a place', text: 'Please answer.' };

describe.each(presentStoreKinds())('what the office decides about applications, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  let office: StaffClient;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await hostSchool({ ...database.settings, LOG_LEVEL: 'warn' }, database.dataDir);
    office = await openStaffAccount(school, database.rows, 'admissions');
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  async function family(changes: Record<string, string> = {}): Promise<string> {
    return (await (await sendApplication(school.address, changes)).json()).reference;
  }
  const record = async (reference: string) => (await office.get(`${LIST}/${reference}`)).json();
  const move = (reference: string, to: string, version: number, more: object = {}) =>
    office.post(`${LIST}/${reference}`, { change: 'move', to, version, ...more });
  const undo = (reference: string, version: number) =>
    office.post(`${LIST}/${reference}`, { change: 'undo', version });
  const moveSeveral = async (to: string, references: string[], more: object = {}) => {
    const applications = await Promise.all(
      references.map(async (reference) => ({
        reference,
        version: (await record(reference)).version,
      })),
    );
    const answer = await office.post('/api/staff/enrollment-moves', { to, applications, ...more });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const lettersAbout = async (reference: string) =>
    (
      await database.rows(
        `select kind, status from outgoing_mails
         where about = '${reference}' and kind in ('enrollment-offered', 'enrollment-rescinded')
         order by queued_at`,
      )
    ).map((mail) => `${mail.kind}: ${mail.status}`);
  const grade = async (name: string, year = sampleYear) => {
    const { grades } = await (await office.get(`${PLACES}?year=${year}`)).json();
    return grades.find((one: { grade: string }) => one.grade === name);
  };
  const waitingFor = async (name: string): Promise<string[]> =>
    (await grade(name)).waiting.map(({ reference }: { reference: string }) => reference);
  /** Offers a place by a mail that waits, and leaves version 3. */
  async function offer(changes: Record<string, string>): Promise<string> {
    const reference = await family(changes);
    await move(reference, 'underReview', 1);
    expect((await move(reference, 'offered', 2, { letter })).status).toBe(200);
    expect(await lettersAbout(reference)).toEqual(['enrollment-offered: waiting']);
    return reference;
  }

  test('a letter that still waits does not leave once the family has answered', async () => {
    const guardian = await openStaffAccount(school, database.rows);
    const reference = await offer({ parent1Email: guardian.email });
    const code = await newAccessCode(database.rows, reference);
    expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
    // The mail still waits, as where the mail server is away.
    await letUndoPass(database.rows, reference);
    const answer = { to: 'declined', seen: 'offered' };
    const declined = await guardian.post(`/api/portal/applications/${reference}/status`, answer);
    expect(declined.status).toBe(200);
    expect(await lettersAbout(reference)).toEqual(['enrollment-offered: cancelled']);
  });

  test('the next step cancels it, says so, and taking that step back lets it wait again', async () => {
    const reference = await offer({ parent1Email: `waits-${kind}@mail.example` });
    expect((await record(reference)).history.at(-1).mail).toMatchObject({ status: 'waiting' });
    await move(reference, 'rescinded', 3, { letter });
    expect(await lettersAbout(reference)).toEqual([
      'enrollment-offered: cancelled',
      'enrollment-rescinded: waiting',
    ]);
    const { history, acts } = await record(reference);
    expect(history.at(-2).mail).toMatchObject({ status: 'cancelled' });
    expect(acts[0].data).toMatchObject({ cancelsMails: true });
    expect((await undo(reference, 4)).status).toBe(200);
    expect(await lettersAbout(reference)).toEqual(['enrollment-offered: waiting']);
    expect((await undo(reference, 5)).status).toBe(200);
    expect(await lettersAbout(reference)).toEqual([]);
  });

  test('a letter that has left stays sent', async () => {
    const reference = await offer({ parent1Email: `left-${kind}@mail.example` });
    await database.rows(
      `update outgoing_mails set status = 'sent' where about = '${reference}' and kind = 'enrollment-offered'`,
    );
    await move(reference, 'accepted', 3);
    expect(await lettersAbout(reference)).toEqual(['enrollment-offered: sent']);
  });

  test('the record says “with a mail” only where one was queued, and names who has no address', async () => {
    const none = await family({ parent1Email: 'no address' });
    const one = await family({ parent1Email: `one-${kind}@mail.example` });
    await moveSeveral('underReview', [none, one]);
    const said = await moveSeveral('notOffered', [none, one], { letter });
    expect(said).toMatchObject({
      moved: [{ reference: none }, { reference: one }],
      toCall: [{ reference: none }],
    });
    expect(said.toCall).toHaveLength(1);
    expect((await record(none)).acts[0].data).toEqual({ status: 'notOffered' });
    expect((await record(one)).acts[0].data).toEqual({ status: 'notOffered', hasMail: true });
  });

  test('who is put on the list together, or later, stands in the order of submission', async () => {
    const names = ['Anna', 'Bwalya', 'Chipo', 'Dalitso', 'Emeli'];
    const references: string[] = [];
    for (const studentFirstName of names) {
      references.push(await family({ studentFirstName, gradeLevel: 'grade5' }));
    }
    const [a = '', b = '', c = '', d = '', e = ''] = references;
    await moveSeveral('underReview', references);
    await moveSeveral('waitlisted', [e, c, a, d]);
    expect(await waitingFor('grade5')).toEqual([a, c, d, e]);
    // It shows the day that orders it, not the one on which somebody was put on it.
    const days = (await grade('grade5')).waiting.map(
      (one: GradePlaces['waiting'][number]) => one.submittedAt,
    );
    expect(days).toEqual(days.toSorted());
    expect(new Set(days).size).toBe(4);
    const up = { reference: c, passing: a, from: 2, to: 1, reason: 'A sibling is here' };
    expect((await office.post(WAITING, up)).status).toBe(200);
    expect(await waitingFor('grade5')).toEqual([c, a, d, e]);
    await moveSeveral('waitlisted', [b]);
    expect(await waitingFor('grade5')).toEqual([c, a, b, d, e]);
    const ranks = await database.rows('select rank from enrollment_waiting_ranks');
    expect(new Set(ranks.map(({ rank }) => rank)).size).toBe(ranks.length);
  });

  test('a move on the list that changes nothing says so, and writes no note', async () => {
    const reference = await family({ gradeLevel: 'grade6' });
    await moveSeveral('underReview', [reference]);
    await moveSeveral('waitlisted', [reference]);
    const there = { reference, passing: reference, from: 1, to: 1, reason: 'Why not' };
    await expectProblem(await office.post(WAITING, there), 422, 'to');
    await expectProblem(await office.post(WAITING, { ...there, to: 2 }), 422, 'to');
    const notSeen = { ...there, from: 2 };
    const refused = await office.post(WAITING, notSeen);
    expect((await refused.clone().json()).detail).toContain('Nothing was moved');
    await expectProblem(refused, 409);
    expect((await record(reference)).work.notes).toEqual([]);
  });

  test('two colleagues who move the same step at the same moment move it once', async () => {
    const pair = [await family({ gradeLevel: 'grade7' }), await family({ gradeLevel: 'grade7' })];
    const [first = '', second = ''] = pair;
    await moveSeveral('underReview', pair);
    await moveSeveral('waitlisted', pair);
    const up = { reference: second, passing: first, from: 2, to: 1, reason: 'A sibling' };
    const answers = await Promise.all([office.post(WAITING, up), office.post(WAITING, up)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await waitingFor('grade7')).toEqual([second, first]);
    expect((await record(second)).work.notes).toHaveLength(1);
  });

  test('colleagues who move different children on one list at the same moment all get an answer', async () => {
    const references: string[] = [];
    for (const studentFirstName of ['Anna', 'Bwalya', 'Chipo', 'Dalitso', 'Emeli', 'Fumbo']) {
      references.push(await family({ studentFirstName, gradeLevel: 'grade3' }));
    }
    await moveSeveral('underReview', references);
    await moveSeveral('waitlisted', references);
    for (let round = 0; round < 4; round++) {
      const list = await waitingFor('grade3');
      const ups = [1, 3, 5].map((at) => ({
        reference: list[at],
        passing: list[at - 1],
        from: at + 1,
        to: at,
      }));
      const answers = await Promise.all(
        ups.map((up) => office.post(WAITING, { ...up, reason: 'A sibling' })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [a, b, c, d, e, f] = list;
      expect(await waitingFor('grade3')).toEqual([b, a, d, c, f, e]);
    }
  });

  test('whoever is passed over by an offer is named before it, and a twin who is left out', async () => {
    const child = (studentFirstName: string, at: string) =>
      family({
        gradeLevel: 'grade4',
        studentFirstName,
        parent1Phone: `+260 977 310 55${at}`,
        parent1Email: `left-out-${at}@mail.example`,
      });
    const [first, second] = [await child('Chanda', '2'), await child('Mwaba', '3')];
    const [twin, alone] = [await child('Mwansa', '3'), await child('Bwalya', '4')];
    await moveSeveral('underReview', [first, second, twin, alone]);
    await moveSeveral('waitlisted', [first, second], { letter });
    const leftOut = async (...references: string[]) =>
      (await office.post('/api/staff/enrollment-left-out', { references })).json();
    const passed = async (...references: string[]) =>
      (await leftOut(...references)).passedOver.flatMap(
        ({ children }: { children: { reference: string }[] }) =>
          children.map(({ reference }) => reference),
      );
    expect(await passed(first)).toEqual([]);
    expect(await passed(second)).toEqual([first]);
    expect(await passed(first, second)).toEqual([]);
    // Who was never on the list passes everybody.
    expect(await passed(alone)).toEqual([first, second]);
    expect((await leftOut(second)).twins).toMatchObject([{ reference: twin }]);
    expect((await leftOut(second, twin)).twins).toEqual([]);
    expect((await leftOut(first)).twins).toEqual([]);
    await moveSeveral('offered', [twin], { letter });
    expect((await leftOut(second)).twins).toEqual([]);
  });

  test('what was moved together is taken back together, but for what somebody changed since', async () => {
    const references: string[] = [];
    for (const studentFirstName of ['Abel', 'Banji', 'Chipo']) {
      references.push(
        await family({ studentFirstName, gradeLevel: 'grade5', enrollmentYear: '2028' }),
      );
    }
    const [abel = '', banji = '', chipo = ''] = references;
    await moveSeveral('underReview', references);
    const { moved, until } = await moveSeveral('offered', references, { letter });
    expect(new Date(until).getTime()).toBeGreaterThan(Date.now());
    expect((await move(banji, 'rescinded', 3)).status).toBe(200);
    const applications = moved.map(({ reference, version }: Record<string, unknown>) => ({
      ...{ reference, version },
    }));
    const key = crypto.randomUUID();
    const takeBack = async () =>
      (await office.post('/api/staff/enrollment-moves/undo', { applications }, key)).json();
    const said = await takeBack();
    expect(said.takenBack).toMatchObject([{ reference: abel }, { reference: chipo }]);
    expect(said.notTakenBack).toMatchObject([{ reference: banji }]);
    // The same press, sent again because its answer was lost.
    expect((await takeBack()).takenBack).toEqual(said.takenBack);
    expect((await record(abel)).status).toBe('underReview');
    expect((await record(chipo)).status).toBe('underReview');
    expect((await record(banji)).status).toBe('rescinded');
    expect(await lettersAbout(abel)).toEqual([]);
  });

  test('a colleague finds what was moved together, as long as it can be taken back', async () => {
    const references: string[] = [];
    for (const studentFirstName of ['Edna', 'Felix', 'Gift', 'Hope'])
      references.push(await family({ studentFirstName, gradeLevel: 'grade7' }));
    const [edna = '', felix = '', gift = '', hope = ''] = references;
    await moveSeveral('underReview', [edna, felix, gift]);
    await moveSeveral('underReview', [hope]);
    const colleague = await openStaffAccount(school, database.rows, 'admissions');
    const together = async (): Promise<MovedBefore[]> => {
      const list = await (await colleague.get('/api/staff/enrollment-applications')).json();
      return list.movedTogether;
    };
    const ofThese = async () =>
      (await together()).filter(({ moved }) => moved.some(({ reference }) => reference === edna));
    expect((await together()).flatMap(({ moved }) => moved)).not.toContainEqual(
      expect.objectContaining({ reference: hope }),
    );
    expect((await move(gift, 'waitlisted', 2)).status).toBe(200);
    const [press] = await ofThese();
    expect(press).toMatchObject({ by: office.email, to: 'underReview' });
    expect(press?.moved.map(({ reference }) => reference).toSorted()).toEqual(
      [edna, felix].toSorted(),
    );
    const undo = { applications: press?.moved ?? [] };
    const said = await (await colleague.post('/api/staff/enrollment-moves/undo', undo)).json();
    expect(said).toMatchObject({ takenBack: [{}, {}], notTakenBack: [] });
    expect((await record(edna)).status).toBe('submitted');
    expect(await ofThese()).toEqual([]);
  });

  test('offers beyond the places ask for a reason, which is kept', async () => {
    const places = { year: '2027', places: { grade2: 2 }, seen: {} };
    expect((await office.post(PLACES, places)).status).toBe(200);
    const references: string[] = [];
    for (let child = 0; child < 5; child++) {
      references.push(await family({ gradeLevel: 'grade2', enrollmentYear: '2027' }));
    }
    await moveSeveral('underReview', references);
    const said = await moveSeveral('offered', references.toReversed());
    // The first two who applied have the two places.
    expect(said.moved).toMatchObject(
      references.slice(0, 2).map((reference) => ({ reference, applicant: 'Mutinta Hamoonga' })),
    );
    expect(said.notMoved).toHaveLength(3);
    expect(said.notMoved[0].reason).toContain('No place is left. In 2027: 2 offered');
    const third = references[2] ?? '';
    expect((await record(third)).places).toEqual({
      ...{ year: '2027', grade: 'grade2', places: 2, waiting: 0 },
      held: { offered: 2, accepted: 0, enrolled: 0 },
    });
    await expectProblem(await move(third, 'offered', 2), 422, 'reason');
    await expectProblem(await move(third, 'offered', 2, { reason: ' ' }), 422, 'reason');
    const reason = 'A third desk fits in';
    expect((await move(third, 'offered', 2, { reason })).status).toBe(200);
    const { work, acts } = await record(third);
    expect(work.notes[0].text).toBe(`Offered beyond the places: ${reason}`);
    expect(acts[0].data).toEqual({ status: 'offered', isBeyondPlaces: true });
  });

  test('two offers at the same moment do not both take the last place', async () => {
    const places = { year: '2028', places: { grade3: 1 }, seen: {} };
    expect((await office.post(PLACES, places)).status).toBe(200);
    const pair = await Promise.all(
      ['Anna', 'Bwalya'].map((studentFirstName) =>
        family({ studentFirstName, gradeLevel: 'grade3', enrollmentYear: '2028' }),
      ),
    );
    await moveSeveral('underReview', pair);
    const answers = await Promise.all(pair.map((reference) => move(reference, 'offered', 2)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('a grade whose places nobody has entered is offered without a question', async () => {
    const reference = await family({ gradeLevel: 'grade1', enrollmentYear: '2028' });
    await moveSeveral('underReview', [reference]);
    expect((await move(reference, 'offered', 2)).status).toBe(200);
    expect((await record(reference)).places).not.toHaveProperty('places');
  });

  test('places start with the year that most applications have', async () => {
    const [sent] = await database.rows('select count(*) as number from enrollment_applications');
    for (let child = 0; child <= Number(sent?.number); child++)
      await family({ enrollmentYear: '2029' });
    const { year, years } = await (await office.get(PLACES)).json();
    expect(year).toBe('2029');
    expect(years).toContain(sampleYear);
  });
});
