import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { paymentLimits } from '#features/meals/form/payment-limits.ts';
import type { ActData } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { longAgo } from '#tests/support/clients/case-status.ts';
import { filledInByHand } from '#tests/support/clients/form-time.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { mailsIn, mailTo, saidIn } from '#tests/support/readers/captured-mail.ts';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import { samplePayment } from '#tests/support/samples/sample-payment.ts';

const DESK = '/api/staff/meal-payments';
const OFFICE = 'office@tenmiles.example';
const today = dayInLusaka(new Date());
const written = samplePayment;

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`meal payments on ${kind}`, () => {
    let database: SchoolDatabase;
    let school: HostedSchool;
    let secretary: StaffClient;
    let administrator: StaffClient;
    let editor: StaffClient;
    let recruiter: StaffClient;
    schoolOn(
      kind,
      async (opened, its) => {
        [school, database] = [opened, its];
        secretary = await openStaffAccount(school, database.rows, 'admissions');
        administrator = await openStaffAccount(school, database.rows, 'administrator');
        editor = await openStaffAccount(school, database.rows, 'editor');
        recruiter = await openStaffAccount(school, database.rows, 'recruitment');
      },
      { LOG_LEVEL: 'info' },
    );

    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(school.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const make = (changes: object = {}, key = randomUUID()) =>
      post('/api/meal-payments', { ...written, ...changes }, { 'Idempotency-Key': key });
    const reference = async (changes: object = {}): Promise<string> => {
      const answer = await make(changes);
      expect(answer.status).toBe(201);
      return (await answer.json()).reference;
    };
    const enter = (of: string, changes: object = {}) =>
      post('/api/meal-payment-transactions', {
        ...{ reference: of, proof: '4567', transactionId: 'PP2611.1010.A1', paidOn: today },
        ...changes,
      });
    const record = async (of: string) => (await secretary.get(`${DESK}/${of}`)).json();
    const change = async (of: string, body: object, staff = secretary) => {
      const { version } = await record(of);
      return staff.post(`${DESK}/${of}`, { version, ...body });
    };
    const confirm = (of: string, transactionId: string, receivedKwacha = 125) =>
      change(of, { change: 'confirm', receivedKwacha, transactionId });
    /** As if the ten minutes in which the office can take its last act back were over. */
    const letTimePass = (of: string) => database.rows(longAgo(of));
    const stored = (column: string) =>
      database.rows(`select ${column} from meal_payments order by submitted_at, id`);

    test('the same key stores once; other words are refused, and so is what is wrong, by name', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 10 }, () => make({}, key)));
      const receipts = await Promise.all(answers.map((answer) => answer.json()));
      expect(new Set(receipts.map((receipt) => receipt.reference)).size).toBe(1);
      expect(receipts[0].reference).toMatch(/^MP-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect((await make({ amountKwacha: '130' }, key)).status).toBe(422);
      const before = await stored('reference');
      const refused: [object, string][] = [
        [{ childName: ' ' }, 'childName'],
        [{ gradeLevel: 'grade9' }, 'gradeLevel'],
        [{ guardianName: 'x'.repeat(paymentLimits.guardianName + 1) }, 'guardianName'],
        [{ phone: '12' }, 'phone'],
        [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
        [{ amountKwacha: '0' }, 'amountKwacha'],
        [{ amountKwacha: '50001' }, 'amountKwacha'],
        [{ amountKwacha: '12.50' }, 'amountKwacha'],
        [{ amountKwacha: [125] }, 'amountKwacha'],
        [{ pin: '1234' }, 'pin'],
      ];
      for (const [changes, field] of refused) {
        const answer = await make(changes);
        expect(answer.status, field).toBe(422);
        expect((await answer.json()).errors).toContainEqual({ field, message: expect.any(String) });
      }
      expect((await post('/api/meal-payments', '{')).status).toBe(400);
      expect(await stored('reference')).toEqual(before);
      expect((await make({ amountKwacha: 1250 })).status).toBe(201);
      expect((await make({ amountKwacha: 'K 1,250.00' })).status).toBe(201);
      expect((await stored('amount_kwacha')).map((row) => Number(row.amount_kwacha))).toEqual([
        125, 1250, 1250,
      ]);
    });

    test('the family enters its transaction id; whatever is wrong, the refusal is the same', async () => {
      const mine = await reference({ email: 'Ruth@mail.example' });
      const wrong = await Promise.all([
        enter(mine, { proof: '7654' }),
        enter(mine, { proof: 'other@mail.example' }),
        enter('MP-2222-2222'),
        enter('EN-7KQ4-M2XD'),
        enter('nonsense'),
      ]);
      const bodies = await Promise.all(wrong.map((answer) => answer.text()));
      expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
      expect(new Set(bodies).size).toBe(1);
      for (const changes of [
        { transactionId: 'a b' },
        { transactionId: 'AB_CD' },
        { transactionId: 'x'.repeat(41) },
        { paidOn: '2026-02-30' },
        { paidOn: '2999-01-01' },
        { paidOn: '2019-01-01' },
        { reference: '' },
        { pin: '1234' },
      ]) {
        const answer = await enter(mine, changes);
        expect(answer.status, JSON.stringify(changes)).toBe(422);
        expect((await answer.json()).errors).toHaveLength(1);
      }
      const typed = mine.toLowerCase().replaceAll('-', ' ');
      const sloppy = {
        reference: typed,
        proof: ' RUTH@mail.example ',
        transactionId: ' ab-12 .x ',
      };
      expect((await enter(mine, sloppy)).status).toBe(201);
      expect(await record(mine)).toMatchObject({
        status: 'transactionEntered',
        transactionId: 'AB-12.X',
        version: 2,
      });
      // Pressed twice, it is the same; corrected, it replaces the last.
      expect((await enter(mine, sloppy)).status).toBe(201);
      expect((await record(mine)).version).toBe(2);
      expect((await enter(mine, { transactionId: 'AB-13.X', proof: '0971234567' })).status).toBe(
        201,
      );
      expect(await record(mine)).toMatchObject({ transactionId: 'AB-13.X', version: 3 });
      const found = await (await secretary.get(`${DESK}?q=ab-12.x`)).json();
      expect(found.rows).toMatchObject([{ reference: mine }]);
    });

    test('guesses at one reference are limited, together with those at /status', async () => {
      const mine = await reference({ phone: '0977000001' });
      const look = () =>
        fetch(`${school.address}/status`, {
          method: 'POST',
          body: new URLSearchParams({ reference: mine, proof: '9999' }),
        });
      for (let guess = 0; guess < 10; guess++) {
        expect((await look()).status).toBe(422);
        expect((await enter(mine, { proof: '9999' })).status).toBe(422);
      }
      const refused = await enter(mine, { proof: '0001' });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await look()).status).toBe(429);
    });

    test('the office ticks, takes back, tells what it did not find, and the family sees it', async () => {
      const mine = await reference({ phone: '0966 111 222' });
      const proof = '1222';
      const status = async () =>
        (
          await fetch(`${school.address}/status`, {
            method: 'POST',
            body: new URLSearchParams({ reference: mine, proof }),
          })
        ).text();
      expect(await status()).toContain('Your reference is ready');
      await enter(mine, { proof, transactionId: 'TICK.0001' });
      const { lines } = await (await secretary.get('/api/staff/today')).json();
      const line = lines.find(({ to }: { to: string }) => to.startsWith('/staff/meals'));
      expect(line.words).toMatch(/meal payments? to confirm/);

      expect((await change(mine, { change: 'notFound', reason: ' ' })).status).toBe(422);
      const reason = 'There is no transaction <b>TICK.0001</b> on that day.';
      expect((await change(mine, { change: 'notFound', reason })).status).toBe(200);
      expect(await status()).toContain('We have your transaction id');
      await letTimePass(mine);
      expect(await status()).toContain('There is no transaction &lt;b&gt;TICK.0001');
      expect((await enter(mine, { proof, transactionId: 'TICK.0002' })).status).toBe(201);
      expect(await record(mine)).toMatchObject({ status: 'transactionEntered', reason: '' });

      const stale = { change: 'confirm', version: 1, receivedKwacha: 125, transactionId: '' };
      const late = await secretary.post(`${DESK}/${mine}`, stale);
      expect(late.status).toBe(409);
      expect((await late.json()).detail).toMatch(
        /^The family has .* It is now “To be confirmed”\./,
      );
      expect((await confirm(mine, 'TICK.0002', 120)).status).toBe(200);
      expect(await record(mine)).toMatchObject({
        ...{ status: 'confirmed', receivedKwacha: 120, canUndo: true },
      });
      expect(await status()).toContain('We have your transaction id');
      await letTimePass(mine);
      expect(await status()).toContain('Your payment is confirmed');
      expect(await status()).toContain('K\u00a0120 of K\u00a0125 has reached the school.');
      expect((await enter(mine, { proof, transactionId: 'TICK.0003' })).status).toBe(422);
      expect((await change(mine, { change: 'cancel' })).status).toBe(422);

      expect((await change(mine, { change: 'undo' }, administrator)).status).toBe(200);
      expect(await record(mine)).toMatchObject({
        ...{ status: 'transactionEntered', receivedKwacha: null, canUndo: false },
      });
      expect((await change(mine, { change: 'undo' })).status).toBe(422);
      expect((await confirm(mine, 'TICK.0002')).status).toBe(200);
      const { history } = await record(mine);
      const did = history.map(({ data }: { data: ActData }) => data);
      expect(did.filter(({ status }: ActData) => status)).toEqual([
        { status: 'confirmed' },
        { takenBack: 'confirmed', status: 'transactionEntered' },
        { status: 'confirmed' },
        { status: 'notFound' },
      ]);
    });

    test('a tick that is taken back leaves what the family entered, and no letter that is untrue', async () => {
      const email = 'back@mail.example';
      const mine = await reference({ phone: '0966 333 444', email });
      const letters = async () =>
        (
          await database.rows(
            `select kind from outgoing_mails where about = '${mine}' and status = 'waiting'`,
          )
        ).map((row) => row.kind);
      await enter(mine, { proof: '3444', transactionId: 'MINE.0001' });
      expect((await change(mine, { change: 'notFound', reason: 'Not there.' })).status).toBe(200);
      expect(await letters()).toContain('meal-not-found');
      expect((await enter(mine, { proof: '3444', transactionId: 'MINE.0002' })).status).toBe(201);
      expect(await letters()).not.toContain('meal-not-found');

      expect((await confirm(mine, 'OFFICE.0009')).status).toBe(200);
      expect(await record(mine)).toMatchObject({ transactionId: 'OFFICE.0009' });
      expect((await change(mine, { change: 'undo' })).status).toBe(200);
      expect(await record(mine)).toMatchObject({
        ...{ status: 'transactionEntered', transactionId: 'MINE.0002' },
      });
      expect(await letters()).not.toContain('meal-confirmed');
    });

    test('one transaction is never ticked for two payments, not even in the same moment', async () => {
      const shared = 'SHARED.01';
      const both = await Promise.all([reference(), reference({ childName: 'Bupe Mwila' })]);
      for (const one of both)
        expect((await enter(one, { transactionId: shared })).status).toBe(201);
      const [first = '', second = ''] = both;
      expect((await record(first)).sameTransaction).toMatchObject([{ reference: second }]);
      const list = await (await secretary.get(`${DESK}?q=${shared}`)).json();
      expect(list.rows.map(({ isSharedId }: { isSharedId: boolean }) => isSharedId)).toEqual([
        true,
        true,
      ]);
      const ticks = await Promise.all(both.map((one) => confirm(one, shared)));
      expect(ticks.map(({ status }) => status).sort()).toEqual([200, 422]);
      const [refused] = ticks.filter(({ status }) => status === 422);
      expect(await refused?.text()).toContain('already confirmed for');
      const loser = ticks[0]?.status === 200 ? second : first;
      expect((await confirm(loser, 'OTHER.01')).status).toBe(200);
      // Paid at the office: no transaction at all, as often as it happens.
      for (const one of [await reference(), await reference()])
        expect((await confirm(one, '')).status).toBe(200);
    });

    test('mails hold the reference and nothing that was typed; what is taken back is not sent', async () => {
      const email = `mother-${randomUUID()}@mail.example`;
      const mine = await reference({ email });
      const receipt = await mailTo(database.dataDir, email, 'payment reference');
      expect(receipt.text).toContain(mine);
      expect(receipt.links).toEqual([`${school.address}/parents/meals/transaction`]);
      await enter(mine, { transactionId: 'MAIL.0001' });
      const notice = await mailTo(database.dataDir, OFFICE, mine);
      expect(notice.links).toEqual([`${school.address}/staff/meals`]);
      for (const mail of [receipt, notice]) {
        expect(saidIn(mail)).not.toMatch(/Chanda|Mwila|4567|K\s?125|MAIL\.0001/);
      }
      const waiting = () =>
        database.rows(`select kind, status from outgoing_mails
          where about = '${mine}' and kind in ('meal-confirmed', 'meal-not-found')`);
      await confirm(mine, 'MAIL.0001');
      expect(await waiting()).toEqual([{ kind: 'meal-confirmed', status: 'waiting' }]);
      await change(mine, { change: 'undo' });
      expect(await waiting()).toEqual([]);
      await change(mine, { change: 'notFound', reason: 'Nothing there.' });
      expect(await waiting()).toEqual([{ kind: 'meal-not-found', status: 'waiting' }]);
      expect(mailsIn(database.dataDir).length).toBeGreaterThan(0);
      expect(school.output()).not.toMatch(/Mwila|mail\.example|MAIL\.0001/);
    });

    test('the family hears of an act of the office when its ten minutes are over, and what it enters meanwhile is kept', async () => {
      const mine = await reference({ phone: '0966 555 666', email: 'late@mail.example' });
      const proof = '5666';
      const ask = () =>
        fetch(`${school.address}/status`, {
          method: 'POST',
          body: new URLSearchParams({ reference: mine, proof }),
        });
      const status = async () => /<h1[^>]*>([^<]*)/.exec(await (await ask()).text())?.[1];
      await enter(mine, { proof, transactionId: 'LATE.0001' });
      expect((await change(mine, { change: 'notFound', reason: 'Not there.' })).status).toBe(200);
      expect((await confirm(mine, 'LATE.0002')).status).toBe(200);
      expect(await status()).toBe('We have your transaction id');

      // A wrong press, and another one: the family has heard of none.
      expect((await change(mine, { change: 'undo' })).status).toBe(200);
      expect((await change(mine, { change: 'cancel' })).status).toBe(200);
      expect(await status()).toBe('We have your transaction id');
      expect((await enter(mine, { proof, transactionId: 'LATE.0003' })).status).toBe(201);
      expect(await record(mine)).toMatchObject({
        ...{ status: 'cancelled', transactionId: 'LATE.0003', canUndo: true },
      });
      expect(await status()).toBe('We have your transaction id');
      expect((await change(mine, { change: 'undo' })).status).toBe(200);
      expect(await record(mine)).toMatchObject({ status: 'transactionEntered' });

      expect((await confirm(mine, 'LATE.0003')).status).toBe(200);
      expect(await status()).toBe('We have your transaction id');
      const copy = await administrator.get(`/api/staff/families/${mine}/copy`);
      expect((await copy.json()).records['meal-payment']).toMatchObject([
        { status: 'transactionEntered', received_kwacha: null, ticked_transaction_id: null },
      ]);
      await letTimePass(mine);
      expect(await status()).toBe('Your payment is confirmed');
      expect((await enter(mine, { proof, transactionId: 'LATE.0004' })).status).toBe(422);
      // Also an act that is taken back later is told in its time.
      expect((await change(mine, { change: 'undo' })).status).toBe(200);
      expect(await status()).toBe('Your payment is confirmed');
      await letTimePass(mine);
      expect(await status()).toBe('We have your transaction id');

      // The office takes it back and says so on the phone: what the family enters then is taken at once.
      expect((await confirm(mine, 'LATE.0003')).status).toBe(200);
      await letTimePass(mine);
      expect((await change(mine, { change: 'undo' })).status).toBe(200);
      expect((await enter(mine, { proof, transactionId: 'LATE.0005' })).status).toBe(201);
      expect(await status()).toBe('We have your transaction id');
      expect(await record(mine)).toMatchObject({ transactionId: 'LATE.0005' });
    });

    test('what the family was told stays whole while it is taken back and done again', async () => {
      const mine = await reference({ phone: '0966 777 888', email: 'whole@mail.example' });
      const proof = '7888';
      const meaning = async () => {
        const body = new URLSearchParams({ reference: mine, proof });
        const page = await fetch(`${school.address}/status`, { method: 'POST', body });
        return (await page.text()).replaceAll('\u00a0', ' ');
      };
      const heldInCopy = async () => {
        const copy = await administrator.get(`/api/staff/families/${mine}/copy`);
        return (await copy.json()).records['meal-payment'][0];
      };
      await enter(mine, { proof, transactionId: 'WHOLE.0001' });
      const firstReason = { change: 'notFound', reason: 'Not on the first day.' };
      expect((await change(mine, firstReason)).status).toBe(200);
      await letTimePass(mine);
      expect((await change(mine, { change: 'undo' })).status).toBe(200);
      expect(await meaning()).toContain('Not on the first day.');
      const secondReason = { change: 'notFound', reason: 'Not on the second day.' };
      expect((await change(mine, secondReason)).status).toBe(200);
      expect(await meaning()).toContain('Not on the first day.');
      await letTimePass(mine);
      expect(await meaning()).toContain('Not on the second day.');

      expect((await confirm(mine, 'WHOLE.0001', 100)).status).toBe(200);
      await letTimePass(mine);
      const short = 'K 100 of K 125 has reached the school.';
      expect(await meaning()).toContain(short);
      expect((await change(mine, { change: 'undo' })).status).toBe(200);
      const isTold = { received_kwacha: 100, ticked_transaction_id: 'WHOLE.0001' };
      expect(await meaning()).toContain(short);
      expect(await heldInCopy()).toMatchObject({ status: 'confirmed', ...isTold });
      expect((await confirm(mine, 'WHOLE.0002', 120)).status).toBe(200);
      expect(await meaning()).toContain(short);
      expect(await heldInCopy()).toMatchObject(isTold);
      expect(await heldInCopy()).not.toHaveProperty('told');
      await letTimePass(mine);
      expect(await meaning()).toContain('K 120 of K 125 has reached the school.');
    });

    test('the room is for admissions and administrators; the file is safe and recorded', async () => {
      const mine = await reference({ childName: '=1+1', phone: '0955000111' });
      for (const path of [DESK, `${DESK}/${mine}`, `${DESK}/sheet/csv`]) {
        expect((await fetch(school.address + path)).status, path).toBe(401);
        for (const person of [editor, recruiter]) expect((await person.get(path)).status).toBe(404);
        expect((await administrator.get(path)).status, path).toBe(200);
      }
      const undo = { change: 'undo', version: 1 };
      expect((await editor.post(`${DESK}/${mine}`, undo)).status).toBe(404);
      expect((await secretary.post(`${DESK}/MP-2222-2222`, undo)).status).toBe(404);
      const text = await (await secretary.get(`${DESK}/sheet/csv?q=0955000111&list=money`)).text();
      expect(text).toContain("'=1+1");
      const [head, ...rows] = readCsv(text);
      expect(head).toContain('Amount (K)');
      expect(rows).toHaveLength(1);
      expect(rows[0]).toEqual(expect.arrayContaining([mine, '=1+1', 'Grade 2', '125']));
      const acts = await database.rows(
        `select act from audit_records where about = 'meal payments'
         and detail like '1 rows, as a file (CSV), columns: Reference; %'`,
      );
      expect(acts).toEqual([{ act: 'exported' }]);
    });

    test('without a script: the same rules and row, once for each press; next week is another payment', async () => {
      const press = (fields: Record<string, string>) =>
        fetch(`${school.address}/parents/meals`, {
          method: 'POST',
          body: new URLSearchParams({ ...written, childName: 'By hand', ...fields }),
        });
      const now = filledInByHand(school);
      for (let time = 0; time < 2; time++) {
        const answer = await press(now);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(await answer.text()).toMatch(/MP-[2-9A-Z]{4}-[2-9A-Z]{4}/);
      }
      const byHand = () =>
        database.rows(`select reference from meal_payments where child_name = 'By hand'`);
      expect(await byHand()).toHaveLength(1);
      let nextWeek = filledInByHand(school);
      while (nextWeek.formTime === now.formTime) nextWeek = filledInByHand(school);
      await press(nextWeek);
      expect(await byHand()).toHaveLength(2);
      const refused = await press({ ...now, amountKwacha: '<b>', purpose: 'Keep <this>' });
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('Keep &lt;this&gt;');
      expect((await press({ ...now, formTime: '' })).status).toBe(422);
    });
  });
}
