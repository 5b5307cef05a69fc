import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccessCode, setStatus } from '#tests/support/clients/access-code.ts';
import { linkTo, newEmail, PASSWORD } from '#tests/support/clients/account-client.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import { openMailLink } from '#tests/support/readers/captured-mail.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { sampleYear } from '#tests/support/samples/sample-answers.ts';

const LIST = '/api/portal/applications';
const LINKS = '/api/portal/links';
const SCRIPT = '<img src=x onerror=alert(1)>';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`the family’s side on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: RunningSchool;
    /** Of the processes before this one. */
    let logged = '';
    const startSchool = () =>
      runSchool({ ...database.settings, LOG_LEVEL: 'debug' }, database.dataDir);
    beforeAll(async () => {
      database = await newDatabase(kind);
      school = await startSchool();
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    const newAccount = () => openStaffAccount(school, database.rows);
    const apply = async (changes = {}): Promise<string> =>
      (await (await sendApplication(school.address, changes)).json()).reference;
    const link = (guardian: StaffClient, code: string) => guardian.post(LINKS, { code });
    const at = (reference: string, part = '') => `${LIST}/${reference}${part && `/${part}`}`;
    const see = async (guardian: StaffClient, reference: string) =>
      (await guardian.get(at(reference))).json();
    const move = (guardian: StaffClient, reference: string, to: string, seen: string) =>
      guardian.post(at(reference, 'status'), { to, seen });
    const mailsAbout = async (reference: string) =>
      (
        await database.rows(
          `select kind, recipient from outgoing_mails where about = '${reference}'`,
        )
      ).map(({ kind, recipient }) => `${kind} to ${recipient}`);
    const subjectsTo = async (address: string) =>
      (
        await database.rows(`select subject from outgoing_mails where recipient = '${address}'`)
      ).map(({ subject }) => String(subject));
    const officeAddress = async () => {
      const rows = await database.rows(
        `select recipient from outgoing_mails where kind = 'enrollment-notice' limit 1`,
      );
      return String(rows[0]?.recipient);
    };
    const actsOn = async (reference: string) =>
      (
        await database.rows(
          `select act from enrollment_guardian_acts join enrollment_applications as a
           on a.id = application_id where a.reference = '${reference}' order by at`,
        )
      ).map((row) => row.act);

    /** What the desk sends to end the access of an account. */
    const endOf = ({ accountId }: { accountId: string }) => ({
      ...{ change: 'bar', who: { is: 'account', accountId }, mayKnow: 'nothing' },
      ...{ mayCollect: true, since: '2026-01-05', reason: 'They part' },
    });
    /** A family that follows its application. */
    async function newFamily(changes = {}) {
      const guardian = await newAccount();
      const reference = await apply({ parent1Email: guardian.email, ...changes });
      const code = await newAccessCode(database.rows, reference);
      const answer = await link(guardian, code);
      expect(await answer.json()).toEqual({ reference });
      return { guardian, reference, code };
    }
    const details = {
      parent1Phone: '+260 97 111 1111',
      parent1Email: 'new@mail.example',
      emergencyContactPhone: '+260 96 222 2222',
    };

    test('a code opens the application for one account, however it is typed', async () => {
      const { guardian, reference, code } = await newFamily();
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
      expect((await link(guardian, typed)).status).toBe(200);
      const { email, applications } = await (await guardian.get(LIST)).json();
      expect(email).toBe(guardian.email);
      expect(applications).toEqual([
        {
          reference,
          student: 'Mutinta Hamoonga',
          firstName: 'Mutinta',
          grade: 'grade1',
          gradeLevel: 'Grade 1',
          enrollmentYear: sampleYear,
          status: 'submitted',
          requests: [],
          // Of Grade 1: birth record, under-five card and photograph.
          missingPapers: 3,
        },
      ]);
      const stranger = await newAccount();
      await expectProblem(await link(stranger, code), 422, 'code');
      expect((await (await stranger.get(LIST)).json()).applications).toEqual([]);
      expect(await actsOn(reference)).toEqual(['linked']);

      const father = await newAccount();
      expect((await link(father, await newAccessCode(database.rows, reference))).status).toBe(200);
      expect((await see(father, reference)).reference).toBe(reference);
      expect(await mailsAbout(reference)).toContain(`guardian-linked to ${guardian.email}`);
    });

    test('the office resets the second factor of a family’s account, and of no colleague’s', async () => {
      const { guardian, reference } = await newFamily();
      const other = await newFamily();
      const clerk = await openStaffAccount(school, database.rows, 'admissions');
      const factorOf = (accountId: string) =>
        database.rows(
          `insert into factors (id, account_id, friendly_name, status, sealed_secret, last_time_step, created_at, updated_at)
           values ('${crypto.randomUUID()}', '${accountId}', 'Phone', 'verified', 'x', 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
        );
      const left = async (accountId: string) =>
        (await database.rows(`select id from factors where account_id = '${accountId}'`)).length;
      const reset = (from: string, { accountId }: StaffClient, identified: unknown = 'inPerson') =>
        clerk.post(`/api/staff/enrollment-applications/${from}`, {
          change: 'resetFactor',
          accountId,
          identified,
        });
      await factorOf(guardian.accountId);
      for (const way of ['', 'byMail', 'constructor', null, 7]) {
        await expectProblem(await reset(reference, guardian, way), 422, 'identified');
      }
      await expectProblem(await reset(other.reference, guardian), 404);
      expect(await left(guardian.accountId)).toBe(1);
      expect((await reset(reference, guardian, 'calledBack')).status).toBe(200);
      expect(await left(guardian.accountId)).toBe(0);
      expect((await guardian.get(LIST)).status).toBe(401);
      const acts = await database.rows(
        `select staff_email, detail from audit_records where about = '${reference}' and act = 'changed'`,
      );
      expect(acts).toContainEqual({
        staff_email: clerk.email,
        detail: 'second factor of a guardian reset, called back on the number in the application',
      });
      const letters = await database.rows(
        `select kind from outgoing_mails where recipient = '${guardian.email}'`,
      );
      expect(letters).toContainEqual({ kind: 'account-second-factor-reset' });

      // A parent who is the head teacher as well.
      await database.rows(
        `insert into staff_members (account_id, role, since) values ('${other.guardian.accountId}', 'administrator', '2026-01-01T00:00:00.000Z')`,
      );
      await factorOf(other.guardian.accountId);
      await expectProblem(await reset(other.reference, other.guardian), 422);
      expect(await left(other.guardian.accountId)).toBe(1);
    });

    test('the office ends what one account sees, and with it every code that is still unused', async () => {
      const { guardian, reference } = await newFamily({ parent1Phone: '+260 97 555 0101' });
      const mother = await newAccount();
      await link(mother, await newAccessCode(database.rows, reference));
      const unused = await newAccessCode(database.rows, reference);
      const office = await openStaffAccount(school, database.rows, 'admissions');
      const record = `/api/staff/enrollment-applications/${reference}`;
      const { followers } = await (await office.get(record)).json();
      expect(followers.map(({ email }: { email: string }) => email)).toEqual([
        guardian.email,
        mother.email,
      ]);

      const end = endOf(followers[0]);
      expect((await office.post(record, end)).status).toBe(200);
      await expectProblem(await guardian.get(at(reference)), 404);
      expect((await see(mother, reference)).reference).toBe(reference);
      await expectProblem(await link(guardian, unused), 422, 'code');
      await expectProblem(await office.post(record, end), 404);
      const { acts, followers: left } = await (await office.get(record)).json();
      expect(left).toMatchObject([{ email: mother.email }]);
      expect(acts).toContainEqual(
        expect.objectContaining({
          staffEmail: office.email,
          detail: 'who may know: parent or guardian 1 is told nothing of the child',
        }),
      );
    });

    test('two accounts that send one code at the same moment do not both get in', async () => {
      const reference = await apply();
      const code = await newAccessCode(database.rows, reference);
      const accounts = await Promise.all([newAccount(), newAccount(), newAccount()]);
      const answers = await Promise.all(accounts.map((account) => link(account, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    });

    test('codes that are wrong, expired or no codes are refused alike', async () => {
      const guardian = await newAccount();
      const expired = await newAccessCode(database.rows, await apply(), '2026-01-02T00:00:00.000Z');
      const said = new Set<string>();
      for (const code of [
        expired,
        '2222-2222-2222',
        'x',
        "' or 1=1 --",
        '\u0000',
        '🙂'.repeat(20),
      ]) {
        const answer = await link(guardian, code);
        expect(answer.status).toBe(422);
        said.add((await answer.json()).detail);
      }
      expect(said.size).toBe(1);
      for (const body of [
        {},
        { code: '' },
        { code: 7 },
        { code: ['x'] },
        { code: 'x'.repeat(101) },
      ]) {
        await expectProblem(await guardian.post(LINKS, body), 422, 'code');
      }
    });

    test('wrong codes come to an end, and the right one waits too', async () => {
      const guardian = await newAccount();
      const reference = await apply();
      const code = await newAccessCode(database.rows, reference);
      const statuses = new Map<number, number>();
      for (let sent = 0; sent < 200; sent += 50) {
        const wrong = Array.from({ length: 50 }, () => link(guardian, '2222-2222-2222'));
        for (const { status } of await Promise.all(wrong)) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }
      expect(Object.fromEntries(statuses)).toEqual({ 422: 20, 429: 180 });
      const late = await link(guardian, code);
      await expectProblem(late, 429);
      expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await link(await newAccount(), code)).status).toBe(200);
    });

    test('nobody reaches a neighbour’s application by any call', async () => {
      const { guardian, reference } = await newFamily();
      const neighbours = [
        (await newFamily()).guardian,
        await openStaffAccount(school, database.rows, 'admissions'),
        await openStaffAccount(school, database.rows, 'recruitment'),
        await openStaffAccount(school, database.rows, 'editor'),
        await openStaffAccount(school, database.rows, 'administrator'),
      ];
      const [{ id = '' } = {}] = await database.rows(
        `select id from enrollment_applications where reference = '${reference}'`,
      );
      const reads = [at(reference), at(reference, 'copy'), at(reference, 'copy?as=page')];
      const writes: [string, object][] = [
        [at(reference, 'status'), { to: 'withdrawn', seen: 'submitted' }],
        [at(reference, 'contact-details'), { version: 1, details }],
        [at(reference, 'erasure'), { reference, password: PASSWORD }],
      ];
      for (const neighbour of neighbours) {
        for (const path of reads) await expectProblem(await neighbour.get(path), 404);
        for (const [path, body] of writes) {
          await expectProblem(await neighbour.post(path, body), 404);
          await expectProblem(await neighbour.post(path, {}), 404);
        }
      }
      for (const path of reads) expect((await fetch(school.address + path)).status).toBe(401);
      for (const [path, body] of writes) {
        const answer = await fetch(school.address + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: 'Bearer forged' },
          body: JSON.stringify(body),
        });
        expect(answer.status).toBe(401);
      }
      for (const forged of [
        id,
        'EN-2222-2222',
        `${reference}2'--`,
        '..',
        '%00',
        '%',
        'constructor',
      ]) {
        expect([400, 404]).toContain((await guardian.get(at(forged))).status);
      }
      expect(await see(guardian, reference)).toMatchObject({ status: 'submitted', version: 1 });
    });

    test('a guardian sees the status, its history, and not who of the school did it', async () => {
      const { guardian, reference } = await newFamily({ studentFirstName: SCRIPT });
      await setStatus(database.rows, reference, 'underReview');
      const seen = await see(guardian, reference);
      expect(seen).toMatchObject({
        student: `${SCRIPT} Hamoonga`,
        status: 'underReview',
        moves: ['withdrawn'],
        history: [
          { status: 'submitted', isByFamily: true },
          { status: 'underReview', isByFamily: false },
        ],
      });
      expect(JSON.stringify(seen)).not.toContain('office@school.example');
    });

    test('the family accepts an offer once, and everybody hears of it', async () => {
      const { guardian, reference } = await newFamily({ parent1Email: 'mother@mail.example' });
      await setStatus(database.rows, reference, 'offered');
      const answers = await Promise.all(
        [1, 2, 3].map(() => move(guardian, reference, 'accepted', 'offered')),
      );
      for (const answer of answers) expect([200, 409]).toContain(answer.status);
      expect((await move(guardian, reference, 'accepted', 'offered')).status).toBe(200);
      const seen = await see(guardian, reference);
      expect(seen.history.map(({ status }: { status: string }) => status)).toEqual([
        ...['submitted', 'offered', 'accepted'],
      ]);
      expect(seen.moves).toEqual(['withdrawn']);
      expect(await actsOn(reference)).toEqual(['linked', 'accepted']);
      const mails = await mailsAbout(reference);
      expect(mails.filter((mail) => mail.startsWith('guardian-answer-notice'))).toHaveLength(1);
      expect(mails).toContain(`guardian-accepted to ${guardian.email}`);
      expect(mails).toContain('guardian-accepted to mother@mail.example');
    });

    test('an offer that was taken back meanwhile is not accepted, and the family is told', async () => {
      const { guardian, reference } = await newFamily();
      await setStatus(database.rows, reference, 'offered');
      await setStatus(database.rows, reference, 'rescinded');
      const answer = await move(guardian, reference, 'accepted', 'offered');
      expect(answer.status).toBe(409);
      expect((await answer.json()).detail).toContain('The school has taken its offer back');
      expect((await see(guardian, reference)).status).toBe('rescinded');
    });

    test('a family makes no move of the school’s, and none that the map does not have', async () => {
      const { guardian, reference } = await newFamily();
      for (const to of ['offered', 'enrolled', 'underReview', 'constructor', '', 7, null]) {
        const body = { to, seen: 'submitted' };
        expect((await guardian.post(at(reference, 'status'), body)).status).toBe(422);
      }
      expect((await move(guardian, reference, 'accepted', 'submitted')).status).toBe(409);
      expect((await move(guardian, reference, 'accepted', 'offered')).status).toBe(409);
      expect((await move(guardian, reference, 'withdrawn', 'submitted')).status).toBe(200);
      expect((await see(guardian, reference)).moves).toEqual([]);
    });

    test('contact details are corrected, and what was submitted stays', async () => {
      const { guardian, reference } = await newFamily();
      const copy = async () =>
        (
          await database.rows(
            `select submitted_copy from enrollment_applications where reference = '${reference}'`,
          )
        )[0]?.submitted_copy;
      const before = await copy();
      const save = (version: number, changes: object) =>
        guardian.post(at(reference, 'contact-details'), {
          version,
          details: { ...details, ...changes },
        });
      await expectProblem(await save(1, { parent1Phone: ' ' }), 422, 'details.parent1Phone');
      await expectProblem(await save(1, { parent1Email: 'x'.repeat(255) }), 422);
      await expectProblem(await save(1, { studentFirstName: 'Other' }), 422);
      await expectProblem(await save(1, { parent2Email: 'mine@mail.example' }), 422);
      await expectProblem(await save(1.5, {}), 422, 'version');
      expect((await save(7, {})).status).toBe(409);
      expect((await save(1, {})).status).toBe(200);
      expect((await save(1, {})).status).toBe(200);
      expect((await save(1, { parent1Phone: '0' })).status).toBe(409);
      const { contact, version } = await see(guardian, reference);
      expect(version).toBe(2);
      expect(contact[0]).toMatchObject({ name: 'parent1Phone', value: details.parent1Phone });
      expect(await copy()).toBe(before);
      const [{ changes = '' } = {}] = await database.rows(
        `select changes from enrollment_guardian_acts where act = 'corrected'`,
      );
      expect(JSON.parse(changes)).toContainEqual({
        field: 'parent1Email',
        before: guardian.email,
        after: 'new@mail.example',
      });
      const clerk = await openStaffAccount(school, database.rows, 'admissions');
      const record = await clerk.get(`/api/staff/enrollment-applications/${reference}`);
      expect((await record.json()).portalActs.at(-1)).toMatchObject({
        email: guardian.email,
        act: 'corrected',
        changes: JSON.parse(changes),
      });
      const words = await database.rows(
        `select word from search_words join enrollment_applications as a
         on a.id = record_id where a.reference = '${reference}'`,
      );
      expect(words.map((row) => row.word)).toContain('260971111111');
      const mails = await mailsAbout(reference);
      expect(mails).toContain(`guardian-corrected to ${guardian.email}`);
      expect(mails).toContain('guardian-corrected to new@mail.example');
      expect(mails.join()).toContain('guardian-correction-notice');
    });

    test('another address asks for the password once more, a phone number does not', async () => {
      const { guardian, reference } = await newFamily();
      await database.rows(
        `update sessions set methods = '[{"method":"password","timestamp":1}]' where account_id = '${guardian.accountId}'`,
      );
      const { contact } = await see(guardian, reference);
      const own = Object.fromEntries(
        (contact as { name: string; value: string }[]).map(({ name, value }) => [name, value]),
      );
      const save = (version: number, changed: object, password?: string) =>
        guardian.post(at(reference, 'contact-details'), {
          ...{ version, details: { ...own, ...changed }, password },
        });
      expect((await save(1, { parent1Phone: '+260 97 333 3333' })).status).toBe(200);
      const changed = { parent1Phone: '+260 97 333 3333', parent1Email: 'mine@mail.example' };
      await expectProblem(await save(2, changed), 422, 'password');
      await expectProblem(await save(2, changed, ''), 422, 'password');
      await expectProblem(await save(2, changed, 'not my password'), 422, 'password');
      expect((await see(guardian, reference)).version).toBe(2);
      expect((await save(2, changed, PASSWORD)).status).toBe(200);
      expect(await mailsAbout(reference)).toContain(
        'guardian-confirm-address to mine@mail.example',
      );
    });

    test('what the office puts right in the same moment stays, whatever version the phone names', async () => {
      const { guardian, reference } = await newFamily();
      const clerk = await openStaffAccount(school, database.rows, 'admissions');
      const record = `/api/staff/enrollment-applications/${reference}`;
      for (let round = 0; round < 6; round++) {
        const { version } = await see(guardian, reference);
        const answer = `School ${round}`;
        const correction = {
          change: 'correct',
          version,
          question: 'previousSchool',
          answer,
          reason: 'A record.',
        };
        const office = clerk.post(record, correction);
        const phone: Promise<Response>[] = [];
        for (let press = 0; press < 8; press++) {
          const changed = { ...details, parent1Phone: `097 555 ${round}${press}00` };
          phone.push(
            guardian.post(at(reference, 'contact-details'), {
              version: version + 1,
              details: changed,
            }),
          );
          await new Promise((resume) => setTimeout(resume, 2));
        }
        expect((await office).status).toBe(200);
        await Promise.all(phone);
        const [stored] = await database.rows(
          `select previous_school from enrollment_applications where reference = '${reference}'`,
        );
        expect(stored?.previous_school).toBe(answer);
      }
    });

    test('the family takes its data along, for programs and for reading', async () => {
      const { guardian, reference } = await newFamily({ additionalInfo: SCRIPT });
      const json = await guardian.get(at(reference, 'copy'));
      expect(json.headers.get('Content-Disposition')).toBe(
        `attachment; filename="${reference}.json"`,
      );
      const { records } = await json.json();
      expect(records['enrollment-application'][0].additional_info).toBe(SCRIPT);
      const page = await guardian.get(at(reference, 'copy?as=page'));
      expect(page.headers.get('Content-Type')).toContain('text/html');
      const html = await page.text();
      expect(html).toContain('&lt;img src=x');
      expect(html).toMatch(/Date of birth<\/dt><dd[^>]*>14\sMay\s2020</);
      expect(html).not.toContain('<img');
      expect(await actsOn(reference)).toEqual(['linked', 'exported', 'exported']);
    });

    const erase = (guardian: StaffClient, reference: string, typed: object = {}) =>
      guardian.post(at(reference, 'erasure'), { reference, password: PASSWORD, ...typed });
    const recordOf = (reference: string) =>
      database.rows(
        `select staff_email, act, detail from audit_records where about = '${reference}' order by at`,
      );
    const isThere = async (reference: string) =>
      (
        await database.rows(
          `select id from enrollment_applications where reference = '${reference}'`,
        )
      ).length === 1;
    const WAITS = 'An application will be erased';
    /** Three days go by: the school starts anew and finds what is due. */
    async function letThreeDaysPass(reference: string) {
      await database.rows(
        `update enrollment_erasure_requests set due_at = '2026-01-01T00:00:00.000Z'
         where application_id = (select id from enrollment_applications where reference = '${reference}')`,
      );
      await school.stop();
      logged += school.output();
      school = await startSchool();
    }

    test('the family erases its application once reference and password are typed again', async () => {
      const mother = newEmail('mother');
      const { guardian, reference } = await newFamily({ parent1Email: mother });
      for (const typed of ['', 'EN-2222-2222', 'x']) {
        await expectProblem(
          await erase(guardian, reference, { reference: typed }),
          422,
          'reference',
        );
      }
      for (const password of [undefined, '', 'not my password', 7, 'x'.repeat(2000)]) {
        await expectProblem(await erase(guardian, reference, { password }), 422, 'password');
      }
      expect(await isThere(reference)).toBe(true);
      const answer = await erase(guardian, reference, { reference: reference.toLowerCase() });
      expect(await answer.json()).toEqual({ outcome: 'erased' });
      expect((await guardian.get(at(reference))).status).toBe(404);
      expect(await mailsAbout(reference)).toEqual([]);
      const [erasure] = await database.rows(
        `select reason from erasures where reference = '${reference}'`,
      );
      expect(erasure).toEqual({ reason: 'request' });
      expect(await recordOf(reference)).toEqual([
        { staff_email: guardian.email, act: 'erased', detail: 'asked in the parent portal' },
      ]);
      for (const to of [guardian.email, mother, await officeAddress()]) {
        expect(await subjectsTo(to)).toContain(`An application was erased: ${reference}`);
      }
    });

    test('passwords are not guessed here', async () => {
      const { guardian, reference } = await newFamily();
      for (let guess = 0; guess < 10; guess++) {
        await erase(guardian, reference, { password: `guess ${guess}` });
      }
      const refused = await erase(guardian, reference);
      await expectProblem(refused, 429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await isThere(reference)).toBe(true);
    });

    test.each(['offered', 'accepted', 'withdrawn'])(
      'what is %s waits for three days, everybody is told, and then it goes',
      async (status) => {
        const [mother, father] = [newEmail('mother'), newEmail('father')];
        const { guardian, reference } = await newFamily({
          parent1Email: mother,
          parent2Email: father,
        });
        await setStatus(database.rows, reference, status);
        expect((await see(guardian, reference)).erasure).toEqual({ way: 'later', dueAt: null });
        const asked = await (await erase(guardian, reference)).json();
        expect(asked.outcome).toBe('waits');
        const hours = (Date.parse(asked.dueAt) - Date.now()) / 3_600_000;
        expect(hours).toBeGreaterThan(71.9);
        expect(hours).toBeLessThanOrEqual(72);
        // Asked again, it is neither put off nor told again.
        expect(await (await erase(guardian, reference)).json()).toEqual(asked);
        for (const to of [guardian.email, mother, father, await officeAddress()]) {
          const about = (await subjectsTo(to)).filter((subject) => subject.includes(reference));
          expect(about.filter((subject) => subject.startsWith(WAITS))).toHaveLength(1);
        }
        expect((await see(guardian, reference)).erasure.dueAt).toBe(asked.dueAt);
        expect((await recordOf(reference)).at(-1)).toMatchObject({
          staff_email: guardian.email,
          detail: 'erasure asked in the parent portal, waits 72 hours',
        });
        await letThreeDaysPass(reference);
        await expect.poll(() => isThere(reference)).toBe(false);
        expect((await recordOf(reference)).at(-1)).toEqual({
          staff_email: guardian.email,
          act: 'erased',
          detail: 'asked in the parent portal',
        });
        expect(await mailsAbout(reference)).toEqual([]);
      },
    );

    test('where a second guardian follows the child, either stops it by the link in the mail', async () => {
      const { guardian, reference } = await newFamily();
      const other = await newAccount();
      await link(other, await newAccessCode(database.rows, reference));
      expect((await (await erase(guardian, reference)).json()).outcome).toBe('waits');
      const stop = await linkTo(school, other.email, WAITS);
      for (const method of ['GET', 'HEAD']) {
        const looked = await openMailLink(stop, { method });
        expect(looked.status).toBe(200);
        expect(looked.headers.get('Cache-Control')).toBe('no-store');
      }
      expect((await see(other, reference)).erasure.dueAt).not.toBeNull();
      for (const bent of [stop.slice(0, -1), stop.replace(/token=[^.]+/, 'token=x'), `${stop}x`]) {
        expect((await fetch(bent, { method: 'POST' })).status).toBe(410);
      }
      const pressed = await fetch(stop, { method: 'POST' });
      expect(pressed.status).toBe(200);
      expect(await pressed.text()).toContain('Nothing is erased');
      expect((await fetch(stop, { method: 'POST' })).status).toBe(410);
      expect((await see(other, reference)).erasure.dueAt).toBeNull();
      expect(await actsOn(reference)).toEqual(['linked', 'linked', 'askedToErase', 'keptAfterAll']);
      for (const to of [guardian.email, other.email, await officeAddress()]) {
        expect(await subjectsTo(to)).toContain(`The application is kept: ${reference}`);
      }
      await letThreeDaysPass(reference);
      expect(await isThere(reference)).toBe(true);
    });

    test('an erasure ends with the access of who asked for it', async () => {
      const { guardian, reference } = await newFamily({ parent1Phone: '+260 97 555 0102' });
      await setStatus(database.rows, reference, 'offered');
      expect((await (await erase(guardian, reference)).json()).outcome).toBe('waits');
      const office = await openStaffAccount(school, database.rows, 'admissions');
      const record = `/api/staff/enrollment-applications/${reference}`;
      const { followers } = await (await office.get(record)).json();
      const end = endOf(followers[0]);
      expect((await office.post(record, end)).status).toBe(200);
      await letThreeDaysPass(reference);
      expect(await isThere(reference)).toBe(true);
      expect(await database.rows('select id from enrollment_erasure_requests')).toEqual([]);
    });

    test('of a child that came to the school meanwhile, the office decides', async () => {
      const { guardian, reference } = await newFamily();
      await setStatus(database.rows, reference, 'accepted');
      await erase(guardian, reference);
      await setStatus(database.rows, reference, 'enrolled');
      await letThreeDaysPass(reference);
      await expect
        .poll(async () => (await mailsAbout(reference)).join())
        .toContain('guardian-erasure-notice');
      expect(await isThere(reference)).toBe(true);
    });

    test('a guardian who asks again and again does not fill the office’s mailbox', async () => {
      const { guardian, reference } = await newFamily();
      await setStatus(database.rows, reference, 'enrolled');
      const presses = Array.from({ length: 70 }, () => erase(guardian, reference));
      const answers = await Promise.all(presses);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThanOrEqual(10);
      expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await guardian.get(at(reference))).status).toBe(200);
    });

    test('a guardian who presses twice at the same moment is told how it is', async () => {
      const { guardian, reference } = await newFamily();
      const answers = await Promise.all([1, 2, 3, 4].map(() => erase(guardian, reference)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 404, 404, 404]);
    });

    test('two guardians who ask at the same moment have one erasure that waits', async () => {
      const { guardian, reference } = await newFamily();
      const other = await newAccount();
      await link(other, await newAccessCode(database.rows, reference));
      const answers = await Promise.all(
        [guardian, other, guardian, other].map(async (one) => (await erase(one, reference)).json()),
      );
      expect(new Set(answers.map(({ dueAt }) => dueAt)).size).toBe(1);
      expect(answers[0].outcome).toBe('waits');
    });

    test('of a child at the school only the office erases; the family asks', async () => {
      const { guardian, reference } = await newFamily();
      await setStatus(database.rows, reference, 'enrolled');
      const answer = await erase(guardian, reference);
      expect(await answer.json()).toEqual({ outcome: 'asked' });
      expect((await see(guardian, reference)).erasure.way).toBe('byOffice');
      expect((await mailsAbout(reference)).join()).toContain('guardian-erasure-notice');
    });

    test('nothing of what a family typed stands in the log', () => {
      logged += school.output();
      expect(logged).toContain('/api/portal');
      expect(logged).not.toContain('mail.example');
      expect(logged).not.toContain('+260');
    });
  });
}
