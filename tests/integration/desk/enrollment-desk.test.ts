import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
/** Right by its check character, and nobody's. */
const NOBODYS = 'EN-2222-2222';

describe.each(presentStoreKinds())('the desk’s enrollment applications, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  let office: StaffClient;
  let colleague: StaffClient;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await hostSchool({ ...database.settings, LOG_LEVEL: 'warn' }, database.dataDir);
    office = await openStaffAccount(school, database.rows, 'admissions');
    colleague = await openStaffAccount(school, database.rows, 'administrator');
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  async function family(changes: Record<string, string> = {}): Promise<string> {
    return (await (await sendApplication(school.address, changes)).json()).reference;
  }
  const record = async (reference: string) => (await office.get(`${LIST}/${reference}`)).json();
  const list = async (search = '') => (await office.get(LIST + search)).json();
  const move = (reference: string, to: string, version: number, more: object = {}) =>
    office.post(`${LIST}/${reference}`, { change: 'move', to, version, ...more });
  const references = (found: { rows: { reference: string }[] }) =>
    found.rows.map((row) => row.reference);

  test('are found by name, phone and reference, filtered, counted and paged', async () => {
    const first = await family({ studentFirstName: 'Zebedee', parent1Phone: '0955 123 456' });
    const second = await family({ studentFirstName: 'Zebedina', gradeLevel: 'grade7' });
    expect(references(await list('?q=zebed'))).toEqual([second, first]);
    expect(references(await list('?q=zebed&sort=oldest'))).toEqual([first, second]);
    expect(references(await list('?q=zebed&grade=grade7'))).toEqual([second]);
    expect(references(await list('?q=%2B260955123'))).toEqual([first]);
    expect(references(await list(`?q=${second.toLowerCase().replaceAll('-', '')}`))).toEqual([
      second,
    ]);
    expect(references(await list('?q=zebed&status=offered'))).toEqual([]);
    expect((await list('?q=zebed')).tally).toEqual({ submitted: 2 });
    expect(references(await list('?since=2999-01-01'))).toEqual([]);
    await Promise.all(Array.from({ length: 28 }, () => family({ gradeLevel: 'grade6' })));
    const page1 = await list('?grade=grade6');
    const page2 = await list('?grade=grade6&page=2');
    expect([page1.rows.length, page2.rows.length]).toEqual([25, 3]);
    expect(new Set([...references(page1), ...references(page2)]).size).toBe(28);
    expect([page1.total, page2.total, page2.page]).toEqual([28, 28, 2]);
    expect(await list('?grade=grade6&page=9')).toEqual(page2);
    expect(page1.tally).toEqual({ submitted: 28 });
    const named = '?grade=grade6&status=submitted&sort=name';
    const behind = await list(`${named}&page=2`);
    expect(references(behind)).toHaveLength(3);
    for (const reference of references(behind)) await move(reference, 'underReview', 1);
    // The page is gone with what it showed: the last one that there is stands in its place.
    expect(await list(`${named}&page=2`)).toMatchObject({ page: 1, total: 25 });
    expect(references(await list(`${named}&page=2`))).toHaveLength(25);
  });

  test('are marked until somebody has opened them, and every opening is written down', async () => {
    const reference = await family({ studentFirstName: 'Unopened' });
    expect((await list('?q=unopened')).rows[0]).toMatchObject({ isUnopened: true });
    const opened = await record(reference);
    expect(opened).toMatchObject({
      reference,
      status: 'submitted',
      version: 1,
      ageAtIntake: Number(sampleYear) - 2021,
    });
    expect(opened.copy.sections[0].title).toBe('Student Information');
    expect((await list('?q=unopened')).rows[0]).toMatchObject({ isUnopened: false });
    const acts = await database.rows(
      `select act, staff_email from audit_records where about = '${reference}'`,
    );
    expect(acts).toEqual([{ act: 'saw', staff_email: office.email }]);
  });

  test('move along the map only, one step at a time, and not over a colleague’s change', async () => {
    const reference = await family();
    await expectProblem(await move(reference, 'enrolled', 1), 422, 'to');
    await expectProblem(await move(reference, 'nonsense', 1), 422, 'to');
    expect((await move(reference, 'underReview', 1)).status).toBe(200);
    const stale = await colleague.post(`${LIST}/${reference}`, {
      change: 'move',
      to: 'withdrawn',
      version: 1,
    });
    expect(await stale.clone().json()).toMatchObject({ title: 'Somebody else changed this' });
    await expectProblem(stale, 409);
    const both = await Promise.all([
      move(reference, 'notOffered', 2),
      colleague.post(`${LIST}/${reference}`, { change: 'move', to: 'waitlisted', version: 2 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { history, version } = await record(reference);
    expect(history).toHaveLength(3);
    expect(version).toBe(3);
  });

  test('an offer is mailed with a code that opens it, and can be taken back before it leaves', async () => {
    const reference = await family({ parent1Email: `offer-${kind}@mail.example` });
    await move(reference, 'underReview', 1);
    const { moves } = await record(reference);
    const letter = moves.find((one: { to: string }) => one.to === 'offered').letter;
    const edited = { ...letter, text: `${letter.text}\n\nBring the papers.` };
    expect((await move(reference, 'offered', 2, { letter: edited })).status).toBe(200);
    const mails = () =>
      database.rows(
        `select status, text_part, due_at, queued_at from outgoing_mails
         where about = '${reference}' and kind = 'enrollment-offered'`,
      );
    const [mail] = await mails();
    expect(mail?.status).toBe('waiting');
    expect(mail?.text_part).toContain('Bring the papers.');
    expect(mail?.text_part).toMatch(/portal: [2-9A-Y]{4}-[2-9A-Y]{4}-[2-9A-Y]{4}\n/);
    expect(mail?.text_part).not.toMatch(/Mutinta|Hamoonga|\b2020\b/);
    expect(Date.parse(mail?.due_at ?? '') - Date.parse(mail?.queued_at ?? '')).toBe(600_000);
    const undone = await office.post(`${LIST}/${reference}`, { change: 'undo', version: 3 });
    expect(undone.status).toBe(200);
    expect(await mails()).toEqual([]);
    expect(await record(reference)).toMatchObject({ status: 'underReview', version: 4 });
  });

  test('what has been mailed is not taken back', async () => {
    const reference = await family();
    await move(reference, 'underReview', 1);
    const letter = { subject: 'Waiting', text: 'You wait.' };
    await move(reference, 'waitlisted', 2, { letter });
    await database.rows(`update outgoing_mails set status = 'sent' where about = '${reference}'`);
    await expectProblem(
      await office.post(`${LIST}/${reference}`, { change: 'undo', version: 3 }),
      422,
    );
    await expectProblem(
      await move(reference, 'offered', 3, { letter: { subject: 'a\nb', text: 'c' } }),
      422,
    );
  });

  test('several move together; those that cannot are named', async () => {
    const [ready, early] = [await family({ studentFirstName: 'Ready' }), await family()];
    await move(early, 'underReview', 1);
    const answer = await office.post('/api/staff/enrollment-moves', {
      to: 'underReview',
      applications: [
        { reference: ready, version: 1 },
        { reference: early, version: 2 },
        { reference: NOBODYS, version: 1 },
      ],
    });
    expect(await answer.json()).toMatchObject({
      moved: [{ reference: ready, applicant: 'Ready Hamoonga' }],
      notMoved: [
        {
          reference: early,
          applicant: 'Mutinta Hamoonga',
          reason: expect.stringContaining('Under review'),
        },
        { reference: NOBODYS },
      ],
    });
  });

  test('know their notes, and whose work they are', async () => {
    const one = await family({ studentFirstName: 'Worked' });
    const at = `${LIST}/${one}`;
    const note = (words: string) => ({ change: 'addNote', words });
    const assign = (version: number, to: string | null) => ({ change: 'assign', version, to });
    await expectProblem(await office.post(at, note(' ')), 422, 'words');
    await colleague.post(at, note(' Called <b>twice</b> '));
    const assigned = await office.post(at, assign(1, colleague.accountId));
    expect(assigned.status).toBe(200);
    await expectProblem(await office.post(at, assign(1, null)), 409);
    await expectProblem(await office.post(at, assign(2, 'nobody')), 422, 'to');
    expect((await record(one)).work).toMatchObject({
      assignedTo: colleague.accountId,
      notes: [{ text: 'Called <b>twice</b>', by: colleague.email }],
    });
    expect((await list('?q=worked')).rows.at(-1).assignedTo).toBe(colleague.email);
  });

  test('an access code is told once and kept only as its hash', async () => {
    const reference = await family();
    const { accessCode } = await (
      await office.post(`${LIST}/${reference}`, { change: 'giveCode' })
    ).json();
    expect(accessCode).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    const kept = JSON.stringify(await database.rows('select * from enrollment_access_codes'));
    expect(kept).not.toContain(accessCode);
  });

  test('a paper form needs the consent, no address, and says who typed it in', async () => {
    const PAPER = '/api/staff/enrollment-paper-forms';
    const answers = { ...sampleAnswers, studentFirstName: 'Paper', parent1Email: '' };
    await expectProblem(await office.post(PAPER, answers), 422, 'consentOnPaper');
    const refused = { ...answers, parent1Phone: '', consentOnPaper: true };
    await expectProblem(await office.post(PAPER, refused), 422, 'parent1Phone');
    const entered = await office.post(PAPER, { ...answers, consentOnPaper: true });
    expect(entered.status).toBe(201);
    const { reference } = await entered.json();
    const opened = await record(reference);
    expect(opened).toMatchObject({ enteredBy: office.email, letterTo: [] });
    expect(opened.copy.paper).toEqual({ enteredBy: office.email, enteredOn: expect.any(String) });
    await move(reference, 'underReview', 1);
    const reviewed = await record(reference);
    expect(reviewed.isMailable).toBe(false);
    const [{ to, letter }] = reviewed.moves;
    expect(await (await move(reference, to, 2, { letter })).json()).toMatchObject({
      isToCall: true,
    });
    expect(
      await database.rows(`select id from outgoing_mails where about = '${reference}'`),
    ).toEqual([]);
  });

  test('places are counted, and the waiting list keeps its order until a group is confirmed', async () => {
    const PLACES = '/api/staff/enrollment-places';
    const set = (places: unknown, version: number) =>
      office.post(PLACES, {
        year: sampleYear,
        places: { grade4: places },
        seen: { grade4: version },
      });
    const grade4 = async () => {
      const { grades } = await (await office.get(`${PLACES}?year=${sampleYear}`)).json();
      return grades.find((one: { grade: string }) => one.grade === 'grade4');
    };
    await expectProblem(await set(-1, 0), 422, 'places.grade4');
    await expectProblem(await set('abc', 0), 422, 'places.grade4');
    expect((await set(30, 0)).status).toBe(200);
    await expectProblem(await set(31, 0), 409);
    expect((await set(31, 1)).status).toBe(200);
    const applied: string[] = [];
    for (const [studentFirstName, days] of [
      ['Anna', 3],
      ['Bwalya', 2],
      ['Chipo', 1],
    ] as const) {
      const pressedAt = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
      applied.push(await family({ gradeLevel: 'grade4', studentFirstName, pressedAt }));
    }
    const [a = '', b = '', c = ''] = applied;
    for (const reference of [a, b, c]) {
      await move(reference, 'underReview', 1);
      await move(reference, 'waitlisted', 2);
    }
    const order = async () => references({ rows: (await grade4()).waiting });
    expect(await order()).toEqual([a, b, c]);
    const { appliedOn } = (await record(c)).standing;
    const confirmed = await office.post(`${LIST}/${c}`, {
      ...{ change: 'stand', version: 3, waitsAs: 'sibling', appliedOn, reason: 'A sister' },
    });
    expect(confirmed.status).toBe(200);
    expect(await order()).toEqual([c, a, b]);
    await move(a, 'offered', 3);
    expect(await order()).toEqual([c, b]);
    expect(await grade4()).toMatchObject({ places: 31, held: { offered: 1, accepted: 0 } });
    await office.post(`${LIST}/${a}`, { change: 'undo', version: 4 });
    expect(await order()).toEqual([c, a, b]);
  });

  const calls: [string, string, object | undefined][] = [
    ['GET', LIST, undefined],
    ['GET', `${LIST}/REF`, undefined],
    ['POST', `${LIST}/REF`, { change: 'move', to: 'underReview', version: 1 }],
    ['POST', `${LIST}/REF`, { change: 'undo', version: 1 }],
    ['POST', `${LIST}/REF`, { change: 'assign', version: 1, to: null }],
    ['POST', `${LIST}/REF`, { change: 'addNote', words: 'x' }],
    ['POST', `${LIST}/REF`, { change: 'giveCode' }],
    ['POST', `${LIST}/REF`, { change: 'liftBar' }],
    ['POST', `${LIST}/REF`, { change: 'resetFactor', accountId: 'x', identified: 'inPerson' }],
    [
      'POST',
      '/api/staff/enrollment-moves',
      { to: 'underReview', applications: [{ reference: 'REF', version: 1 }] },
    ],
  ];

  test('are nothing to anybody who does not work on them, whoever they are', async () => {
    const reference = await family();
    const others = await Promise.all([
      openStaffAccount(school, database.rows, 'recruitment'),
      openStaffAccount(school, database.rows, 'editor'),
      openStaffAccount(school, database.rows),
    ]);
    for (const [method, path, body] of calls) {
      const address = path.replace('REF', reference);
      for (const other of others) {
        const answer = body ? await other.post(address, body) : await other.get(address);
        await expectProblem(answer, 404);
      }
      const json = { 'Content-Type': 'application/json' };
      const nobody = await fetch(school.address + address, {
        method,
        headers: json,
        ...(body && { body: JSON.stringify(body) }),
      });
      await expectProblem(nobody, 401);
    }
    const rows = await database.rows(
      `select version, first_seen_at from enrollment_applications where reference = '${reference}'`,
    );
    expect(rows).toEqual([{ version: 1, first_seen_at: null }]);
  });

  test('a reference that nobody has is not found', async () => {
    for (const [, path, body] of calls.slice(1, 7)) {
      const address = path.replace('REF', NOBODYS);
      await expectProblem(body ? await office.post(address, body) : await office.get(address), 404);
    }
  });
});
