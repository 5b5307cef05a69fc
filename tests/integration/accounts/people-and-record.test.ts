import { describe, expect, test } from 'vitest';
import { follow, linkTo, newClient, newEmail } from '#tests/support/clients/account-client.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import { sampleAnswers, sampleYear } from '#tests/support/samples/sample-answers.ts';

const PEOPLE = '/api/staff/people';
const RECORD = '/api/staff/audit-records';
const TABLE = '/api/staff/enrollment-applications/sheet/csv';
const FORMULA = '=cmd|calc';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`people and record on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let head: StaffClient;
    schoolOn(kind, async (opened, its) => {
      [school, database] = [opened, its];
      head = await newStaff('administrator');
    });

    const newStaff = (...roles: Parameters<typeof openStaffAccount>[2][]) =>
      openStaffAccount(school, database.rows, ...roles);
    const apply = async (changes = {}): Promise<string> =>
      (await (await sendApplication(school.address, changes)).json()).reference;
    const change = (by: StaffClient, body: object) => by.post(PEOPLE, body);
    const personOf = async (email: string) =>
      (await (await head.get(PEOPLE)).json()).people.find(
        (person: { email: string }) => person.email === email,
      );
    const actsAbout = async (about: string) =>
      (
        await database.rows(
          `select staff_email, act, detail from audit_records where about = '${about}' order by at`,
        )
      ).map(({ act, detail }) => [act, detail]);

    test('whoever does not work in the room finds nothing', async () => {
      const reference = await apply();
      const target = await newStaff('editor');
      const people = [PEOPLE, RECORD, `${RECORD}/sheet/csv`];
      const family = `/api/staff/families/${reference}`;
      const families = [family, `${family}/held`, `${family}/copy`, TABLE];
      const strangers = {
        admissions: await newStaff('admissions'),
        recruitment: await newStaff('recruitment'),
        editor: await newStaff('editor'),
        guardian: await newStaff(),
      };
      for (const path of [...people, ...families]) {
        expect((await fetch(school.address + path)).status).toBe(401);
      }
      for (const [role, stranger] of Object.entries(strangers)) {
        for (const path of people) expect((await stranger.get(path)).status, role).toBe(404);
        for (const path of families) {
          const expected = role === 'admissions' ? 200 : 404;
          expect((await stranger.get(path)).status, `${role} ${path}`).toBe(expected);
        }
        const { accountId } = target;
        for (const body of [
          { change: 'invite', name: 'R. Banda', email: newEmail(), roles: ['administrator'] },
          { change: 'setName', accountId, name: 'R. Banda' },
          { change: 'sendAgain', accountId },
          { change: 'setRoles', accountId, seen: ['editor'], roles: ['administrator'] },
          { change: 'endAccess', accountId },
          { change: 'signOut', accountId },
          { change: 'resetSecondFactor', accountId },
          {},
        ]) {
          await expectProblem(await change(stranger, body), 404);
        }
        if (role !== 'admissions')
          await expectProblem(await stranger.post(family, { reference }), 404);
      }
      expect((await target.get('/api/staff/account')).status).toBe(200);
      expect(await personOf(target.email)).toMatchObject({ roles: ['editor'] });
    });

    test('an invitation comes by mail, sets a password once, and is recorded', async () => {
      const email = newEmail('secretary');
      const invite = (typed: string, roles: unknown) =>
        change(head, { change: 'invite', name: ' R. Banda ', email: typed, roles });
      await expectProblem(await invite('nowhere', ['editor']), 422, 'email');
      await expectProblem(await invite(email, []), 422, 'roles');
      await expectProblem(await invite(email, ['king']), 422);
      expect((await invite(` ${email.toUpperCase()} `, ['admissions', 'editor'])).status).toBe(200);
      expect(await personOf(email)).toMatchObject({
        roles: expect.arrayContaining(['admissions', 'editor']),
        isInvited: true,
      });
      const first = await linkTo(school, email, 'You are invited');
      const { accountId } = await personOf(email);
      expect((await change(head, { change: 'sendAgain', accountId })).status).toBe(200);
      const link = await linkTo(school, email, 'You are invited', 2);
      expect((await follow(first)).said.get('error_code')).toBe('otp_expired');
      expect((await follow(link)).path).toBe('/new-password');
      expect((await follow(link)).said.get('error_code')).toBe('otp_expired');
      expect(await personOf(email)).toMatchObject({
        roles: expect.arrayContaining(['admissions', 'editor']),
        isInvited: false,
        sessions: 1,
      });
      await expectProblem(await change(head, { change: 'sendAgain', accountId }), 422);
      await expectProblem(await invite(email, ['editor']), 422, 'email');
      expect(await actsAbout(email)).toEqual([
        ['invited', 'name: R. Banda, roles: admissions, editor'],
        ['changed', 'invitation sent again'],
        ['changed', 'invitation taken'],
      ]);
    });

    test('an invitation that is not taken is changed, taken back, and gives no right', async () => {
      const guardian = await newStaff();
      const { accountId, email } = guardian;
      await change(head, { change: 'invite', name: 'R. Banda', email, roles: ['administrator'] });
      expect((await guardian.get(PEOPLE)).status).toBe(404);
      const seen = ['administrator'];
      const set = { change: 'setRoles', accountId, seen, roles: ['editor'] };
      expect((await change(head, set)).status).toBe(200);
      expect(await personOf(email)).toMatchObject({ roles: ['editor'], isInvited: true });
      expect((await guardian.get('/api/staff/account')).status).toBe(404);
      const link = await linkTo(school, email, 'You are invited');
      expect((await change(head, { change: 'endAccess', accountId })).status).toBe(200);
      expect(await personOf(email)).toBeUndefined();
      expect((await follow(link)).said.get('error_code')).toBe('otp_expired');
      expect((await actsAbout(email)).at(-1)).toEqual(['changed', 'invitation taken back']);
    });

    test('roles change at the next request, and nobody overwrites a colleague’s change', async () => {
      const person = await newStaff('editor');
      const { accountId, email } = person;
      const set = (seen: string[], roles: string[]) =>
        change(head, { change: 'setRoles', accountId, seen, roles });
      expect((await set(['editor'], ['recruitment', 'admissions'])).status).toBe(200);
      expect((await person.get(TABLE)).status).toBe(200);
      const late = await set(['editor'], ['administrator']);
      expect(late.status).toBe(409);
      expect((await late.json()).detail).toContain(': roles: editor to admissions, recruitment.');
      expect(await actsAbout(email)).toEqual([
        ['changed', 'roles: editor to admissions, recruitment'],
      ]);
    });

    test('a role that is named twice is one role', async () => {
      const { email } = await newStaff('editor');
      const { accountId } = await personOf(email);
      const named = { change: 'setRoles', accountId, seen: ['editor'] };
      const answer = await change(head, { ...named, roles: ['recruitment', 'recruitment'] });
      expect(answer.status).toBe(200);
      expect((await personOf(email)).roles).toEqual(['recruitment']);
    });

    test('access ends at once, on every device and for open links', async () => {
      const person = await newStaff('admissions');
      await newClient(school).resetPasswordForEmail(person.email);
      const link = await linkTo(school, person.email, 'Set a new password');
      expect(
        (await change(head, { change: 'endAccess', accountId: person.accountId })).status,
      ).toBe(200);
      expect((await person.get('/api/staff/account')).status).toBe(401);
      expect((await follow(link)).said.get('error_code')).toBe('otp_expired');
      expect(await personOf(person.email)).toBeUndefined();
      const again = await change(head, { change: 'endAccess', accountId: person.accountId });
      await expectProblem(again, 404);
    });

    test('signing out a colleague and resetting the second factor end the sessions', async () => {
      for (const what of ['signOut', 'resetSecondFactor']) {
        const person = await newStaff('editor');
        await database.rows(
          `insert into factors (id, account_id, friendly_name, status, sealed_secret, last_time_step, created_at, updated_at)
           values ('${person.accountId}', '${person.accountId}', 'Phone', 'verified', '', 0, '2026-01-01', '2026-01-01')`,
        );
        expect((await personOf(person.email)).hasSecondFactor).toBe(true);
        expect((await change(head, { change: what, accountId: person.accountId })).status).toBe(
          200,
        );
        expect((await person.get('/api/staff/account')).status).toBe(401);
        expect(await personOf(person.email)).toMatchObject({
          sessions: 0,
          hasSecondFactor: what === 'signOut',
        });
      }
    });

    test('the last administrator stays, also when two remove each other at one moment', async () => {
      const own = { accountId: head.accountId };
      await expectProblem(await change(head, { change: 'endAccess', ...own }), 422);
      const seen = ['administrator'];
      const lower = { change: 'setRoles', ...own, seen, roles: ['editor'] };
      await expectProblem(await change(head, lower), 422, 'roles');
      const deputy = await newStaff('administrator');
      await Promise.all([
        change(head, { change: 'endAccess', accountId: deputy.accountId }),
        change(deputy, { change: 'endAccess', accountId: head.accountId }),
      ]);
      const left = await database.rows(
        `select account_id from staff_members where role = 'administrator'`,
      );
      expect(left).toHaveLength(1);
      head = await newStaff('administrator');
    });

    test('ids that are forged, and accounts that are no staff, are nothing', async () => {
      const guardian = await newStaff();
      for (const what of ['endAccess', 'signOut', 'resetSecondFactor', 'sendAgain']) {
        const { accountId } = guardian;
        await expectProblem(await change(head, { change: what, accountId }), 404);
        await expectProblem(await change(head, { change: what, accountId: "' or 1=1" }), 422);
        await expectProblem(await change(head, { change: what }), 422);
      }
      expect((await guardian.get('/api/portal/applications')).status).toBe(200);
      await expectProblem(await change(head, { change: 'constructor' }), 422);
    });

    test('the record is filtered, paged, and taken along as a table', async () => {
      const about = 'EN-2222-2222';
      for (let hour = 0; hour < 30; hour++) {
        const at = `2026-03-0${hour < 15 ? 1 : 2}T10:00:00.0${10 + hour}Z`;
        await database.rows(
          `insert into audit_records (id, at, account_id, staff_email, act, about, detail)
           values ('${crypto.randomUUID()}', '${at}', 'x', 'a@school.example', '${hour ? 'saw' : 'erased'}', '${about}', '${FORMULA}')`,
        );
      }
      const find = async (search: string) => (await head.get(`${RECORD}?${search}`)).json();
      const all = await find(`q=${about.toLowerCase()}`);
      expect([all.total, all.rows.length]).toEqual([30, 25]);
      expect((await find(`q=${about}&page=2`)).rows).toHaveLength(5);
      expect((await find(`q=${about}&day=2026-03-01`)).total).toBe(15);
      expect((await find(`q=${about}&act=erased`)).total).toBe(1);
      expect((await find('person=a@school.example')).total).toBe(30);
      expect((await find('person=nobody@school.example')).total).toBe(0);
      expect((await find("q=' or 1=1 --&act=x&day=y&page=-1")).total).toBe(0);
      const file = await head.get(`${RECORD}/sheet/csv?q=${about}`);
      const text = await file.text();
      const rows = readCsv(text);
      expect(rows).toHaveLength(31);
      expect(rows[1]?.at(-1)).toBe(FORMULA);
      expect(text).toContain(`'${FORMULA}`);
      expect(await actsAbout('record')).toEqual([
        ['exported', '30 rows, as a file (CSV), columns: When; Who; Act; About; Detail'],
      ]);
    });

    test('what is held about a family is shown, taken along and erased, and that is recorded', async () => {
      const clerk = await newStaff('admissions');
      const reference = await apply();
      const address = `/api/staff/families/${reference}`;
      const listed = await (await clerk.get(`${address.toLowerCase()}/held?of=one`)).json();
      expect(listed.reference).toBe(reference);
      expect(listed.held[0].kinds).toContainEqual({ kind: 'enrollment-application', rows: 1 });
      const copy = await (await clerk.get(`${address}/copy`)).json();
      expect(copy.subject).toBe(reference);
      expect(await (await clerk.get(`${address}/copy?as=page`)).text()).toContain(reference);
      for (const forged of ['EN-2222-2222', 'x', '%00', 'somebody@mail.example']) {
        await expectProblem(await clerk.get(`/api/staff/families/${forged}`), 404);
        const asked = { reference: forged, of: 'one', subjects: [] };
        await expectProblem(await clerk.post(`/api/staff/families/${forged}`, asked), 404);
      }
      const another = { reference: 'EN-2222-2222', of: 'one', subjects: [reference] };
      await expectProblem(await clerk.post(address, another), 422, 'again');
      expect((await eraseAtDesk(clerk, reference)).status).toBe(200);
      await expectProblem(await clerk.get(address), 404);
      const acts = (await actsAbout(reference)).map(([act]) => act);
      expect(acts).toEqual(['exported', 'exported', 'erased']);
    });

    test('the list of applications has human words and is safe in a spreadsheet', async () => {
      const clerk = await newStaff('admissions');
      const changes = {
        studentFirstName: FORMULA,
        additionalInfo: 'one, "two"\nthree',
        gradeLevel: 'grade3',
        studentDOB: '2017-01-01',
      };
      const reference = await apply(changes);
      await apply();
      const columns = new URLSearchParams(
        ['reference', ...Object.keys(sampleAnswers)].map((name) => ['columns', name]),
      );
      const read = async (search: string) => {
        const text = await (await clerk.get(`${TABLE}?${search}&${columns}`)).text();
        const [names = [], ...rows] = readCsv(text);
        const named = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
        return { text, rows: named };
      };
      const { text, rows } = await read(
        `grade=grade3&year=${sampleYear}&status=submitted&since=2020-01-01`,
      );
      expect(rows).toEqual([
        expect.objectContaining({
          Reference: reference,
          'Parent/Guardian 1: Phone': '0970 000 000',
          'Student Information: First name': FORMULA,
          'Student Information: Date of birth': '1 January 2017',
          'Student Information: Grade level': 'Grade 3',
          'Additional Information / Special Needs / Allergies': changes.additionalInfo,
        }),
      ]);
      expect(text).toContain(`'${FORMULA}`);
      expect(text).not.toContain("'+");
      expect((await read('status=enrolled')).rows).toEqual([]);
      expect((await read('since=2999-01-01')).rows).toEqual([]);
      const all = (await read('grade=king&status=constructor&year=x&since=never')).rows;
      expect(all.length).toBeGreaterThan(1);
      const [first] = await actsAbout('enrollment applications');
      expect(first?.[0]).toBe('exported');
    });
  });
}
