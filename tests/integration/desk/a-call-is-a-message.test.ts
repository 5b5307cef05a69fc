import { describe, expect, test } from 'vitest';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';

const MESSAGES = '/api/staff/messages';
const CALLS = '/api/staff/messages-of-callers';
const PHONE = '0977 415 926';

describe.each(presentStoreKinds())('what a caller wants, on %s', (kind) => {
  const desk = deskOn(kind);

  const typedIn = async (changes: Record<string, string> = {}) => {
    const call = { name: 'Loveness Siame', phone: PHONE, message: 'Asks about the bus.' };
    return desk.office.post(CALLS, { ...call, ...changes });
  };
  const referenceOf = async (answer: Response) => {
    expect(answer.status).toBe(201);
    return (await answer.json()).reference as string;
  };
  const json = async (path: string) => (await desk.office.get(path)).json();
  const mailsAbout = (reference: string) =>
    desk.database.rows(`select kind, recipient from outgoing_mails where about = '${reference}'`);

  test('is a message like any other, says who typed it in, and writes to nobody', async () => {
    const reference = await referenceOf(await typedIn());
    const record = await json(`${MESSAGES}/${reference}`);
    expect(record).toMatchObject({
      ...{ name: 'Loveness Siame', email: '', phone: PHONE, subject: 'Asks about the bus.' },
      ...{ enteredBy: desk.office.email, isAnswerable: false, status: 'read' },
      turn: { whose: 'ours' },
    });
    expect(record.history).toContainEqual(
      expect.objectContaining({ staffEmail: desk.office.email, data: { isTypedIn: true } }),
    );
    expect(await mailsAbout(reference)).toEqual([]);
    const { rows } = await json(`${MESSAGES}?q=${encodeURIComponent(PHONE)}`);
    expect(rows).toMatchObject([{ reference, words: `by phone, ${PHONE}` }]);
    const found = await (await desk.office.post('/api/staff/search', { typed: '415926' })).json();
    expect(JSON.stringify(found)).toContain('Call from Loveness Siame');
    const answered = { change: 'status', version: record.version, to: 'answered' };
    expect((await desk.office.post(`${MESSAGES}/${reference}`, answered)).status).toBe(200);
  });

  test('is kept once when the answer was lost, and a day to call stands on Today', async () => {
    const callOn = dayInLusaka(new Date());
    const call = { name: 'Idah Callsimwaba', message: 'Asks for a visit.', callOn };
    const reference = await referenceOf(await typedIn(call));
    expect(await (await typedIn(call)).json()).toMatchObject({ reference });
    const today = JSON.stringify(await json('/api/staff/today'));
    expect(today).toContain('Idah Callsimwaba waits to be called back.');
    expect(today).toContain(`/staff/messages/${reference}`);
    await expectProblem(await typedIn({ ...call, callOn: '2020-01-01' }), 422);
    await expectProblem(await typedIn({ ...call, phone: '0977' }), 422);
    await expectProblem(await typedIn({ ...call, phone: '' }), 422);
  });

  test('writes to an address that was given', async () => {
    const reference = await referenceOf(
      await typedIn({ name: 'Judith Phiri', email: 'judith.calls@mail.example' }),
    );
    expect(await mailsAbout(reference)).toEqual([
      { kind: 'message-receipt', recipient: 'judith.calls@mail.example' },
    ]);
  });

  test('names the children with this number, is suggested to their family, copied and erased', async () => {
    const phone = '0966 271 828';
    const family = { studentFirstName: 'Natasha', studentLastName: 'Callkabwe' };
    const sent = await sendApplication(desk.school.address, { ...family, parent1Phone: phone });
    const child = (await sent.json()).reference as string;
    const reference = await referenceOf(await typedIn({ name: 'Mrs Callkabwe', phone }));
    const { writer } = await json(`${MESSAGES}/${reference}`);
    expect(writer).toMatchObject({ isOfFamily: false, children: [{ reference: child }] });
    const { records } = await json(`/api/staff/enrollment-applications/${child}/belonging`);
    expect(records).toMatchObject([{ record: { reference } }]);
    const copy = JSON.stringify(await json(`/api/staff/families/${reference}/copy`));
    expect(copy).toContain(phone);
    expect(copy).not.toContain(desk.office.email);
    const asked = { reference, of: 'one', also: [], subjects: [reference] };
    expect((await desk.office.post(`/api/staff/families/${reference}`, asked)).status).toBe(200);
    expect(
      await desk.database.rows(`select id from contact_messages where reference = '${reference}'`),
    ).toEqual([]);
  });
});
