import { describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

const PEOPLE = '/api/staff/people';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`work is handed over on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let head: StaffClient;
    let receiver: StaffClient;
    schoolOn(kind, async (opened, its) => {
      [school, database] = [opened, its];
      head = await newStaff('administrator');
      receiver = await newStaff('admissions');
    });

    const newStaff = (...roles: Parameters<typeof openStaffAccount>[2][]) =>
      openStaffAccount(school, database.rows, ...roles);
    const change = (body: object) => head.post(PEOPLE, body);
    const workOf = async ({ accountId }: StaffClient) =>
      (await (await head.get(PEOPLE)).json()).people.find(
        (person: { accountId: string }) => person.accountId === accountId,
      )?.work;
    const table = { EN: 'enrollment_applications', JA: 'job_applications' };
    const rowOf = async (reference: string) => {
      const from = table[reference.slice(0, 2) as keyof typeof table];
      const [row] = await database.rows(
        `select assigned_to, version from ${from} where reference = '${reference}'`,
      );
      return { assigned_to: row?.assigned_to, version: Number(row?.version) };
    };
    const newWork = async (send: () => Promise<Response>, to: StaffClient, status = '') => {
      const { reference } = await (await send()).json();
      const from = table[reference.slice(0, 2) as keyof typeof table];
      const set = status && `, status = '${status}'`;
      await database.rows(
        `update ${from} set assigned_to = '${to.accountId}'${set} where reference = '${reference}'`,
      );
      return reference as string;
    };
    const application = () => sendApplication(school.address);
    const candidate = () => sendJobApplication(school.address, samplePdf());
    const detailsAbout = async (about: string) =>
      (
        await database.rows(
          `select detail, data from audit_records where about = '${about}' and act = 'changed' order by at`,
        )
      ).map(({ detail, data }) => detail || data);

    test('open work is counted by kind and handed over in one press', async () => {
      const leaving = await newStaff('admissions', 'recruitment');
      const open = [await newWork(application, leaving), await newWork(application, leaving)];
      const finished = await newWork(application, leaving, 'withdrawn');
      const job = await newWork(candidate, leaving);
      expect(await workOf(leaving)).toEqual([
        { room: 'enrollment', count: 2 },
        { room: 'careers', count: 1 },
      ]);
      const { accountId } = leaving;
      const handOver = (to: object) => change({ change: 'handOver', accountId, to });
      // One wrong choice leaves all as it was, that of the other room too.
      const wrong = { enrollment: receiver.accountId, careers: receiver.accountId };
      await expectProblem(await handOver(wrong), 422, 'to.careers');
      await expectProblem(await handOver({ enrollment: accountId }), 422, 'to.enrollment');
      await expectProblem(await handOver({ enrollment: 'somebody' }), 422);
      expect((await rowOf(open[0] ?? '')).assigned_to).toBe(accountId);
      const before = await rowOf(open[0] ?? '');
      const answer = await handOver({ enrollment: receiver.accountId, careers: null });
      expect(answer.status).toBe(200);
      for (const reference of open) {
        expect((await rowOf(reference)).assigned_to).toBe(receiver.accountId);
        expect(await detailsAbout(reference)).toEqual([
          JSON.stringify({ assignedTo: receiver.email }),
        ]);
      }
      expect((await rowOf(open[0] ?? '')).version).toBe(before.version + 1);
      expect((await rowOf(finished)).assigned_to).toBe(accountId);
      expect((await rowOf(job)).assigned_to).toBeNull();
      expect(await detailsAbout(leaving.email)).toEqual([
        `Enrollment handed over: 2 to ${receiver.email}, Jobs handed over: 1 to nobody`,
      ]);
      expect(await workOf(leaving)).toEqual([]);
      await expectProblem(await handOver({ enrollment: null }), 422);
    });

    test('work of somebody who left before is shown, and one press takes it', async () => {
      const gone = await newStaff('admissions');
      const reference = await newWork(application, gone);
      await database.rows(`delete from staff_members where account_id = '${gone.accountId}'`);
      const left = async () =>
        (await (await head.get(PEOPLE)).json()).left.find(
          ({ accountId }: { accountId: string }) => accountId === gone.accountId,
        );
      expect(await left()).toMatchObject({
        ...{ email: gone.email, work: [{ room: 'enrollment', count: 1 }] },
      });
      const { accountId } = gone;
      const to = { enrollment: receiver.accountId };
      expect((await change({ change: 'handOver', accountId, to })).status).toBe(200);
      expect((await rowOf(reference)).assigned_to).toBe(receiver.accountId);
      expect(await left()).toBeUndefined();
      // Nothing else can be changed about who has left, and a guardian has no work to hand over.
      const roles = { change: 'setRoles', accountId, seen: [], roles: ['editor'] };
      expect((await change(roles)).status).toBe(404);
      await expectProblem(await change({ change: 'handOver', accountId, to }), 422);
    });

    test('whoever leaves keeps no open work', async () => {
      const leaving = await newStaff('admissions', 'recruitment');
      const reference = await newWork(application, leaving);
      const job = await newWork(candidate, leaving);
      const end = { change: 'endAccess', accountId: leaving.accountId };
      const stranger = { enrollment: (await newStaff('editor')).accountId };
      await expectProblem(await change({ ...end, to: stranger }), 422, 'to.enrollment');
      expect(await workOf(leaving)).toHaveLength(2);
      const to = { enrollment: receiver.accountId };
      expect((await change({ ...end, to })).status).toBe(200);
      expect((await rowOf(reference)).assigned_to).toBe(receiver.accountId);
      expect((await rowOf(job)).assigned_to).toBeNull();
      expect(await detailsAbout(leaving.email)).toEqual([
        `access ended, Enrollment handed over: 1 to ${receiver.email}, Jobs handed over: 1 to nobody`,
      ]);
    });

    test('with a role only the work of its rooms goes', async () => {
      const person = await newStaff('admissions', 'recruitment');
      const reference = await newWork(application, person);
      const job = await newWork(candidate, person);
      const seen = ['admissions', 'recruitment'];
      const set = { change: 'setRoles', accountId: person.accountId, seen };
      const to = { enrollment: null, careers: head.accountId };
      const answer = await change({ ...set, roles: ['admissions'], to });
      expect(answer.status).toBe(200);
      expect((await rowOf(reference)).assigned_to).toBe(person.accountId);
      expect((await rowOf(job)).assigned_to).toBe(head.accountId);
    });

    test('nobody but an administrator hands work over', async () => {
      const person = await newStaff('admissions');
      const reference = await newWork(application, person);
      const body = { change: 'handOver', accountId: person.accountId, to: { enrollment: null } };
      await expectProblem(await receiver.post(PEOPLE, body), 404);
      expect((await rowOf(reference)).assigned_to).toBe(person.accountId);
    });
  });
}
