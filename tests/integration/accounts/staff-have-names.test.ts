import { describe, expect, test } from 'vitest';
import { linkTo, newEmail } from '#tests/support/clients/account-client.ts';
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

const PEOPLE = '/api/staff/people';
const OWN = '/api/staff/account';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`staff have names on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let head: StaffClient;
    schoolOn(kind, async (opened, its) => {
      [school, database] = [opened, its];
      head = await newStaff('administrator');
    });

    const newStaff = (...roles: Parameters<typeof openStaffAccount>[2][]) =>
      openStaffAccount(school, database.rows, ...roles);
    const namesFor = async (staff: StaffClient): Promise<Record<string, string>> =>
      (await (await staff.get(OWN)).json()).names;
    const personOf = async (email: string) =>
      (await (await head.get(PEOPLE)).json()).people.find(
        (person: { email: string }) => person.email === email,
      );
    const actsAbout = async (about: string) =>
      (
        await database.rows(
          `select staff_email, detail, data from audit_records where about = '${about}' order by at`,
        )
      ).map(({ staff_email, detail, data }) => [staff_email, detail || data]);

    test('a name comes with the invitation, and an administrator changes it', async () => {
      const email = newEmail('secretary');
      const invitation = { change: 'invite', email, roles: ['admissions'] };
      await expectProblem(await head.post(PEOPLE, invitation), 422, 'name');
      for (const name of ['', '  ', 'a@school.example', 'R.\nBanda', 'x'.repeat(81), 7, null]) {
        await expectProblem(await head.post(PEOPLE, { ...invitation, name }), 422, 'name');
      }
      expect(await personOf(email)).toBeUndefined();
      expect((await head.post(PEOPLE, { ...invitation, name: ' Ruth Banda ' })).status).toBe(200);
      await linkTo(school, email, 'You are invited');
      const { accountId } = await personOf(email);
      expect(await personOf(email)).toMatchObject({ name: 'Ruth Banda' });
      const named = { change: 'setName', accountId };
      await expectProblem(await head.post(PEOPLE, { ...named, name: '' }), 422, 'name');
      expect((await head.post(PEOPLE, { ...named, name: 'R. Banda' })).status).toBe(200);
      expect(await namesFor(head)).toMatchObject({ [email]: 'R. Banda' });
      expect(await actsAbout(email)).toEqual([
        [head.email, 'name: Ruth Banda, roles: admissions'],
        [head.email, 'name: R. Banda'],
      ]);
    });

    test('staff change their own name; guardians and strangers have none', async () => {
      const editor = await newStaff('editor');
      expect(await namesFor(editor)).not.toHaveProperty([editor.email]);
      expect((await personOf(editor.email)).name).toBeNull();
      await expectProblem(await editor.post(OWN, { name: 'not\na name' }), 422, 'name');
      await expectProblem(await editor.post(OWN, {}), 422, 'name');
      expect((await editor.post(OWN, { name: 'Chanda Mwale' })).status).toBe(200);
      expect(await namesFor(head)).toMatchObject({ [editor.email]: 'Chanda Mwale' });
      expect(await actsAbout(editor.email)).toEqual([[editor.email, 'name: Chanda Mwale']]);
      const guardian = await newStaff();
      await expectProblem(await guardian.post(OWN, { name: 'Chanda Mwale' }), 404);
      const stranger = await fetch(school.address + OWN, { method: 'POST', body: '{}' });
      expect(stranger.status).toBe(401);
    });

    test('the record keeps the address, and whoever was slower reads the name', async () => {
      const fast = await newStaff('admissions');
      const slow = await newStaff('admissions');
      await fast.post(OWN, { name: 'Fast Phiri' });
      const { reference } = await (await sendApplication(school.address)).json();
      const record = `/api/staff/enrollment-applications/${reference}`;
      const { version } = await (await slow.get(record)).json();
      const assign = (by: StaffClient) =>
        by.post(record, { change: 'assign', version, to: fast.accountId });
      expect((await assign(fast)).status).toBe(200);
      const late = await assign(slow);
      expect(late.status).toBe(409);
      const { detail } = await late.json();
      expect(detail).toContain('Fast Phiri has changed this');
      expect(detail).not.toContain(fast.email);
      expect(await actsAbout(reference)).toContainEqual([
        fast.email,
        JSON.stringify({ assignedTo: fast.email }),
      ]);
    });

    test('a name stays beside the acts when access ends', async () => {
      const leaving = await newStaff('editor');
      await leaving.post(OWN, { name: 'Leaving Zulu' });
      await head.post(PEOPLE, { change: 'endAccess', accountId: leaving.accountId });
      expect(await namesFor(head)).toMatchObject({ [leaving.email]: 'Leaving Zulu' });
    });
  });
}
