import { describe, expect, test } from 'vitest';
import { addDays, dayInLusaka, weekdayAndDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import { openByBirthDate } from '#tests/support/clients/family-page.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { mailTo } from '#tests/support/readers/captured-mail.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

const letter = { subject: 'Your interview', text: 'We look forward to meeting you.' };
const day = { change: 'interview', on: '2099-11-30', time: '10:00 AM', place: 'School office' };
const WORDS = 'Monday, November 30, 2099, 10:00 AM, School office';

describe.each(presentStoreKinds())('an interview with a family, on %s', (kind) => {
  const desk = deskOn(kind);

  /** An application that the office has begun to read, of a family with two guardians. */
  async function reviewed(name: string) {
    const [mother, father] = [`${name}-1@mail.example`, `${name}-2@mail.example`];
    const { reference } = await (
      await sendApplication(desk.school.address, {
        ...{ studentFirstName: name, parent1Email: mother },
        ...{ parent2FirstName: 'Moses', parent2Email: father },
      })
    ).json();
    const at = `/api/staff/enrollment-applications/${reference}`;
    const record = async () => (await desk.office.get(at)).json();
    const change = async (asked: object) => {
      const { version } = await record();
      return desk.office.post(at, { version, ...asked });
    };
    expect((await change({ change: 'move', to: 'underReview' })).status).toBe(200);
    return { reference: reference as string, mother, father, at, record, change };
  }
  const mailsOf = (reference: string, of = 'enrollment-interview') =>
    desk.database.rows(`select recipient, calendar_part, text_part from outgoing_mails
      where about = '${reference}' and kind = '${of}' order by queued_at, recipient`);
  async function inPortal(reference: string, which: 1 | 2) {
    const guardian = await openStaffAccount(desk.school, desk.database.rows);
    const code = await newAccessCode(desk.database.rows, reference, undefined, which);
    expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
    return async () =>
      (await (await guardian.get(`/api/portal/applications/${reference}`)).json()).interview;
  }

  test('is told by mail and in the portal, changed, and called off, as one day of one calendar', async () => {
    const { reference, mother, father, record, change } = await reviewed('Bupe');
    const told = await inPortal(reference, 1);
    expect(await told()).toBeUndefined();
    expect((await change({ ...day, letter })).status).toBe(200);
    expect(plainSpaces((await told()).meaning)).toContain(WORDS);
    // Nobody has shown that the second address is a guardian's: it is not told where the child will be.
    const recipients = (await mailsOf(reference)).map(({ recipient }) => recipient);
    expect(recipients).toContain(mother);
    expect(recipients).not.toContain(father);
    const mail = await mailTo(desk.database.dataDir, mother, letter.subject);
    expect(plainSpaces(mail.text)).toContain(WORDS);
    expect(mail.text).not.toContain('Bupe');
    expect(await record()).toMatchObject({ inviteTo: recipients, interview: { on: day.on } });

    expect((await change({ ...day, on: '2099-12-01', letter })).status).toBe(200);
    expect((await record()).interview).toMatchObject({ on: '2099-12-01', sequence: 1 });
    const off = { subject: 'No interview on that day', text: 'We are sorry.' };
    expect((await change({ change: 'callOff', letter: off })).status).toBe(200);
    expect((await record()).interview).toMatchObject({ sequence: 2, isCalledOff: true });
    expect(await told()).toBeUndefined();
    await mailTo(desk.database.dataDir, mother, off.subject);
    expect((await change({ change: 'callOff' })).status).toBe(422);
  });

  test('is not said to whoever knows the birth date, nor to whoever gets letters only', async () => {
    const { reference, mother, at, change } = await reviewed('Luyando');
    const second = await inPortal(reference, 2);
    const barring = {
      ...{ change: 'bar', who: { is: 'guardian', guardian: 2 }, mayKnow: 'letters' },
      ...{ mayCollect: true, since: '2026-02-02', reason: 'A court order', paper: '' },
    };
    expect((await desk.office.post(at, barring)).status).toBe(200);
    const telling = { ...letter, subject: 'Interview on 30 November 2099' };
    expect((await change({ ...day, letter: telling })).status).toBe(200);
    expect((await mailsOf(reference)).map(({ recipient }) => recipient)).toEqual([mother]);
    expect(await second()).toBeUndefined();
    const known = { reference, studentDOB: sampleAnswers.studentDOB };
    const page = await (await openByBirthDate(desk.school.address, known)).text();
    expect(page).toContain('We are reading your application');
    expect(page).not.toContain('2099');
  });

  test('is cancelled in the calendar by the decision, and set only while the application is read', async () => {
    const { reference, mother, record, change } = await reviewed('Namwinga');
    const today = async () => (await desk.office.get('/api/staff/today')).text();
    const soon = addDays(dayInLusaka(new Date()), 2);
    expect((await change({ ...day, on: soon, letter })).status).toBe(200);
    // It stands with its own day, and with whose work the application is.
    const { email: assignedTo, accountId: to } = desk.office;
    expect((await change({ change: 'assign', to })).status).toBe(200);
    const { lines } = JSON.parse(await today());
    expect(
      lines.find(({ words }: { words: string }) =>
        words.startsWith('Interview with the family of Namwinga'),
      ),
    ).toMatchObject({ on: soon, assignedTo });
    const { moves } = await record();
    const offer = moves.find(({ to }: { to: string }) => to === 'waitlisted');
    const moved = await change({ change: 'move', to: 'waitlisted', letter: offer.letter });
    expect(moved.status).toBe(200);
    const told = await mailsOf(reference, 'enrollment-waitlisted');
    const cancelled = told.filter(({ calendar_part }) => calendar_part?.includes('CANCELLED'));
    expect(told.length).toBeGreaterThan(cancelled.length);
    expect(cancelled).toHaveLength(1);
    expect(cancelled[0]?.calendar_part).toContain('SUMMARY:Interview: a place in Grade');
    expect(cancelled[0]?.calendar_part).not.toContain('Namwinga');
    // Not everybody has a calendar: the letter says it as well.
    expect(cancelled[0]?.recipient).toBe(mother);
    const off = `The interview on ${weekdayAndDate(soon)}, 10:00 AM, does not take place.`;
    const saidTo = told.filter(({ text_part }) =>
      plainSpaces(text_part ?? '')
        .replace(/\s+/g, ' ')
        .includes(plainSpaces(off)),
    );
    expect(saidTo.map(({ recipient }) => recipient)).toEqual([mother]);
    const refused = await change({ ...day, letter });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      detail: 'An interview is set while the application is under review.',
    });
    expect(await today()).not.toContain('Interview with the family of Namwinga');
  });

  test('is cancelled in the calendar by a step without a letter, unless the step is taken back', async () => {
    const { reference, mother, change } = await reviewed('Sibeso');
    expect((await change({ ...day, letter })).status).toBe(200);
    const over = () => mailsOf(reference, 'enrollment-interview-over');
    expect((await change({ change: 'move', to: 'waitlisted' })).status).toBe(200);
    const told = await over();
    expect(told.map(({ recipient }) => recipient)).toEqual([mother]);
    expect(told[0]?.calendar_part).toContain('STATUS:CANCELLED');
    expect(told[0]?.calendar_part).toContain('SEQUENCE:1');
    expect((await change({ change: 'undo' })).status).toBe(200);
    expect(await over()).toEqual([]);
    // Said by telephone only, a day is in no calendar.
    const byPhone = await reviewed('Sililo');
    expect((await byPhone.change(day)).status).toBe(200);
    expect((await byPhone.change({ change: 'move', to: 'waitlisted' })).status).toBe(200);
    expect(await mailsOf(byPhone.reference, 'enrollment-interview-over')).toEqual([]);
  });

  test('is cancelled in the calendar by the receipt of a family that withdraws', async () => {
    const { reference, mother, father, at, change } = await reviewed('nalukui');
    const barring = {
      ...{ change: 'bar', who: { is: 'guardian', guardian: 2 }, mayKnow: 'letters' },
      ...{ mayCollect: true, since: '2026-02-02', reason: 'A court order', paper: '' },
    };
    expect((await desk.office.post(at, barring)).status).toBe(200);
    expect((await change({ ...day, letter })).status).toBe(200);
    const guardian = await openStaffAccount(desk.school, desk.database.rows);
    const code = await newAccessCode(desk.database.rows, reference, undefined, 1);
    expect((await guardian.post('/api/portal/links', { code })).status).toBe(200);
    const seen = { seen: 'underReview', to: 'withdrawn' };
    const withdrawn = await guardian.post(`/api/portal/applications/${reference}/status`, seen);
    expect(withdrawn.status).toBe(200);
    const receipts = await mailsOf(reference, 'guardian-withdrawn');
    const cancelled = receipts.filter(({ calendar_part }) => calendar_part?.includes('CANCELLED'));
    expect(cancelled.map(({ recipient }) => recipient)).toContain(mother);
    expect(cancelled.map(({ recipient }) => recipient)).not.toContain(father);
    expect(await mailsOf(reference, 'enrollment-interview-over')).toEqual([]);
  });

  test('of two forms of one child stands where it was set, and is told with both', async () => {
    const first = await reviewed('Kaluba');
    const second = await reviewed('Kaluba');
    const told = await inPortal(first.reference, 1);
    expect((await second.change({ ...day, letter })).status).toBe(200);
    expect(await told()).toBeUndefined();
    const same = { reference: first.reference, other: second.reference, decision: 'sameChild' };
    const decided = await desk.office.post('/api/staff/enrollment-belonging', {
      ...same,
      seen: null,
    });
    expect(decided.status).toBe(200);
    expect((await second.record()).sameChildAs).toBe(first.reference);
    expect(plainSpaces((await told()).meaning)).toContain(WORDS);
    expect((await second.change({ ...day, letter })).status).toBe(422);
    expect((await second.change({ change: 'callOff', letter })).status).toBe(200);
    expect(await told()).toBeUndefined();
    // Once the child has an answer nothing else is told.
    const third = await reviewed('Kaluba');
    expect((await third.change({ ...day, letter })).status).toBe(200);
    const more = { ...same, other: third.reference };
    await desk.office.post('/api/staff/enrollment-belonging', { ...more, seen: null });
    expect(await told()).toBeDefined();
    expect((await first.change({ change: 'move', to: 'waitlisted' })).status).toBe(200);
    await desk.database.rows(
      `update case_statuses set tell_at = reached_at where reference = '${first.reference}'`,
    );
    expect(await told()).toBeUndefined();
  });

  test('of two colleagues the second hears of the first, and what is refused is not written down', async () => {
    const { reference, at, record } = await reviewed('Mwiza');
    const { version } = await record();
    const first = await desk.office.post(at, { ...day, version });
    expect(first.status).toBe(200);
    const second = await desk.office.post(at, { ...day, on: '2099-12-08', version });
    expect(second.status).toBe(409);
    expect((await record()).interview).toEqual({
      ...{ on: day.on, time: day.time, place: day.place, sequence: 0 },
    });
    const nobody = "parent1_email = '', parent1_confirmed_email = '', parent2_email = ''";
    await desk.database.rows(
      `update enrollment_applications set ${nobody} where reference = '${reference}'`,
    );
    const anew = { ...day, on: '2099-12-08', version: (await record()).version, letter };
    expect((await desk.office.post(at, anew)).status).toBe(422);
    expect((await record()).interview).toMatchObject({ on: day.on, sequence: 0 });
  });

  test('a day that is over, and a time that is none, are refused with what to do', async () => {
    const { change } = await reviewed('Tamara');
    for (const wrong of [{ on: '2026-01-05' }, { time: 'ten' }, { place: ' ' }])
      expect((await change({ ...day, ...wrong })).status).toBe(422);
  });
});
