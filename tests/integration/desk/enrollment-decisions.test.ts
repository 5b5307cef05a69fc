import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MovedBefore } from '#features/enrollment/desk/moved-together.server.ts';
import type { GradePlaces } from '#features/enrollment/places/list-places.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
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
import { sampleAnswers, sampleYear } from '#tests/support/samples/sample-answers.ts';

const LIST = '/api/staff/enrollment-applications';
const PLACES = '/api/staff/enrollment-places';
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
  /** Sent now by a family that pressed Submit so many days ago. */
  const appliedBefore = (days: number, changes: Record<string, string>) =>
    family({ ...changes, pressedAt: new Date(Date.now() - days * 24 * 3_600_000).toISOString() });
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
    // The family reads that the school finishes the enrollment: the school does as well.
    const { lines } = await (await office.get('/api/staff/today')).json();
    const toEnroll = lines.find(({ to }: { to: string }) => to.endsWith('?status=accepted'));
    expect(toEnroll?.words).toMatch(/enroll the child/);
  });

  test('the record says “with a mail” only where one was queued, and names who has no address', async () => {
    const none = await appliedBefore(1, { parent1Email: 'no address' });
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

  const stand = async (reference: string, asked: object) => {
    const { version, standing } = await record(reference);
    const { appliedOn } = standing;
    const body = { change: 'stand', version, waitsAs: 'everybody', appliedOn, ...asked };
    return office.post(`${LIST}/${reference}`, body);
  };

  test('who waits stands by the day of application, whoever’s form came first', async () => {
    const children: [string, number][] = [
      ['Anna', 0],
      ['Bwalya', 3],
      ['Chipo', 9],
      ['Dalitso', 1],
    ];
    const references: string[] = [];
    for (const [studentFirstName, days] of children)
      references.push(await appliedBefore(days, { studentFirstName, gradeLevel: 'grade5' }));
    const [a = '', b = '', c = '', d = ''] = references;
    await moveSeveral('underReview', references);
    await moveSeveral('waitlisted', [d, a, c]);
    expect(await waitingFor('grade5')).toEqual([c, d, a]);
    await moveSeveral('waitlisted', [b]);
    expect(await waitingFor('grade5')).toEqual([c, b, d, a]);
    const days = (await grade('grade5')).waiting.map(
      (one: GradePlaces['waiting'][number]) => one.appliedOn,
    );
    expect(days).toEqual(days.toSorted());
    // A form that was on its way for longer counts from seven days before it arrived.
    const latest = Date.parse(days.at(-1));
    expect(latest - Date.parse(days[0])).toBe(7 * 24 * 3_600_000);
  });

  test('a group that the office confirms comes first, with a reason, and the record of each says why its place changed', async () => {
    const [first, second] = [
      await appliedBefore(2, { studentFirstName: 'Enala', gradeLevel: 'grade6' }),
      await appliedBefore(1, { studentFirstName: 'Fumbo', gradeLevel: 'grade6' }),
    ];
    await moveSeveral('underReview', [first, second]);
    await moveSeveral('waitlisted', [first, second]);
    expect((await record(second)).standing).toMatchObject({
      waitsAs: null,
      place: { number: 2, of: 2 },
    });
    await expectProblem(await stand(second, { waitsAs: 'sibling', reason: ' ' }), 422, 'reason');
    const reason = 'A sister is in Grade 2';
    expect((await stand(second, { waitsAs: 'sibling', reason })).status).toBe(200);
    expect(await waitingFor('grade6')).toEqual([second, first]);
    const own = await record(second);
    expect(own.work.notes[0].text).toBe(
      'Waiting list: Brother or sister at the school. A sister is in Grade 2',
    );
    expect(own.acts[0].data).toEqual({ waitsAs: 'sibling', placeFrom: 2, placeTo: 1 });
    expect((await record(first)).acts[0].data).toEqual({ placeFrom: 1, placeTo: 2 });
    const again = await stand(second, { waitsAs: 'sibling', reason });
    await expectProblem(again, 422, 'waitsAs');
    const early = { waitsAs: 'sibling', appliedOn: '2020-01-01', reason };
    await expectProblem(await stand(second, early), 422, 'appliedOn');
    // An offer that is taken back leads to the same place again.
    await moveSeveral('offered', [second], { letter });
    expect((await undo(second, (await record(second)).version)).status).toBe(200);
    expect(await waitingFor('grade6')).toEqual([second, first]);
  });

  test('of two colleagues who confirm a group at the same moment one hears of the other', async () => {
    const reference = await family({ studentFirstName: 'Gift', gradeLevel: 'grade7' });
    await moveSeveral('underReview', [reference]);
    const asked = { waitsAs: 'staff', reason: 'Her mother teaches here' };
    const answers = await Promise.all([stand(reference, asked), stand(reference, asked)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await record(reference)).work.notes).toHaveLength(1);
  });

  test('a child has one lot, whichever of its forms counts, and twins of one grade share one', async () => {
    const lotOf = async (reference: string) => {
      const [row] = await database.rows(
        `select lot from enrollment_applications where reference = '${reference}'`,
      );
      return row?.lot;
    };
    const child = {
      studentFirstName: 'Habwela',
      studentDOB: '2019-03-02',
      gradeLevel: 'grade2',
      parent1Phone: '+260 977 310 771',
      parent1Email: 'habwela@mail.example',
    };
    const first = await family(child);
    await move(first, 'withdrawn', 1);
    const again = await family({ ...child, parent1Phone: '+260 977 310 772' });
    const twin = await family({ ...child, studentFirstName: 'Inonge' });
    const elsewhere = await family({
      ...child,
      studentFirstName: 'Jere',
      gradeLevel: 'grade1',
    });
    const stranger = await family({
      ...child,
      studentFirstName: 'Kaluba',
      parent1Phone: '+260 977 310 773',
      parent1Email: 'kaluba@mail.example',
    });
    const lot = await lotOf(first);
    expect([await lotOf(again), await lotOf(twin)]).toEqual([lot, lot]);
    expect(await lotOf(elsewhere)).not.toBe(lot);
    expect(await lotOf(stranger)).not.toBe(lot);
    const corrected = await office.post(`${LIST}/${elsewhere}`, {
      ...{ change: 'correct', version: 1, question: 'gradeLevel', answer: 'grade2' },
      ...{ reason: 'The mother called', isTooYoungKnown: false, isForAll: false },
    });
    expect(corrected.status).toBe(200);
    expect(await lotOf(elsewhere)).toBe(lot);
    // Two forms that the office calls one child: the one that goes on counts.
    const decided = await office.post('/api/staff/enrollment-belonging', {
      ...{ reference: stranger, other: first, decision: 'sameChild', seen: null },
    });
    expect(decided.status).toBe(200);
    expect(await lotOf(first)).toBe(await lotOf(stranger));
  });

  test('a brother or sister at the school is suggested, and counts only once it is confirmed', async () => {
    const home = { parent1Phone: '+260 977 310 881', parent1Email: 'lungu@mail.example' };
    const older = await family({
      ...home,
      ...{ studentFirstName: 'Lweendo', studentDOB: '2016-04-01', gradeLevel: 'grade3' },
    });
    for (const [at, to] of ['underReview', 'offered', 'accepted', 'enrolled'].entries())
      expect((await move(older, to, at + 1)).status).toBe(200);
    const younger = await family({ ...home, studentFirstName: 'Mubita', gradeLevel: 'grade1' });
    const { suggested, waitsAs } = (await record(younger)).standing;
    expect(waitsAs).toBeNull();
    expect(suggested.waitsAs).toBe('sibling');
    expect(suggested.because).toContain('Lweendo Hamoonga is at the school');
    const no = await stand(younger, { waitsAs: 'everybody', reason: 'A cousin' });
    expect(no.status).toBe(200);
    expect((await record(younger)).standing).not.toHaveProperty('suggested');
  });

  test('a form on paper counts from the day on which it was handed in', async () => {
    const typed = (handedInOn: string) =>
      office.post('/api/staff/enrollment-paper-forms', {
        ...{ ...sampleAnswers, studentFirstName: 'Nalu', consentOnPaper: true, handedInOn },
      });
    const day = (days: number) => dayInLusaka(new Date(Date.now() + days * 24 * 3_600_000));
    await expectProblem(await typed(day(2)), 422, 'handedInOn');
    await expectProblem(await typed('soon'), 422, 'handedInOn');
    const { reference } = await (await typed(day(-20))).json();
    expect((await record(reference)).standing.appliedOn).toBe(day(-20));
  });

  test('whoever is passed over by an offer is named before it, and a twin who is left out', async () => {
    const child = (studentFirstName: string, at: string) =>
      appliedBefore(5 - Number(at), {
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
    const notesOf = async (reference: string) =>
      (await record(reference)).work.notes.map(({ text }: { text: string }) => text);
    const why = { letter, passedOver: 'The family asked for January' };
    await expectProblem(
      await move(twin, 'offered', 2, { ...why, passedOver: ' ' }),
      422,
      'passedOver',
    );
    // One press offers two places and passes one child over: one note, without a word of the others.
    const { moved } = await moveSeveral('offered', [second, twin], why);
    const [note, ...others] = await notesOf(first);
    expect([others, note]).toEqual([[], expect.stringContaining('The family asked for January')]);
    for (const name of ['Mwaba', 'Mwansa']) expect(note).not.toContain(name);
    expect(await notesOf(second)).toEqual([]);
    expect((await leftOut(second)).twins).toEqual([]);
    const applications = moved.map(({ reference, version }: Record<string, unknown>) => ({
      ...{ reference, version },
    }));
    await office.post('/api/staff/enrollment-moves/undo', { applications: applications.slice(1) });
    expect(await notesOf(first)).toHaveLength(1);
    await office.post('/api/staff/enrollment-moves/undo', {
      applications: applications.slice(0, 1),
    });
    expect(await notesOf(first)).toEqual([]);
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
    // Of those of one day the lot says who is first.
    const backFor = said.takenBack.map(({ reference }: { reference: string }) => reference);
    expect(backFor.toSorted()).toEqual([abel, chipo].toSorted());
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
      const answers = { gradeLevel: 'grade2', enrollmentYear: '2027' };
      references.push(await appliedBefore(5 - child, answers));
    }
    await moveSeveral('underReview', references);
    const said = await moveSeveral('offered', references.toReversed());
    // The first two of the order have the two places.
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
