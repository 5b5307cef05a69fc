import { describe, expect, test } from 'vitest';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`an application that names an earlier one, on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let count = 0;
    schoolOn(kind, async (opened, its) => {
      [school, database] = [opened, its];
    });

    /** Of a family with a phone and an address of its own. */
    function newFamily() {
      count++;
      return {
        parent1Phone: `+260 97 100 ${String(count).padStart(4, '0')}`,
        parent1Email: `family${count}@example.org`,
      };
    }

    async function send(changes: Record<string, unknown>) {
      const answer = await sendApplication(school.address, changes);
      expect(answer.status).toBe(201);
      const receipt = await answer.json();
      expect(Object.keys(receipt)).toEqual(['reference', 'submissionDate']);
      return String(receipt.reference);
    }

    async function familyOf(reference: string) {
      const rows = await database.rows(
        `select family_id from family_members where reference = '${reference}'`,
      );
      return rows[0]?.family_id;
    }

    /** A guardian who follows an application in the portal; the pass that the form for another child is begun with. */
    async function followAs(reference: string) {
      const guardian = await openStaffAccount(school, database.rows);
      const code = await newAccessCode(database.rows, reference);
      expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
      const overview = await (await guardian.get('/api/portal/applications')).json();
      return { guardian, pass: String(overview.anotherChild.earlier) };
    }

    test('is of its family where a guardian sent it who follows the earlier one, with a phone or an address of that', async () => {
      const family = newFamily();
      const first = await send(family);
      const { pass } = await followAs(first);
      const samePhone = await send({
        ...family,
        ...{ studentFirstName: 'Taonga', parent1Email: 'other@example.org', togetherWith: pass },
      });
      expect(await familyOf(samePhone)).toBe(await familyOf(first));
      expect(await familyOf(first)).toBeTruthy();
      const sameAddress = await send({
        ...newFamily(),
        ...{ studentFirstName: 'Thabo', parent2Email: family.parent1Email.toUpperCase() },
        togetherWith: pass,
      });
      expect(await familyOf(sameAddress)).toBe(await familyOf(first));
      // Another family goes on with the form on the same phone.
      const stranger = await send({ ...newFamily(), togetherWith: pass });
      expect(await familyOf(stranger)).toBeUndefined();
    });

    test('is a question to the office where anybody else sent it, with the reference or the key', async () => {
      const family = newFamily();
      const key = crypto.randomUUID();
      const answer = await sendApplication(school.address, family, { 'Idempotency-Key': key });
      const { reference: first } = await answer.json();
      const office = await openStaffAccount(school, database.rows, 'admissions');
      for (const togetherWith of [first, first.toLowerCase(), key]) {
        const second = await send({ ...family, studentFirstName: 'Taonga', togetherWith });
        expect(await familyOf(second)).toBeUndefined();
        const asked = await office.get(`/api/staff/enrollment-applications/${second}/belonging`);
        const { suggested } = await asked.json();
        expect(suggested).toContainEqual(expect.objectContaining({ question: 'sameFamily' }));
      }
    });

    test('is nobody’s once the office has ended what the guardian sees', async () => {
      const family = newFamily();
      const first = await send(family);
      const { guardian, pass } = await followAs(first);
      const office = await openStaffAccount(school, database.rows, 'admissions');
      const ended = await office.post(`/api/staff/enrollment-applications/${first}`, {
        ...{ change: 'bar', who: { is: 'account', accountId: guardian.accountId } },
        ...{ mayKnow: 'nothing', mayCollect: true, since: '2026-01-05', reason: 'They part' },
      });
      expect(ended.status).toBe(200);
      const second = await send({ ...family, studentFirstName: 'Taonga', togetherWith: pass });
      expect(await familyOf(second)).toBeUndefined();
    });

    test.each([
      ['a reference that nobody has', 'EN-7KQ4-M2XD'],
      ['one of another kind', 'CM-7KQ4-M2XD'],
      ['no reference', '✝ or 1=1; --'],
      ['something else than text', { reference: 'EN' }],
      ['a very long text', 'E'.repeat(10_000)],
    ])('%s changes nothing', async (_name, togetherWith) => {
      expect(await familyOf(await send({ ...newFamily(), togetherWith }))).toBeUndefined();
    });

    test('the school’s own phone and address make no family', async () => {
      const ofSchool = {
        parent1Phone: '+260 211 000 000',
        parent1Email: 'office@tenmiles.example',
      };
      const first = await send({ ...ofSchool, studentFirstName: 'Ruth' });
      const { pass } = await followAs(first);
      const second = await send({ ...ofSchool, studentFirstName: 'Esther', togetherWith: pass });
      expect(await familyOf(second)).toBeUndefined();
    });

    test('sent again with its key it gets the first receipt and joins once', async () => {
      const family = newFamily();
      const first = await send(family);
      const { pass } = await followAs(first);
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const body = { ...family, studentFirstName: 'Taonga', togetherWith: pass };
      const receipts = [];
      for (const _ of [1, 2]) {
        receipts.push(await (await sendApplication(school.address, body, key)).json());
      }
      expect(receipts[1]).toEqual(receipts[0]);
      const rows = await database.rows(
        `select reference from family_members where family_id = '${await familyOf(first)}'`,
      );
      expect(rows.map(({ reference }) => reference).toSorted()).toEqual(
        [first, receipts[0].reference].toSorted(),
      );
    });
  });
}
