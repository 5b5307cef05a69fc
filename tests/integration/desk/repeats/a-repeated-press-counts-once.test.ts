import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { newEmail } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  newDatabase,
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

const LIST = '/api/staff/enrollment-applications';
const PEOPLE = '/api/staff/people';

describe.each(presentStoreKinds())('a press whose answer was lost, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  let office: StaffClient;
  let colleague: StaffClient;
  beforeAll(async () => {
    database = await newDatabase(kind);
    school = await hostSchool({ ...database.settings, LOG_LEVEL: 'warn' }, database.dataDir);
    office = await openStaffAccount(school, database.rows, 'administrator');
    colleague = await openStaffAccount(school, database.rows, 'administrator');
  });
  afterAll(async () => {
    await school.remove();
    await database.remove();
  });

  const family = async (): Promise<string> =>
    (await (await sendApplication(school.address)).json()).reference;
  const press = (path: string, body: object, key: string = crypto.randomUUID()) => ({
    by: (staff: StaffClient) => staff.post(path, body, key),
    /** Pressed once, and once more: both answers. */
    async twice(staff = office) {
      const answers = [await staff.post(path, body, key), await staff.post(path, body, key)];
      return Promise.all(
        answers.map(async (answer) => {
          expect(answer.ok).toBe(true);
          return answer.json();
        }),
      );
    },
  });
  const count = async (from: string) =>
    Number((await database.rows(`select count(*) as many from ${from}`))[0]?.many);
  const notesOf = (reference: string) => count(`case_notes where reference = '${reference}'`);
  const mailsTo = (address: string) => count(`outgoing_mails where recipient = '${address}'`);

  test('counts once: a note, a step, a reply, a newsletter, an invitation, an erasure', async () => {
    const reference = await family();
    const at = `${LIST}/${reference}`;
    const note = press(at, { change: 'addNote', words: 'Called: no answer.' });
    expect(await note.twice()).toEqual([{ outcome: 'done' }, { outcome: 'done' }]);
    expect(await notesOf(reference)).toBe(1);

    const move = press(`${at}`, { change: 'move', to: 'underReview', version: 1 });
    const [first, again] = await move.twice();
    expect(again).toEqual(first);
    expect((await (await office.get(at)).json()).history).toHaveLength(2);

    const written = await fetch(`${school.address}/api/contact-messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'B', email: newEmail(), subject: 'Visit', message: 'May we?' }),
    });
    const message = `/api/staff/messages/${(await written.json()).reference}`;
    const { version, email } = await (await office.get(message)).json();
    const before = await mailsTo(email);
    const letter = { subject: 'Your visit', text: 'Yes, on Tuesday.' };
    await press(message, { change: 'reply', version, letter }).twice();
    expect(await mailsTo(email)).toBe(before + 1);

    const [issue, sameIssue] = await press('/api/staff/newsletters', { letter }).twice();
    expect(issue.id).toEqual(expect.any(String));
    expect(sameIssue).toEqual(issue);
    await press(`/api/staff/newsletters/${issue.id}`, { change: 'test', version: 1 }).twice();
    expect(await mailsTo(office.email)).toBe(1);

    const invited = newEmail();
    const invitation = { change: 'invite', email: invited, name: 'Ruth Zulu', roles: ['editor'] };
    await press(PEOPLE, invitation).twice();
    expect(await mailsTo(invited)).toBe(1);

    const erasure = { reference, of: 'one', subjects: [reference] };
    const [erased, gone] = await press(`/api/staff/families/${reference}`, erasure).twice();
    expect(erased.rows).toMatchObject({ 'enrollment-application': 1 });
    expect(gone).toEqual(erased);
  });

  test('ten at the same moment are one, and each is told that it was done', async () => {
    const reference = await family();
    for (const body of [
      { change: 'addNote', words: 'Asked for the birth record.' },
      { change: 'move', to: 'underReview', version: 1 },
    ]) {
      const { by } = press(`${LIST}/${reference}`, body);
      const answers = await Promise.all(Array.from({ length: 10 }, () => by(office)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    }
    expect(await notesOf(reference)).toBe(1);
    expect((await (await office.get(`${LIST}/${reference}`)).json()).history).toHaveLength(2);
  });

  test('belongs to one account, one address and one body', async () => {
    const [reference, other] = [await family(), await family()];
    const key = crypto.randomUUID();
    const at = (of: string) => `${LIST}/${of}`;
    const body = { change: 'move', to: 'underReview', version: 1 };
    expect((await press(at(reference), body, key).by(office)).status).toBe(200);
    await expectProblem(await press(at(reference), body, key).by(colleague), 409);
    await expectProblem(await press(at(other), body, key).by(office), 422);
    await expectProblem(await press(at(reference), { ...body, version: 2 }, key).by(office), 422);
    // The colleague's own press, under the same key.
    expect((await press(at(other), body, key).by(colleague)).status).toBe(200);
    await expectProblem(await office.post(at(other), body, 'not-a-uuid'), 400);
    // Without a key each counts by itself.
    const note = { change: 'addNote', words: 'Called.' };
    for (const _ of [1, 2]) await office.post(`${LIST}/${reference}`, note);
    expect(await notesOf(reference)).toBe(2);
  });

  test('that was refused stays open: it counts once it can', async () => {
    const reference = await family();
    const reserve = press(`${LIST}/${reference}`, { change: 'move', to: 'offered', version: 2 });
    await expectProblem(await reserve.by(office), 409);
    await office.post(`${LIST}/${reference}`, { change: 'move', to: 'underReview', version: 1 });
    expect((await reserve.by(office)).status).toBe(200);
  });

  test('moves each of several applications once', async () => {
    const applications = [
      { reference: await family(), version: 1 },
      { reference: await family(), version: 1 },
    ];
    const moved = applications.map(({ reference }) => expect.objectContaining({ reference }));
    const both = press('/api/staff/enrollment-moves', {
      applications,
      to: 'underReview',
    });
    for (const said of await both.twice()) {
      // Of two of one day the lot says who is first.
      expect(said.moved).toHaveLength(2);
      expect(said.moved).toEqual(expect.arrayContaining(moved));
      expect(said.notMoved).toEqual([]);
    }
  });

  test('gives the reference of a paper form again, and a code anew, which is kept nowhere', async () => {
    const form = { ...sampleAnswers, studentFirstName: 'Repeated', consentOnPaper: true };
    const [entered, again] = await press('/api/staff/enrollment-paper-forms', form).twice();
    expect(again).toEqual(entered);
    const codes = await press(`${LIST}/${entered.reference}`, { change: 'giveCode' }).twice();
    expect(codes[0].accessCode).not.toBe(codes[1].accessCode);
    const kept = JSON.stringify(await database.rows('select * from idempotency_keys'));
    for (const { accessCode } of codes) expect(kept).not.toContain(accessCode);
    expect(kept).not.toContain('Repeated');
  });

  test('of a guardian counts once as well, also when it has erased what it is about', async () => {
    const guardian = await openStaffAccount(school, database.rows);
    const invited = newEmail();
    const sent = await sendApplication(school.address, {
      ...{ parent1Email: guardian.email, parent2FirstName: 'Moses', parent2LastName: 'Zulu' },
      parent2Email: invited,
    });
    const { reference } = await sent.json();
    await guardian.post('/api/portal/links', {
      code: await newAccessCode(database.rows, reference),
    });
    const at = `/api/portal/applications/${reference}`;
    const before = await mailsTo(invited);
    await press(`${at}/invitation`, {}).twice(guardian);
    expect(await mailsTo(invited)).toBe(before + 1);
    const erasure = press(`${at}/erasure`, { reference, password: guardian.password });
    expect(await erasure.twice(guardian)).toEqual([{ outcome: 'erased' }, { outcome: 'erased' }]);
    await expectProblem(await erasure.by(colleague), 404);
  });
});
