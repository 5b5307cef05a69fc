import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { letUndoPass, newAccessCode } from '#tests/support/clients/access-code.ts';
import { openByBirthDate } from '#tests/support/clients/family-page.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';

const LIST = '/api/staff/enrollment-applications';
const DECIDE = '/api/staff/enrollment-belonging';

type Decision = 'sameFamily' | 'sameChild' | 'notSame' | null;

describe.each(presentStoreKinds())('who belongs together, on %s', (kind) => {
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

  async function applied(changes: Record<string, string>): Promise<string> {
    const surname = changes.studentLastName ?? '';
    const ownFamily = {
      ...{ parent1FirstName: `Mother${surname}`, parent1LastName: surname },
      ...{ parent1Email: `${surname}@mail.example`, emergencyContactName: `Aunt ${surname}` },
    };
    const sent = await sendApplication(school.address, { ...ownFamily, ...changes });
    return (await sent.json()).reference;
  }
  const belonging = async (reference: string) =>
    (await office.get(`${LIST}/${reference}/belonging`)).json();
  const decide = (reference: string, other: string, decision: Decision, seen: string | null) =>
    office.post(DECIDE, { reference, other, decision, seen });
  const seenOf = async (reference: string) => (await belonging(reference)).decided[0]?.id;
  const heldId = async (one: string, other: string) =>
    (await belonging(one)).decided.find((pair: { reference: string; other: string }) =>
      [pair.reference, pair.other].every((reference) => [one, other].includes(reference)),
    )?.id;
  async function takeBack(one: string, other: string): Promise<void> {
    expect((await decide(one, other, null, await heldId(one, other))).status).toBe(200);
  }
  const listed = async (typed: string) =>
    (await (await office.get(`${LIST}?q=${encodeURIComponent(typed)}`)).json()).rows;
  const record = async (reference: string) => (await office.get(`${LIST}/${reference}`)).json();
  const familyOf = async (reference: string) =>
    (
      await database.rows(
        `select reference from family_members where family_id in
         (select family_id from family_members where reference = '${reference}') order by reference`,
      )
    ).map((row) => row.reference);

  const child = {
    ...{ studentFirstName: 'Mutinta', studentLastName: 'Moonga', studentDOB: '2020-03-14' },
    ...{ parent1FirstName: 'Grace', parent1LastName: 'Moonga' },
    ...{ parent1Phone: '0977 810 220', parent1Email: 'grace.moonga@mail.example' },
  };

  test('the same child, typed differently, is one line of the list, and both references go on', async () => {
    const one = await applied(child);
    const other = await applied({
      ...child,
      ...{ studentFirstName: 'Mutnita', studentLastName: 'Munga', parent1Email: '' },
      ...{ parent1Email: 'other.moonga@mail.example', parent1Phone: '+260977810220' },
    });
    expect((await belonging(one)).suggested).toMatchObject([
      {
        ...{ question: 'sameChild', isSettled: false },
        reasons: expect.arrayContaining(['nearly the same name', 'same phone of a guardian']),
        ...{ one: { reference: one }, other: { reference: other } },
      },
    ]);
    expect((await decide(one, other, 'sameChild', null)).status).toBe(200);
    expect((await belonging(other)).suggested).toEqual([]);
    for (const typed of ['Moonga', other, 'Mutnita']) {
      expect(await listed(typed)).toMatchObject([{ reference: one, sameChild: [other] }]);
    }
    expect(await record(other)).toMatchObject({ sameChildAs: one, moves: [] });
    const { version } = await record(other);
    const moved = await office.post(`${LIST}/${other}`, {
      change: 'move',
      to: 'underReview',
      version,
    });
    await expectProblem(moved, 422, 'to');
    await office.post(`${LIST}/${one}`, {
      change: 'move',
      to: 'underReview',
      version: (await record(one)).version,
    });
    await letUndoPass(database.rows, one);
    for (const reference of [one, other]) {
      const { studentDOB } = child;
      const status = await openByBirthDate(school.address, { reference, studentDOB });
      expect(await status.text()).toContain('We are reading your application');
    }
    expect(await familyOf(one)).toEqual([one, other].toSorted());
    const acts = await database.rows(
      `select about, detail from audit_records where act = 'changed' and detail like 'Same child%'`,
    );
    expect(acts).toHaveLength(2);

    expect((await decide(other, one, null, await seenOf(one))).status).toBe(200);
    expect(await record(other)).toMatchObject({ sameChildAs: null, status: 'submitted' });
    expect((await listed('Mutnita')).map((item: { reference: string }) => item.reference)).toEqual([
      other,
    ]);
    expect(await familyOf(one)).toEqual([]);
    expect((await belonging(one)).suggested).toHaveLength(1);
  });

  test('a payment and a message with a guardian’s phone or address are shown, and one press joins them', async () => {
    const post = async (path: string, body: object) => {
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      };
      const answer = await fetch(school.address + path, {
        ...{ method: 'POST', headers, body: JSON.stringify(body) },
      });
      return String((await answer.json()).reference);
    };
    const pay = (phone: string) => post('/api/meal-payments', { ...samplePayment, phone });
    const parents = {
      ...{ parent1FirstName: 'Ruth', parent1LastName: 'Kasonde', parent1Phone: '0955 310 001' },
      parent1Email: 'ruth.kasonde@mail.example',
    };
    const child = await applied({
      ...{ ...parents, studentFirstName: 'Mwila', studentLastName: 'Kasonde' },
      ...{ parent2FirstName: 'Paul', parent2LastName: 'Kasonde', parent2Phone: '+260 211 000 000' },
      parent2Relationship: 'Father',
    });
    const payment = await pay('+260955310001');
    const other = await pay('0955 310 001');
    const message = await post('/api/contact-messages', {
      ...{
        name: 'R',
        email: 'Ruth.Kasonde@mail.example',
        subject: 'Bus',
        message: 'Does it stop?',
      },
    });
    // The father gave the phone of the school's own office.
    await pay('0211 000 000');
    const found = async () =>
      (await belonging(child)).records.map(
        ({ record, reason }: { record: { reference: string }; reason: string }) =>
          [record.reference, reason].join(' '),
      );
    const lines = [payment, other].map((one) => `${one} same phone as Ruth Kasonde`);
    const byMail = `${message} same email as Ruth Kasonde`;
    expect((await found()).toSorted()).toEqual([...lines, byMail].toSorted());

    expect((await decide(child, payment, 'sameChild', null)).status).toBe(422);
    expect((await decide(child, payment, 'sameFamily', null)).status).toBe(200);
    expect((await decide(child, other, 'notSame', null)).status).toBe(200);
    expect(await familyOf(child)).toEqual([child, payment].toSorted());
    expect(await found()).toEqual([byMail]);
    const page = await (await office.get(`/api/staff/families/${child}`)).json();
    expect(page.entries.map((one: { reference: string }) => one.reference)).toContain(payment);
    const { decided } = await belonging(child);
    const { id } = decided.find((one: { decision: string }) => one.decision === 'sameFamily');
    expect((await decide(child, payment, null, id)).status).toBe(200);
    expect(await familyOf(child)).toEqual([]);
    expect(await found()).toContain(lines[0]);

    // Nothing says that a stranger's payment belongs here, and nobody can press so.
    const stranger = await pay('0955 999 888');
    expect((await decide(child, stranger, 'sameFamily', null)).status).toBe(422);
    // Once another family has the number as well, nobody can say whose the payment is.
    await applied({ ...parents, studentFirstName: 'Given', studentLastName: 'Zimba' });
    expect(await found()).toEqual([]);
  });

  test('two families become one, and part again as they were', async () => {
    const phone = { parent1Phone: '0966 431 087', parent1LastName: 'Tembo' };
    const named = (studentFirstName: string, more: Record<string, string>) =>
      applied({ studentFirstName, studentLastName: 'Tembo', ...more });
    const eldest = await named('Luyando', { ...phone, studentDOB: '2016-08-09' });
    const second = await named('Taonga', { ...phone, studentDOB: '2019-02-03' });
    const third = await named('Chipo', { ...phone, studentDOB: '2018-05-06' });
    expect((await belonging(eldest)).suggested.map(String)).toHaveLength(2);
    await decide(eldest, second, 'sameFamily', null);
    await decide(second, third, 'sameFamily', null);
    expect(await familyOf(eldest)).toEqual([eldest, second, third].toSorted());
    const joined = await belonging(third);
    expect(joined.suggested).toEqual([]);
    const { id } = joined.decided.find((pair: { reference: string; other: string }) =>
      [pair.reference, pair.other].includes(third),
    );
    expect((await decide(third, second, null, id)).status).toBe(200);
    expect(await familyOf(eldest)).toEqual([eldest, second].toSorted());
    expect(await familyOf(third)).toEqual([]);
    await decide(eldest, third, 'notSame', null);
    const after = await belonging(third);
    expect(
      after.suggested.map((pair: { other: { reference: string } }) => pair.other.reference),
    ).toEqual([second]);
  });

  test('twins of one family are said, and nothing is to be decided', async () => {
    const twins = {
      parent1Phone: '0955 204 618',
      studentLastName: 'Zimba',
      parent1LastName: 'Zimba',
    };
    const one = await applied({ ...twins, studentFirstName: 'Taonga' });
    const other = await applied({ ...twins, studentFirstName: 'Wezi' });
    expect((await belonging(one)).suggested).toMatchObject([
      { question: 'sameFamily', areTwins: true, isSettled: false },
    ]);
    await decide(one, other, 'sameFamily', null);
    expect((await belonging(one)).suggested).toMatchObject([{ areTwins: true, isSettled: true }]);
  });

  test('two families that share only the phone of the office are not put together', async () => {
    const phone = { parent1Phone: fixtureContent.school.phone };
    const one = await applied({
      ...{ studentFirstName: 'Sepo', studentLastName: 'Nyambe', parent1LastName: 'Nyambe' },
      ...{ studentDOB: '2018-01-02', parent1FirstName: 'Agnes', parent1Email: 'n@mail.example' },
      ...phone,
    });
    const other = await applied({
      ...{ studentFirstName: 'Chola', studentLastName: 'Kapembwa', parent1LastName: 'Kapembwa' },
      ...{ studentDOB: '2017-11-12', parent1FirstName: 'Moses', parent1Email: 'k@mail.example' },
      ...phone,
    });
    expect((await belonging(one)).suggested).toEqual([]);
    await expectProblem(await decide(one, other, 'sameFamily', null), 422);
    await expectProblem(await decide(one, other, 'sameChild', null), 422);
    expect(await familyOf(one)).toEqual([]);
  });

  test('nobody overwrites what a colleague has decided meanwhile, and nothing is invented', async () => {
    const shared = { parent1Phone: '0971 555 777', studentLastName: 'Sichone' };
    const one = await applied({ ...shared, studentFirstName: 'Faith', studentDOB: '2017-01-02' });
    const other = await applied({ ...shared, studentFirstName: 'Gift', studentDOB: '2019-03-04' });
    await decide(one, other, 'notSame', null);
    await expectProblem(await decide(one, other, 'sameFamily', null), 409);
    expect((await decide(one, other, 'sameFamily', await seenOf(one))).status).toBe(200);
    expect((await decide(one, one, 'sameChild', null)).status).toBe(404);
    expect((await decide(one, 'EN-2222-2222', 'sameChild', null)).status).toBe(404);
    await expectProblem(
      await office.post(DECIDE, { reference: one, other, decision: 'twins', seen: null }),
      422,
      'decision',
    );
    expect((await office.get(`${LIST}/EN-2222-2222/belonging`)).status).toBe(404);
  });

  test('what is erased leaves no decision behind, and the other one goes on for itself', async () => {
    const same = { ...child, studentLastName: 'Kangwa', parent1Phone: '0966 123 123' };
    const one = await applied(same);
    const other = await applied({ ...same, parent1Email: 'second@mail.example' });
    await decide(one, other, 'sameChild', null);
    const administrator = await openStaffAccount(school, database.rows, 'administrator');
    const asked = { reference: one, of: 'one', subjects: [one] };
    const erased = await administrator.post(`/api/staff/families/${one}`, asked);
    expect(erased.status).toBe(200);
    expect(await record(other)).toMatchObject({ sameChildAs: null });
    const left = await database.rows(
      `select id from family_decisions where reference = '${one}' or other = '${one}'`,
    );
    expect(left).toEqual([]);
  });

  test('an application for the next year goes on beside the one of this year', async () => {
    const peter = { ...child, studentLastName: 'Mudenda', parent1Phone: '0966 777 301' };
    const earlier = await applied({ ...peter, parent1Email: 'peter@mail.example' });
    await database.rows(
      `update enrollment_applications set enrollment_year = '2025', status = 'waitlisted' where reference = '${earlier}'`,
    );
    const [one, other] = [await applied(peter), await applied(peter)] as const;
    await decide(earlier, one, 'sameChild', null);
    await decide(one, other, 'sameChild', null);
    expect(await record(earlier)).toMatchObject({ sameChildAs: null, status: 'waitlisted' });
    expect(await record(one)).toMatchObject({ sameChildAs: null, status: 'submitted' });
    expect(await record(other)).toMatchObject({ sameChildAs: one });
    const found = (await listed('Mudenda')).map((item: { reference: string }) => item.reference);
    expect(found.toSorted()).toEqual([earlier, one].toSorted());
  });

  test('when the one that goes on is closed without a place, the open one goes on', async () => {
    const twice = { ...child, studentLastName: 'Hamoonga', parent1Phone: '0966 777 302' };
    const [one, other] = [await applied(twice), await applied(twice)] as const;
    await decide(one, other, 'sameChild', null);
    expect(await record(other)).toMatchObject({ sameChildAs: one });
    const { version } = await record(one);
    const moved = await office.post(`${LIST}/${one}`, { change: 'move', to: 'withdrawn', version });
    expect(moved.status).toBe(200);
    expect(await record(one)).toMatchObject({ sameChildAs: other, status: 'withdrawn' });
    expect(await record(other)).toMatchObject({ sameChildAs: null, status: 'submitted' });
    expect((await record(other)).moves).not.toEqual([]);
  });

  describe('taking one back', () => {
    const sibling = (studentFirstName: string, parent1Phone: string) =>
      applied({ studentFirstName, studentLastName: 'Silwamba', parent1Phone });

    test('leaves nobody in a family whom nobody put there, whichever reference is the lesser', async () => {
      const phone = '0966 777 303';
      const three = [
        await sibling('Luyando', phone),
        await sibling('Taonga', phone),
        await sibling('Chipo', phone),
      ].toSorted();
      const [first = '', second = '', third = ''] = three;
      for (const [one, middle, last] of [
        [first, second, third],
        [third, second, first],
        [second, first, third],
        [third, first, second],
        [first, third, second],
        [second, third, first],
      ] as const) {
        await decide(one, middle, 'sameFamily', null);
        await decide(middle, last, 'sameFamily', null);
        await takeBack(one, middle);
        expect(await familyOf(one)).toEqual([]);
        expect(await familyOf(middle)).toEqual([middle, last].toSorted());
        await takeBack(middle, last);
        expect(await familyOf(last)).toEqual([]);
      }
    });

    test('parts only those whom no other decision holds together', async () => {
      const phone = '0966 777 304';
      const one = await sibling('Luyando', phone);
      const two = await sibling('Taonga', phone);
      const three = await sibling('Chipo', phone);
      const four = await sibling('Mapalo', phone);
      const pairs = [
        [one, two],
        [two, three],
        [three, four],
        [one, three],
      ] as const;
      for (const [here, there] of pairs) await decide(here, there, 'sameFamily', null);
      await takeBack(one, two);
      expect(await familyOf(one)).toEqual([one, two, three, four].toSorted());
      await takeBack(one, three);
      expect(await familyOf(one)).toEqual([]);
      expect(await familyOf(two)).toEqual([two, three, four].toSorted());
      await takeBack(two, three);
      expect(await familyOf(two)).toEqual([]);
      expect(await familyOf(four)).toEqual([three, four].toSorted());
    });

    test('keeps siblings together whom an erased application had joined', async () => {
      const phone = '0966 777 305';
      const one = await sibling('Luyando', phone);
      const erased = await sibling('Taonga', phone);
      const three = await sibling('Chipo', phone);
      const stranger = await sibling('Mapalo', phone);
      await decide(one, erased, 'sameFamily', null);
      await decide(erased, three, 'sameFamily', null);
      await decide(three, stranger, 'sameFamily', null);
      const administrator = await openStaffAccount(school, database.rows, 'administrator');
      const asked = { reference: erased, of: 'one', subjects: [erased] };
      expect((await administrator.post(`/api/staff/families/${erased}`, asked)).status).toBe(200);
      await takeBack(three, stranger);
      expect(await familyOf(one)).toEqual([one, three].toSorted());
      expect(await familyOf(stranger)).toEqual([]);
      const kept = await database.rows('select * from family_decisions');
      expect(JSON.stringify(kept)).not.toContain(erased);
    });

    test('works also for what a guardian said who follows the earlier application', async () => {
      const phone = '0966 777 306';
      const one = await sibling('Luyando', phone);
      const guardian = await openStaffAccount(school, database.rows);
      const code = await newAccessCode(database.rows, one);
      expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
      const { anotherChild } = await (await guardian.get('/api/portal/applications')).json();
      const other = await applied({
        ...{ studentFirstName: 'Taonga', studentLastName: 'Silwamba', parent1Phone: phone },
        togetherWith: anotherChild.earlier,
      });
      expect((await belonging(one)).decided).toMatchObject([
        { decision: 'sameFamily', decidedBy: 'A parent or guardian, in the portal' },
      ]);
      await takeBack(one, other);
      expect(await familyOf(one)).toEqual([]);
    });
  });

  test('a phone that many families share joins nobody to an application that it names', async () => {
    const parent1Phone = '0966 777 307';
    const families: string[] = [];
    for (const studentLastName of ['Bwalya', 'Kasonde', 'Lungu', 'Mbewe']) {
      families.push(await applied({ studentLastName, parent1Phone }));
    }
    const named = await applied({
      ...{ studentLastName: 'Phiri', parent1Phone, togetherWith: families[0] ?? '' },
    });
    expect(await familyOf(named)).toEqual([]);
    expect((await belonging(named)).decided).toEqual([]);
  });

  const ofOneHome = (surname: string, phone: string) => ({
    ...{ studentLastName: surname, parent1FirstName: 'Ruth', parent1LastName: surname },
    ...{ parent1Phone: phone, parent1Email: `${surname}@mail.example` },
  });

  test('several are one family in one press, and in none where a colleague was faster', async () => {
    const home = ofOneHome('Fouratonce', '0966 700 401');
    const references: string[] = [];
    for (const [at, studentFirstName] of ['Monde', 'Chipo', 'Bupe', 'Daliso'].entries()) {
      const studentDOB = `2019-0${at + 1}-11`;
      references.push(await applied({ ...home, studentFirstName, studentDOB }));
    }
    const [first = ''] = references;
    const { members, suggested } = await belonging(first);
    expect(members).toBe(1);
    const pairs = suggested.map(
      ({ one, other }: { one: { reference: string }; other: { reference: string } }) => ({
        ...{ reference: one.reference, other: other.reference },
      }),
    );
    expect(pairs).toHaveLength(3);
    const stranger = await applied({ studentLastName: 'Nobodysown', parent1Phone: '0966 700 409' });
    const withStranger = [...pairs, { reference: first, other: stranger }];
    const press = (asked: object) => office.post('/api/staff/enrollment-one-family', asked);
    await expectProblem(await press({ pairs: withStranger }), 422);
    expect(await familyOf(first)).toEqual([]);
    expect((await press({ pairs })).status).toBe(200);
    expect(await familyOf(first)).toEqual(references.toSorted());
    await expectProblem(await press({ pairs }), 409);
    const { decided } = await belonging(first);
    expect(decided).toHaveLength(3);
    await takeBack(first, pairs[0].other);
    expect(await familyOf(first)).toHaveLength(3);
  });

  test('a form on paper with the guardians of another child is of its family at once', async () => {
    const home = ofOneHome('Takenhome', '0966 700 501');
    const child = await applied({ ...home, studentFirstName: 'Monde', studentDOB: '2019-03-11' });
    const enter = async (answers: object, togetherWith: string): Promise<string> => {
      const typed = { ...sampleAnswers, ...home, ...answers, consentOnPaper: true, togetherWith };
      const answer = await office.post('/api/staff/enrollment-paper-forms', typed);
      expect(answer.status).toBe(201);
      return (await answer.json()).reference;
    };
    const other = { studentFirstName: 'Chipo', studentDOB: '2020-04-12' };
    const brother = await enter(other, child);
    expect(await familyOf(child)).toEqual([child, brother].toSorted());
    expect((await belonging(child)).decided).toMatchObject([{ decision: 'sameFamily' }]);
    // A second form of the same child stays a question, and nothing in common joins nobody.
    const twice = await enter({ studentFirstName: 'Monde', studentDOB: '2019-03-11' }, child);
    expect(await familyOf(twice)).toEqual([]);
    expect((await belonging(twice)).suggested[0]).toMatchObject({ question: 'sameChild' });
    const elsewhere = ofOneHome('Elsewherehome', '0966 700 601');
    const stranger = { ...elsewhere, parent1FirstName: 'Agness', studentFirstName: 'Mapalo' };
    expect(await familyOf(await enter({ ...stranger, studentDOB: '2018-01-02' }, child))).toEqual(
      [],
    );
  });
});
