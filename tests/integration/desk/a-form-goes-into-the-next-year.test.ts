import { describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { listEverWaiting } from '#features/enrollment/places/number/told-lists.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { applicationAtDesk } from '#tests/support/clients/application-at-desk.ts';
import { openByBirthDate } from '#tests/support/clients/family-page.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { deskOn } from '#tests/support/databases/desk-on-each-store.ts';
import { presentStoreKinds } from '#tests/support/databases/school-database.ts';
import { readPdf } from '#tests/support/readers/read-pdf.ts';
import { counts, openRound } from '#tests/support/samples/round-at-desk.ts';
import { sampleAnswers } from '#tests/support/samples/sample-answers.ts';

const LIST = '/api/staff/enrollment-applications';
const MOVES = '/api/staff/enrollment-moves';

describe.each(presentStoreKinds())('a form goes into the next year, on %s', (kind) => {
  const desk = deskOn(kind);
  const rows = (statement: string) => desk.database.rows(statement);
  const record = async (reference: string) =>
    (await desk.office.get(`${LIST}/${reference}`)).json();
  const change = async (reference: string, body: object) => {
    const { version } = await record(reference);
    const answer = await desk.office.post(`${LIST}/${reference}`, { version, ...body });
    return { status: answer.status, text: await answer.text() };
  };
  const tenMinutesLater = (reference: string) =>
    rows(`update case_statuses set tell_at = reached_at where reference = '${reference}'`);
  /** Everything that is kept of the form and its statuses, but how often it was changed. */
  const kept = async (reference: string) => {
    const [{ version: _, ...row } = {} as Record<string, unknown>] = await rows(
      `select * from enrollment_applications where reference = '${reference}'`,
    );
    return {
      row,
      statuses: await rows(
        `select * from case_statuses where reference = '${reference}' order by number`,
      ),
      corrections: await rows(
        `select * from enrollment_corrections where application_id = '${row.id}'`,
      ),
    };
  };
  const mailsAbout = async (reference: string) =>
    (await rows(
      `select kind, status, text_part from outgoing_mails where about = '${reference}' order by queued_at`,
    )) as { kind: string; status: string; text_part: string }[];
  const family = async (reference: string) => {
    const { studentDOB } = sampleAnswers;
    const answer = await openByBirthDate(desk.school.address, { reference, studentDOB });
    return plainSpaces(await answer.text()).replace(/<[^>]*>/g, '');
  };
  async function withoutPlace(studentFirstName: string, answers: Record<string, string> = {}) {
    const parent1Email = `${studentFirstName.toLowerCase()}@mail.example`;
    const reference = await applicationAtDesk(
      desk.school,
      desk.office,
      { studentFirstName, parent1Email, gradeLevel: 'grade1', enrollmentYear: '2027', ...answers },
      ['underReview', 'waitlisted', 'notOffered'],
    );
    await tenMinutesLater(reference);
    return reference;
  }
  const saysYes = (reference: string) =>
    rows(
      `update case_statuses set facts = '{"considerFor":{"year":"2028","at":"2026-11-03T08:00:00.000Z"}}' where reference = '${reference}' and status = 'notOffered'`,
    );
  const overIntoNextYear = { change: 'move', to: 'waitlisted', intoNextYear: true };
  const letter = { subject: 'The next year', text: 'We keep your answers, Bashikulu.' };

  test('in one act, which the family is told once, and which is taken back whole', async () => {
    const reference = await withoutPlace('Chanda');
    const refused = await change(reference, overIntoNextYear);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('has not said')]);
    await saysYes(reference);
    const [before, mails] = [await kept(reference), await mailsAbout(reference)];
    expect((await change(reference, { ...overIntoNextYear, letter })).status).toBe(200);

    const { history, acts, enrollmentYear, status, corrections } = await record(reference);
    expect([enrollmentYear, status]).toEqual(['2028', 'waitlisted']);
    expect(history.at(-1).facts.carriedFrom).toEqual({ year: '2027' });
    expect(acts[0].data).toMatchObject({ status: 'waitlisted', intoYear: '2028' });
    expect(acts.filter(({ data }: { data: object }) => 'corrected' in data)).toEqual([]);
    expect(corrections[0]).toMatchObject({ before: '2027', after: '2028' });
    const [waits, ...others] = (await mailsAbout(reference)).slice(mails.length);
    expect(others).toEqual([]);
    expect(waits).toMatchObject({ kind: 'enrollment-waitlisted', status: 'waiting' });
    expect(waits?.text_part).toContain('We keep your answers, Bashikulu.');
    expect(waits?.text_part).toContain('It is for Grade 1, school year 2028.');
    // Nobody outside hears of it while it can be taken back.
    expect(await family(reference)).toContain('School year 2027');
    expect(await family(reference)).not.toContain('2028');

    expect((await change(reference, { change: 'undo' })).status).toBe(200);
    expect(await kept(reference)).toEqual(before);
    expect((await mailsAbout(reference)).length).toBe(mails.length);
    expect(await family(reference)).toContain('School year 2027');

    expect((await change(reference, { ...overIntoNextYear, letter })).status).toBe(200);
    await tenMinutesLater(reference);
    expect((await change(reference, { change: 'undo' })).status).toBe(422);
    expect(await family(reference)).toContain('School year 2028');
    expect(await family(reference)).toContain('number 1 of 1 on the waiting list for Grade 1');
    // Where it gets no place again, what was said before is over.
    expect((await change(reference, { change: 'move', to: 'notOffered' })).status).toBe(200);
    const { rows } = await (await desk.office.get(`${LIST}?waits=nextYear`)).json();
    expect(rows).toEqual([]);
  });

  test('with several at once, from the list of those who said yes', async () => {
    const named = [];
    for (const name of ['Mutinta', 'Lushomo', 'Choolwe']) named.push(await withoutPlace(name));
    const [mutinta = '', lushomo = '', choolwe = ''] = named;
    await saysYes(mutinta);
    await saysYes(lushomo);
    const applications: { reference: string; version: number }[] = [];
    for (const reference of named)
      applications.push({ reference, version: (await record(reference)).version });
    const before = [await kept(mutinta), await kept(lushomo)];
    const body = { to: 'waitlisted', intoNextYear: true, letter, applications };
    const said = await (await desk.office.post(MOVES, body)).json();
    expect(said.moved).toHaveLength(2);
    expect(said.notMoved).toMatchObject([
      { reference: choolwe, reason: expect.stringContaining('has not said') },
    ]);
    const undone = await desk.office.post(`${MOVES}/undo`, {
      applications: said.moved.map(({ reference, version }: Record<string, unknown>) => ({
        ...{ reference, version },
      })),
    });
    expect((await undone.json()).takenBack).toHaveLength(2);
    expect([await kept(mutinta), await kept(lushomo)]).toEqual(before);
  });

  test('not where the child has a form for that year', async () => {
    const reference = await withoutPlace('Namakau');
    await saysYes(reference);
    const again = { studentFirstName: 'Namakau', gradeLevel: 'grade1', enrollmentYear: '2028' };
    const other = await (await sendApplication(desk.school.address, again)).json();
    // The form is asked for years that can be applied for; the office has put this one right.
    await rows(
      `update enrollment_applications set enrollment_year = '2028' where reference = '${other.reference}'`,
    );
    const refused = await change(reference, overIntoNextYear);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(`has a form for 2028 already: ${other.reference}`);
  });

  test('and stays in what the list of its year tells of itself', async () => {
    const reference = await withoutPlace('Twaambo', { gradeLevel: 'grade3' });
    const list = async (year: string) => {
      const { settings, dataDir } = desk.database;
      const store = await openStore(
        { dataDir, databaseUrl: settings.DATABASE_URL },
        createLog('silent'),
      );
      try {
        const criteria = { groups: [], within: 'day' } as const;
        const by = { criteria: { ...criteria, groups: [] }, now: new Date() };
        const all = await listEverWaiting(store.read, { year, grade: 'grade3' }, by);
        return all.map(({ reference: one, since, left }) => ({ one, since, left }));
      } finally {
        await store.close();
      }
    };
    const before = await list('2027');
    expect(before).toMatchObject([{ one: reference, left: { wasOffered: false } }]);
    await saysYes(reference);
    expect((await change(reference, overIntoNextYear)).status).toBe(200);
    expect([await list('2027'), await list('2028')]).toEqual([before, []]);
    await tenMinutesLater(reference);
    const { history } = await record(reference);
    expect(await list('2027')).toEqual(before);
    expect(await list('2028')).toEqual([
      { one: reference, since: history.at(-1).reachedAt, left: undefined },
    ]);
  });

  test('with a ticket where that year has a round, and with its words on paper where no mail goes', async () => {
    const reference = await withoutPlace('Mwangala', { parent1Email: 'none' });
    await rows(
      `update enrollment_applications set parent1_email = '', parent1_confirmed_email = '' where reference = '${reference}'`,
    );
    await saysYes(reference);
    await openRound(desk.office, rows, '2028', { places: counts({ grade1: '2' }) });
    expect((await change(reference, overIntoNextYear)).status).toBe(200);
    const [{ ticket } = { ticket: '' }] = (await rows(
      `select ticket from round_tickets join enrollment_applications one on one.lot = round_tickets.lot where year = '2028' and reference = '${reference}'`,
    )) as { ticket: string }[];
    expect(ticket).toMatch(/^\d{4}$/);
    await tenMinutesLater(reference);
    expect(await family(reference)).toContain(`Your child’s ticket is ${ticket}.`);
    const pdf = await desk.office.get('/api/staff/enrollment-letters-to-tell');
    const paper = readPdf(Buffer.from(await pdf.arrayBuffer()))
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ');
    expect(paper).toContain('You asked us to keep your answers for the next school year.');
    expect(paper).toContain(`Your child’s ticket is ${ticket}.`);
  });
});
