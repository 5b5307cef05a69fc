import { describe, expect, test } from 'vitest';
import { sendApplication } from '#tests/support/clients/send-application.ts';
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

    test('joins its family, by the phone or by the address of a guardian', async () => {
      const family = newFamily();
      const first = await send(family);
      expect(await familyOf(first)).toBeUndefined();
      const samePhone = await send({
        ...family,
        ...{ studentFirstName: 'Taonga', parent1Email: 'other@example.org', togetherWith: first },
      });
      const sameAddress = await send({
        ...newFamily(),
        ...{ studentFirstName: 'Thabo', parent2Email: family.parent1Email.toUpperCase() },
        togetherWith: samePhone.toLowerCase(),
      });
      expect(await familyOf(samePhone)).toBe(await familyOf(first));
      expect(await familyOf(first)).toBeTruthy();
      // The one that it names has another address.
      expect(await familyOf(sameAddress)).toBeUndefined();
      const again = await send({
        ...newFamily(),
        ...{ studentFirstName: 'Thabo', parent2Email: family.parent1Email.toUpperCase() },
        togetherWith: first,
      });
      expect(await familyOf(again)).toBe(await familyOf(first));
    });

    test('joins nobody whose guardian is another, and is taken with the same answer', async () => {
      const first = await send(newFamily());
      const stranger = await send({ ...newFamily(), togetherWith: first });
      expect(await familyOf(stranger)).toBeUndefined();
      expect(await familyOf(first)).toBeUndefined();
    });

    test('joins the one that was sent under the key that it names, as twins of one sitting are', async () => {
      const family = newFamily();
      const key = crypto.randomUUID();
      const answer = await sendApplication(school.address, family, { 'Idempotency-Key': key });
      const { reference: first } = await answer.json();
      const twin = await send({ ...family, studentFirstName: 'Taonga', togetherWith: key });
      expect(await familyOf(first)).toBeTruthy();
      expect(await familyOf(twin)).toBe(await familyOf(first));
      const stranger = await send({ ...newFamily(), togetherWith: key });
      expect(await familyOf(stranger)).toBeUndefined();
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
      const second = await send({ ...ofSchool, studentFirstName: 'Esther', togetherWith: first });
      expect(await familyOf(second)).toBeUndefined();
    });

    test('sent again with its key it gets the first receipt and joins once', async () => {
      const family = newFamily();
      const first = await send(family);
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const body = { ...family, studentFirstName: 'Taonga', togetherWith: first };
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
