import { describe, expect, test } from 'vitest';
import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { sampleVolunteer, sendForm } from '#tests/support/samples/sample-forms.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

const message = {
  ...{ name: 'Ruth Banda', email: 'ruth@mail.example' },
  ...{ subject: 'The bus', message: 'Does it stop at our road?' },
};

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`the office works on every record, on ${kind}`, () => {
    let school: HostedSchool;
    let database: SchoolDatabase;
    let colleague: StaffClient;
    let editor: StaffClient;
    let head: StaffClient;
    schoolOn(kind, async (opened, its) => {
      [school, database] = [opened, its];
      head = await openStaffAccount(school, database.rows, 'administrator');
      colleague = await openStaffAccount(school, database.rows, 'administrator');
      editor = await openStaffAccount(school, database.rows, 'editor');
    });
    const post = (path: string, body: object) =>
      fetch(school.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });

    test.each<[room: string, send: () => Promise<Response>]>([
      ['enrollment-applications', () => sendApplication(school.address)],
      ['job-applications', () => sendJobApplication(school.address, samplePdf())],
      ['messages', () => post('/api/contact-messages', message)],
      ['parent-forms', () => sendForm(school.address, volunteerApplication, sampleVolunteer)],
      ['meal-payments', () => post('/api/meal-payments', samplePayment)],
    ])('%s: whose work it is, notes, and both in copy and erasure', async (room, send) => {
      const { reference } = await (await send()).json();
      const at = `/api/staff/${room}/${reference}`;
      const work = async () => (await (await head.get(at)).json()).work;

      const words = 'Called: she comes on Monday.';
      expect((await head.post(at, { change: 'addNote', words })).status).toBe(200);
      expect((await head.post(at, { change: 'addNote', words: ' ' })).status).toBe(422);
      const { version, notes } = await work();
      expect(notes).toMatchObject([{ text: words, by: head.email }]);

      const assign = { change: 'assign', version, to: colleague.accountId };
      expect((await head.post(at, assign)).status).toBe(200);
      expect((await colleague.post(at, { ...assign, to: null })).status).toBe(409);
      const wrong = { ...assign, version: version + 1, to: editor.accountId };
      expect((await head.post(at, wrong)).status).toBe(422);
      expect(await work()).toMatchObject({ assignedTo: colleague.accountId });
      const acts = `select act, data from audit_records where about = '${reference}' order by id`;
      const given = [await work(), await database.rows(acts)];
      const again = { ...assign, version: given[0].version };
      expect((await head.post(at, again)).status).toBe(200);
      expect([await work(), await database.rows(acts)]).toEqual(given);
      expect((await head.post(at, { ...again, words })).status).toBe(200);
      expect(await work()).toMatchObject({ version: again.version, notes: [{}, {}] });
      expect(await database.rows(acts)).toHaveLength(given[1].length + 1);

      const people = await (await head.get('/api/staff/people')).json();
      const theirs = people.people.find(
        ({ accountId }: { accountId: string }) => accountId === colleague.accountId,
      );
      expect(theirs.work.length).toBeGreaterThan(0);

      const [note, before] = (await work()).notes;
      const remove = { change: 'removeNote', id: note.id };
      const other = await (await sendApplication(school.address)).json();
      const elsewhere = `/api/staff/enrollment-applications/${other.reference}`;
      expect((await head.post(elsewhere, remove)).status).toBe(404);
      expect((await head.post(at, remove)).status).toBe(200);
      expect((await head.post(at, { ...remove, id: before.id })).status).toBe(200);
      expect((await work()).notes).toEqual([]);

      // A candidate is no family: see kept-and-erased.test.ts.
      if (room === 'job-applications') return;
      await head.post(at, { change: 'addNote', words });
      const copy = await (await head.get(`/api/staff/families/${reference}/copy`)).json();
      expect(JSON.stringify(copy)).toContain(words);
      expect(JSON.stringify(copy)).not.toContain(colleague.accountId);
      expect((await eraseAtDesk(head, reference)).status).toBe(200);
      for (const table of ['case_notes', 'case_statuses', 'case_letters'])
        expect(
          await database.rows(`select * from ${table} where reference = '${reference}'`),
        ).toEqual([]);
    });
  });
}
