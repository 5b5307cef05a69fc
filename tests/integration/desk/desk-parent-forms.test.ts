import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParentForm } from '#features/parent-form-kinds/parent-form.ts';
import { ptaMembership } from '#features/parent-form-kinds/pta-membership.ts';
import { volunteerApplication } from '#features/parent-form-kinds/volunteer-application.ts';
import type { FormAnswers } from '#forms/form-answers.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { longAgo } from '#tests/support/clients/case-status.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import {
  sampleMembership,
  sampleVolunteer,
  sendForm,
} from '#tests/support/samples/sample-forms.ts';

const FORMS = '/api/staff/parent-forms';
const CSV =
  '/api/staff/parent-forms/sheet/csv?kind=pta-membership&columns=reference&columns=name&columns=membership&columns=otherMembers&columns=status&columns=kwacha&columns=way&columns=paidOn&columns=receipt';
const today = dayInLusaka(new Date());
const payment = { kwacha: 150, way: 'cash', paidOn: today, receiptNumber: ' R 17 ' };

for (const store of storeKinds) {
  describe.skipIf(isMissing(store))(`the parents’ room on ${store}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let secretary: StaffClient;
    let administrator: StaffClient;
    let others: StaffClient[];
    beforeAll(async () => {
      database = await newDatabase(store);
      school = await hostSchool({ ...database.settings, LOG_LEVEL: 'warn' }, database.dataDir);
      secretary = await openStaffAccount(school, database.rows, 'admissions');
      administrator = await openStaffAccount(school, database.rows, 'administrator');
      others = [
        await openStaffAccount(school, database.rows, 'recruitment'),
        await openStaffAccount(school, database.rows, 'editor'),
        await openStaffAccount(school, database.rows),
      ];
    });
    afterAll(async () => {
      await school.remove();
      await database.remove();
    });

    async function send(form: ParentForm, changes?: FormAnswers): Promise<string> {
      const answer = await sendForm(school.address, form, changes);
      expect(answer.status).toBe(201);
      return (await answer.json()).reference;
    }
    const volunteer = (changes?: FormAnswers) => send(volunteerApplication, changes);
    const member = (changes?: FormAnswers) => send(ptaMembership, changes);
    const shown = async (path: string) => (await secretary.get(`${FORMS}${path}`)).json();
    const change = async (reference: string, body: object) =>
      (await secretary.post(`${FORMS}/${reference}`, body)).status;

    test('is for admissions and administrators; for all others it is not there', async () => {
      const reference = await volunteer({ name: 'Rooms' });
      for (const path of [FORMS, `${FORMS}/${reference}`, CSV]) {
        expect((await fetch(school.address + path)).status, path).toBe(401);
        for (const person of [secretary, administrator]) {
          expect((await person.get(path)).status, path).toBe(200);
        }
        for (const person of others) expect((await person.get(path)).status, path).toBe(404);
      }
      const move = { change: 'status', version: 1, to: 'met' };
      for (const person of others) {
        expect((await person.post(`${FORMS}/${reference}`, move)).status).toBe(404);
      }
      expect((await secretary.get(`${FORMS}/VA-2222-2222`)).status).toBe(404);
      expect((await secretary.post(`${FORMS}/VA-2222-2222`, move)).status).toBe(404);
      expect((await secretary.post(`${FORMS}/${reference}`, {})).status).toBe(422);
    });

    test('lists the newest first, finds by name and kind, and counts', async () => {
      const one = await volunteer({ name: 'Chanda 100% Früh' });
      const two = await member({ name: 'Chanda Spät' });
      const all = await shown('?q=chanda');
      expect(all.rows.map((row: { reference: string }) => row.reference)).toEqual([two, one]);
      expect(all.counts).toHaveLength(2);
      expect(await shown('?q=100%25+FRÜH&kind=volunteer-application')).toMatchObject({
        rows: [{ reference: one, status: 'new' }],
        total: 1,
      });
      expect((await shown('?q=chanda&kind=pta-membership&status=paid')).total).toBe(0);
      expect((await shown('?q=chanda&kind=nonsense&status=__proto__')).total).toBe(2);
      expect(await shown('?q=chanda&page=2')).toEqual(all);
    });

    test('a volunteer is met and starts, each move back again, and a stale one is not made', async () => {
      const reference = await volunteer();
      const move = (version: number, to: string) =>
        change(reference, { change: 'status', version, to });
      expect(await move(1, 'active')).toBe(422);
      expect(await move(1, 'paid')).toBe(422);
      expect(await change(reference, { change: 'payment', version: 1, payment })).toBe(422);
      expect(await move(1, 'met')).toBe(200);
      expect(await move(1, 'declined')).toBe(409);
      expect(await move(2, 'active')).toBe(200);
      expect(await move(3, 'met')).toBe(200);
      expect(await move(4, 'declined')).toBe(200);
      const declined = await shown(`/${reference}`);
      expect(declined).toMatchObject({ status: 'declined', version: 5, answers: sampleVolunteer });
      const [act] = declined.history;
      expect(act).toMatchObject({ act: 'saw', staffEmail: secretary.email });
      const did = declined.history.map(({ data }: { data: object }) => data);
      expect(did).toContainEqual({ status: 'declined' });
      expect(await move(5, 'new')).toBe(200);
    });

    test('whoever sent a form hears of a move when ten minutes are over, and of none that was changed before', async () => {
      const reference = await volunteer({ name: 'Told later' });
      const told = async () => {
        const asked = { reference, proof: String(sampleVolunteer.email) };
        const body = new URLSearchParams(asked);
        const page = await fetch(`${school.address}/status`, { method: 'POST', body });
        return /<h1[^>]*>([^<]*)/.exec(await page.text())?.[1];
      };
      const move = (version: number, to: string) =>
        change(reference, { change: 'status', version, to });
      expect(await told()).toBe('We have your application');
      expect(await move(1, 'declined')).toBe(200);
      expect(await told()).toBe('We have your application');
      expect(await move(2, 'new')).toBe(200);
      expect(await move(3, 'met')).toBe(200);
      expect(await told()).toBe('We have your application');
      await database.rows(longAgo(reference));
      expect(await told()).toBe('We have met you');
      expect(await move(4, 'active')).toBe(200);
      expect(await told()).toBe('We have met you');
      const copy = await administrator.get(`/api/staff/families/${reference}/copy`);
      expect((await copy.json()).records['parent-form']).toMatchObject([{ status: 'met' }]);
      // A mail of the office leaves at once, and whoever looks after reading it is told no less.
      const letter = { subject: 'Welcome', text: 'You can begin.' };
      expect(await change(reference, { change: 'letter', version: 5, letter })).toBe(200);
      expect(await told()).not.toBe('We have met you');
    });

    test('a membership is paid, the payment taken back, and the treasurer’s file is safe and true', async () => {
      const name = '=1+1';
      const reference = await member({ name });
      const pay = (version: number, changes: object = {}) =>
        change(reference, { change: 'payment', version, payment: { ...payment, ...changes } });
      for (const wrong of [
        { kwacha: 0 },
        { kwacha: 1.5 },
        { kwacha: null },
        { way: 'gold' },
        { paidOn: '2026-02-30' },
        { paidOn: '2999-01-01' },
        { receiptNumber: 'a\nb' },
      ]) {
        expect(await pay(1, wrong), JSON.stringify(wrong)).toBe(422);
      }
      expect(await pay(1)).toBe(200);
      expect(await pay(1)).toBe(409);
      expect(await pay(2)).toBe(422);
      expect(await shown(`/${reference}`)).toMatchObject({
        status: 'paid',
        payment: { ...payment, receiptNumber: 'R 17' },
      });
      const text = await (await secretary.get(CSV)).text();
      expect(text).toContain("'=1+1");
      const [head = [], ...rows] = readCsv(text);
      const row = rows.find((cells) => cells.includes(reference)) ?? [];
      const cells = Object.fromEntries(head.map((column, index) => [column, row[index]]));
      expect(cells).toMatchObject({
        ...{ Name: name, Membership: 'Family', Status: 'Paid', 'Paid (K)': '150' },
        ...{ How: 'Cash', 'Paid on': plainSpaces(dayMonthYear(today)), 'Receipt number': 'R 17' },
        'Other members': sampleMembership.otherMembers,
      });
      const acts = await database.rows(
        `select act from audit_records where about = 'forms from parents'`,
      );
      expect(acts).toContainEqual({ act: 'exported' });

      const end = (version: number, to: string) =>
        change(reference, { change: 'status', version, to });
      expect(await end(2, 'ended')).toBe(200);
      expect(await end(3, 'new')).toBe(422);
      expect(await end(3, 'paid')).toBe(200);
      expect(await change(reference, { change: 'takePaymentBack', version: 4 })).toBe(200);
      expect(await shown(`/${reference}`)).toMatchObject({ status: 'new', version: 5 });
      expect(await change(reference, { change: 'takePaymentBack', version: 5 })).toBe(422);
      expect(await end(5, 'ended')).toBe(200);
      expect(await end(6, 'paid')).toBe(422);
      expect(await end(6, 'new')).toBe(200);
    });

    test('a mail goes to whoever sent the form and stays with it', async () => {
      const reference = await volunteer({ email: 'writes@mail.example' });
      const letter = { subject: `Come and see us ${reference}`, text: 'On Friday?' };
      const write = (version: number) => change(reference, { change: 'letter', version, letter });
      expect(await write(1)).toBe(200);
      expect(await write(1)).toBe(409);
      const mail = await mailTo(school.dataDir, 'writes@mail.example', 'Come and see us');
      expect(mail.text).toContain('On Friday?');
      expect((await shown(`/${reference}`)).letters).toMatchObject([{ words: letter.text }]);
      const nowhere = await volunteer({ email: 'at the shop' });
      expect(await change(nowhere, { change: 'letter', version: 1, letter })).toBe(422);
    });

    test('Today leads there, and one family’s data comes and goes by the reference', async () => {
      const { lines } = await (await secretary.get('/api/staff/today')).json();
      expect(lines).toContainEqual({
        words: expect.stringMatching(/^\d+ new volunteer applications?$/),
        to: '/staff/parents?kind=volunteer-application&status=new',
      });
      expect(lines).toContainEqual({
        words: expect.stringMatching(/^\d+ PTA memberships? to be paid$/),
        to: '/staff/parents?kind=pta-membership&status=new',
      });
      const reference = await member({ name: 'Erase me' });
      await change(reference, { change: 'payment', version: 1, payment });
      const family = `/api/staff/families/${reference}`;
      const { held } = await (await secretary.get(`${family}/held`)).json();
      expect(held[0].kinds).toContainEqual({ kind: 'parent-form', rows: 1 });
      const copy = JSON.stringify(await (await secretary.get(`${family}/copy`)).text());
      expect(copy).toContain('Erase me');
      expect(copy).toContain('R 17');
      expect((await eraseAtDesk(secretary, reference)).status).toBe(200);
      const left = await database.rows(
        `select id from parent_forms where reference = '${reference}'`,
      );
      expect(left).toEqual([]);
      const payments = await database.rows(
        'select form_id from pta_payments where form_id not in (select id from parent_forms)',
      );
      expect(payments).toEqual([]);
    });
  });
}
