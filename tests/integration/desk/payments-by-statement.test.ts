import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ptaMembership } from '#features/parent-form-kinds/pta-membership.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { mailsIn } from '#tests/support/readers/captured-mail.ts';
import { sendForm } from '#tests/support/samples/sample-forms.ts';
import { sendPayment } from '#tests/support/samples/sample-payment.ts';

const STATEMENT = '/api/staff/meal-payments/statement';
const today = dayInLusaka(new Date());
const HEAD = 'Date,Transaction ID,Details,Credit,Debit';

interface Payment {
  reference: string;
  version: number;
  kwacha: number;
}

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`payments by statement on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let bookkeeper: StaffClient;
    let colleague: StaffClient;
    let editor: StaffClient;
    schoolOn(kind, async (opened, its) => {
      [school, database] = [opened, its];
      bookkeeper = await openStaffAccount(school, database.rows, 'admissions');
      colleague = await openStaffAccount(school, database.rows, 'administrator');
      editor = await openStaffAccount(school, database.rows, 'editor');
    });

    /** A payment of which the family has entered the transaction, with a number of its own. */
    let families = 0;
    async function promised(changes: Record<string, string> = {}, transactionId = '') {
      families += 1;
      const phone = `+260 97 ${1_000_000 + families}`;
      const made = await sendPayment(school.address, {
        phone,
        childName: `Child ${families}`,
        ...changes,
      });
      const { reference } = await made.json();
      if (transactionId) {
        const proof = (changes.phone ?? phone).slice(-4);
        const entered = await fetch(`${school.address}/api/meal-payment-transactions`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ reference, proof, transactionId, paidOn: today }),
        });
        expect(entered.status).toBe(201);
      }
      return reference as string;
    }
    async function member(): Promise<string> {
      families += 1;
      const sent = await sendForm(school.address, ptaMembership, { name: `Member ${families}` });
      return (await sent.json()).reference;
    }
    const newId = () => `77${randomUUID().replace(/\D/g, '').padEnd(10, '7').slice(0, 10)}`;
    const line = (id: string, text: string, moneyIn: number | '', out: number | '' = '') =>
      [today, id, text, moneyIn, out].join(',');
    async function read(client: StaffClient, lines: string[], text = [HEAD, ...lines].join('\n')) {
      const answer = await client.post(STATEMENT, { change: 'read', text });
      expect(answer.status).toBe(200);
      return (await answer.json()).statement;
    }
    const transactionsOf = (
      found: { line: { transactionId: string; day: string }; pays: Payment[] }[],
    ) =>
      found.map(({ line: { transactionId, day }, pays }) => ({
        transactionId,
        day,
        pays: pays.map(({ reference, version, kwacha }) => ({ reference, version, kwacha })),
      }));
    async function tick(client: StaffClient, transactions: object[], key: string = randomUUID()) {
      const answer = await client.post(STATEMENT, { change: 'tick', transactions }, key);
      expect(answer.status).toBe(200);
      return (await answer.json()).ticked;
    }
    const takeBack = async (tickedAt: string[]) =>
      (await (await bookkeeper.post(STATEMENT, { change: 'takeBack', tickedAt })).json()).takenBack;
    const payment = async (reference: string) =>
      (await bookkeeper.get(`/api/staff/meal-payments/${reference}`)).json();

    test('is for who works with meals', async () => {
      expect((await fetch(school.address + STATEMENT)).status).toBe(401);
      expect((await editor.get(STATEMENT)).status).toBe(404);
      expect((await editor.post(STATEMENT, { change: 'read', text: 'x' })).status).toBe(404);
      expect((await bookkeeper.get(STATEMENT)).status).toBe(200);
    });

    test('all sure ones are ticked in one press, meals and PTA, and one press takes them back', async () => {
      const [id, shared, both] = [newId(), newId(), newId()];
      const email = `ruth-${id}@mail.example`;
      const single = await promised({ email }, id);
      const phone = '+260 96 5551234';
      const children = [await promised({ phone }, shared), await promised({ phone }, shared)];
      const [meal, pta] = [await promised(), await member()];
      const stranger = newId();
      const lines = [
        line(id, 'Ruth', 125),
        line(shared, 'two children', 250),
        line(both, `${meal} ${pta}`, 275),
        line(stranger, 'rent of somebody', 900),
      ];
      const found = await read(bookkeeper, lines);
      expect(found.sums).toMatchObject({ sums: 'unknown' });
      expect(
        found.sure.map(({ pays }: { pays: Payment[] }) => pays.map((one) => one.reference)),
      ).toEqual([[single], children, [meal, pta]]);
      expect(found.unknown).toMatchObject([{ line: { transactionId: stranger } }]);

      const key = randomUUID();
      const ticked = await tick(bookkeeper, transactionsOf(found.sure), key);
      expect(ticked).toMatchObject({ done: 5, kwacha: 650, notDone: [] });
      // The same press again, as after a lost answer.
      expect(await tick(bookkeeper, transactionsOf(found.sure), key)).toEqual(ticked);
      expect(await payment(single)).toMatchObject({
        status: 'confirmed',
        receivedKwacha: 125,
        transactionId: id,
      });
      expect((await payment(children[1] ?? '')).transactionId).toBe(shared);
      expect(await (await bookkeeper.get(`/api/staff/parent-forms/${pta}`)).json()).toMatchObject({
        status: 'paid',
        payment: { kwacha: 150, way: 'mobileMoney', receiptNumber: both },
      });
      // The mail is held for the time to undo, as after a single tick.
      expect(
        (await mailsIn(database.dataDir)).filter((mail) =>
          JSON.stringify(mail).includes('confirmed'),
        ),
      ).toEqual([]);
      const shownAgain = await read(bookkeeper, lines);
      expect([shownAgain.sure, shownAgain.before.length]).toEqual([[], 3]);

      const query = ticked.tickedAt.map((at: string) => `ticked=${at}`).join('&');
      expect(await (await bookkeeper.get(`${STATEMENT}?${query}`)).json()).toEqual({
        done: 5,
        kwacha: 650,
      });
      expect(await takeBack(ticked.tickedAt)).toMatchObject({ done: 5, notDone: [] });
      expect(await payment(single)).toMatchObject({
        status: 'transactionEntered',
        receivedKwacha: null,
      });
      expect((await read(bookkeeper, lines)).sure).toHaveLength(3);
      // Nothing of what strangers have paid is anywhere.
      for (const table of [
        'audit_records',
        'statement_layouts',
        'case_statuses',
        'idempotency_keys',
      ]) {
        expect(JSON.stringify(await database.rows(`select * from ${table}`))).not.toContain(
          stranger,
        );
      }
    });

    test('two of the office with one statement tick each payment once, and who was slower is told', async () => {
      const ids = [newId(), newId(), newId()];
      for (const id of ids) await promised({}, id);
      const lines = ids.map((id) => line(id, 'x', 125));
      const [one, other] = await Promise.all([read(bookkeeper, lines), read(colleague, lines)]);
      const made = await Promise.all([
        tick(bookkeeper, transactionsOf(one.sure)),
        tick(colleague, transactionsOf(other.sure)),
      ]);
      expect(made.reduce((sum, { done }) => sum + done, 0)).toBe(3);
      const late = made.flatMap(({ notDone }) => notDone);
      expect(late).toHaveLength(3);
      for (const { reason } of late) expect(reason).toMatch(/changed this|already confirmed/);
    });

    test('a transaction that is ticked for another payment is not ticked again', async () => {
      const [first, second] = [await promised(), await promised()];
      const transactionId = newId();
      const ask = (reference: string, version = 1) => [
        { transactionId, day: today, pays: [{ reference, version, kwacha: 125 }] },
      ];
      expect(await tick(bookkeeper, ask(first))).toMatchObject({ done: 1 });
      expect(await tick(bookkeeper, ask(second))).toMatchObject({
        done: 0,
        notDone: [{ reference: second, reason: expect.stringContaining(first) }],
      });
      const pta = await member();
      expect(await tick(bookkeeper, ask(pta))).toMatchObject({ done: 0 });
      expect(await tick(bookkeeper, ask('MP-2222-2222'))).toMatchObject({
        notDone: [{ reason: `This transaction was already confirmed for ${first}.` }],
      });
      expect(
        await tick(bookkeeper, [
          {
            transactionId: '',
            day: '',
            pays: [{ reference: 'MP-2222-2222', version: 1, kwacha: 5 }],
          },
        ]),
      ).toMatchObject({
        notDone: [{ reason: 'It is no longer there.' }],
      });
    });

    test('money that went back and had been ticked is said', async () => {
      const id = newId();
      const reference = await promised({}, id);
      const found = await read(bookkeeper, [line(id, 'x', 125)]);
      await tick(bookkeeper, transactionsOf(found.sure));
      const later = await read(bookkeeper, [line(newId(), `Reversal of ${id}`, '', 125)]);
      expect(later.takenBack).toMatchObject([{ pays: [{ reference }] }]);
    });

    test('columns are named once, for everybody, and only their names are kept', async () => {
      const id = newId();
      await promised({}, id);
      const text = `Siku,Namba,Kiasi\n${today},${id},125`;
      const names = ['Siku', 'Namba', 'Kiasi'];
      expect(await read(bookkeeper, [], text)).toMatchObject({ is: 'unnamed', names });
      const asked = (layout: string[]) =>
        bookkeeper.post(STATEMENT, { change: 'read', text, columns: { names, layout } });
      const refused = await asked(['day', 'transactionId', '']);
      expect(refused.status).toBe(422);
      expect((await refused.json()).detail).toBe('Choose the column of the money that came in.');
      expect((await asked(['day', 'transactionId', 'moneyIn'])).status).toBe(200);
      expect((await read(colleague, [], text)).sure).toHaveLength(1);
      const kept = JSON.stringify(await database.rows('select * from statement_layouts'));
      expect(kept).toContain('Kiasi');
      expect(kept).not.toContain(id);
    });

    test.each([
      ['', 'Put in the lines of the statement first.'],
      [
        `${HEAD}\n${today},1234567,x,five,`,
        'Line 2 could not be read. “five” is no amount that we can read.',
      ],
    ])('what cannot be read is refused with a sentence', async (text, detail) => {
      const answer = await bookkeeper.post(STATEMENT, { change: 'read', text });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ detail, errors: [{ field: 'text' }] });
    });
  });
}
