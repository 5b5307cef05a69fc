import { describe, expect, test } from 'vitest';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import { newReference } from '#lib/text/reference.ts';
import { eraseAtDesk } from '#tests/support/clients/erase-at-desk.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount, type StaffClient } from '#tests/support/clients/staff-client.ts';
import {
  presentStoreKinds,
  type SchoolDatabase,
} from '#tests/support/databases/school-database.ts';
import { schoolOn } from '#tests/support/databases/school-on-each-store.ts';
import { expectProblem } from '#tests/support/expect-problem.ts';
import type { HostedSchool } from '#tests/support/hosting/hosted-school.ts';
import { swapped } from '#tests/support/samples/swapped.ts';

describe.each(presentStoreKinds())('a call is a note with a day, on %s', (kind) => {
  let database: SchoolDatabase;
  let school: HostedSchool;
  let office: StaffClient;
  let recruiter: StaffClient;
  schoolOn(kind, async (opened, its) => {
    [school, database] = [opened, its];
    office = await openStaffAccount(school, database.rows, 'admissions');
    recruiter = await openStaffAccount(school, database.rows, 'recruitment');
  });

  const today = dayInLusaka(new Date());
  const apply = async (studentFirstName: string): Promise<string> =>
    (await (await sendApplication(school.address, { studentFirstName })).json()).reference;
  const noteAt = (reference: string, body: object) =>
    office.post(`/api/staff/families/${reference}/notes`, body);
  const call = (words: string, callOn: string | null) => ({ change: 'addNote', words, callOn });
  const family = async (reference: string) =>
    (await office.get(`/api/staff/families/${reference}`)).json();
  const workOf = async (staff: StaffClient, name: string) =>
    (await (await staff.get('/api/staff/today')).json()).work.filter((line: { words: string }) =>
      line.words.includes(name),
    );

  test('it stands on Today, at the record and with the family until somebody has called', async () => {
    const reference = await apply('Callachild');
    const wants = 'Asks whether the bus stops at the clinic.';
    expect((await noteAt(reference, call(wants, addDays(today, 1)))).status).toBe(200);
    const line = {
      ...{ when: 'week', day: { says: 'call', on: addDays(today, 1) } },
      ...{ detail: `“${wants}”`, to: `/staff/families/${reference}#calls` },
    };
    expect(await workOf(office, 'Callachild')).toMatchObject([line]);
    expect(await workOf(recruiter, 'Callachild')).toEqual([]);
    const [noted] = (await family(reference)).calls;
    expect(noted).toMatchObject({ text: wants, callOn: addDays(today, 1), calledAt: null });
    const record = await (
      await office.get(`/api/staff/enrollment-applications/${reference}`)
    ).json();
    expect(record.work.notes).toMatchObject([{ id: noted.id, callOn: addDays(today, 1) }]);

    const done = { change: 'markCall', id: noted.id, isCalled: true };
    expect((await noteAt(reference, done)).status).toBe(200);
    // A colleague who says it as well has said the same.
    expect((await noteAt(reference, done)).status).toBe(200);
    expect(await workOf(office, 'Callachild')).toEqual([]);
    const { calls, entries } = await family(reference);
    expect(calls).toEqual([]);
    expect(entries.filter((entry: { kind: string }) => entry.kind === 'note')).toMatchObject([
      { title: 'Called back', text: wants },
    ]);
    const undone = { ...done, isCalled: false };
    const atRecord = await office.post(`/api/staff/enrollment-applications/${reference}`, undone);
    expect(atRecord.status).toBe(200);
    expect((await family(reference)).calls).toHaveLength(1);
    const acts = await database.rows(
      `select detail from audit_records where about = '${reference}' and act = 'changed' order by at`,
    );
    expect(acts.map(({ detail }) => detail)).toEqual([
      ...['call noted', 'called back', 'not called back yet'],
    ]);
  });

  test('it is late once its day is over, is in a copy, and goes with what it is about', async () => {
    const reference = await apply('Latecallchild');
    expect((await noteAt(reference, call('Call me.', today))).status).toBe(200);
    await database.rows(
      `update case_notes set call_on = '${addDays(today, -2)}' where reference = '${reference}'`,
    );
    expect(await workOf(office, 'Latecallchild')).toMatchObject([
      { when: 'late', day: { says: 'promised', on: addDays(today, -2) } },
    ]);
    const copy = await office.get(`/api/staff/families/${reference}/copy?as=page`);
    expect(await copy.text()).toContain('The office calls back on');
    expect((await eraseAtDesk(office, reference)).status).toBe(200);
    expect(await workOf(office, 'Latecallchild')).toEqual([]);
    const left = await database.rows(`select id from case_notes where reference = '${reference}'`);
    expect(left).toEqual([]);
  });

  test('what is no day ahead, no note and nothing of a family is refused', async () => {
    const reference = await apply('Refusedcall');
    await expectProblem(await noteAt(reference, call('Call.', addDays(today, -1))), 422, 'callOn');
    await expectProblem(await noteAt(reference, call('Call.', 'tomorrow')), 422);
    await expectProblem(await noteAt(reference, call('', null)), 422, 'words');
    await expectProblem(await noteAt(newReference('EN'), call('Call.', null)), 404);
    expect((await noteAt(reference, call('Only a note.', null))).status).toBe(200);
    const [entry] = (await family(reference)).entries.filter(
      (one: { kind: string }) => one.kind === 'note',
    );
    expect(entry).toMatchObject({ title: 'Note', text: 'Only a note.' });
    expect((await family(reference)).calls).toEqual([]);
  });

  test('a reference with two characters in each other’s place is asked about', async () => {
    const reference = await apply('Swappedchild');
    const found = async (typed: string) =>
      (await office.post('/api/staff/search', { typed })).json();
    const answer = await found(swapped(reference));
    expect(answer).toMatchObject({ families: [], meant: [{ reference }] });
    expect((await found(reference)).meant).toEqual([]);
  });
});
