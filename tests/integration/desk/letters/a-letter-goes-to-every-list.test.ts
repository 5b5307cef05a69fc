import { describe, expect } from 'vitest';
import { openLetter } from '#desk/letters/letter-account.server.ts';
import type { LetterRoom } from '#desk/letters/letter-rooms.ts';
import { queueLetters } from '#desk/letters/queue-letters.server.ts';
import { sendLetter } from '#desk/letters/send-letter.server.ts';
import { showToWrite } from '#desk/letters/show-letters.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { messageIntake } from '#features/contact/intake/message-intake.server.ts';
import { changeBarred } from '#features/enrollment/barred/change-barred.server.ts';
import { eraseSubject } from '#features/families/erasure/erase-records.server.ts';
import { parentFormIntake } from '#features/parent-forms/form-intake.server.ts';
import { listLetters } from '#features/submissions/desk/list-letters.server.ts';
import { receiveForm } from '#forms/take-form.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { bringChildren } from '#tests/support/clients/children-of-school.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';
import { sampleVolunteer } from '#tests/support/samples/sample-forms.ts';

const TEN_MINUTES = 10 * 60_000;

describe.each(storeKinds)('a letter to every list of people on %s', (kind) => {
  let accounts: TestAccounts;
  let office: ReturnType<typeof schoolOf>;
  let staff: StaffIn<LetterRoom>;
  let payments = 0;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    office = schoolOf(accounts);
  });
  const begin = async () => {
    staff ??= (await office.enterAs('enrollment')) as unknown as StaffIn<LetterRoom>;
  };
  const receive = async (intake: unknown, input: Record<string, unknown>) => {
    accounts.wait(1000);
    const services = { ...accounts, content: fixtureContent };
    const result = await receiveForm(intake as typeof messageIntake, services, {
      input,
      key: crypto.randomUUID(),
    });
    if (result.outcome !== 'stored') throw new Error(JSON.stringify(result));
    return result.receipt.reference;
  };
  const write = (email: string, name: string) =>
    receive(messageIntake, { name, email, subject: 'Buses', message: 'When?' });
  const volunteer = (email: string, name: string) =>
    receive(parentFormIntake('volunteer-application'), { ...sampleVolunteer, email, name });
  /** Written as the school keeps it; what is asked here is not how it is taken. */
  const pay = async (email: string, guardian: string, phone: string) => {
    accounts.wait(1000);
    const at = accounts.clock.now().toISOString();
    const reference = `MP-2222-${2222 + ++payments}`;
    await office.run(`insert into meal_payments (id, reference, submitted_at, child_name,
      grade_level, guardian_name, phone, email, purpose, amount_kwacha, status, reason, changed_at,
      version) values ('${crypto.randomUUID()}', '${reference}', '${at}', 'Chanda', 'grade2',
      '${guardian}', '${phone}', '${email}', 'Lunch', 125, 'referenceMade', '', '${at}', 1)`);
    return reference;
  };
  const shown = async (room: LetterRoom, search: Record<string, string>) => {
    const list = listLetters[room];
    const letter = await showToWrite(accounts, list, new URLSearchParams(search));
    const people = letter.receivers.map(({ name, way, why, to }) => [name, why || way, to]);
    return { ...letter, people };
  };
  const send = async (room: LetterRoom, text: string, references: string[]) => {
    const words = { subject: `To ${room}`, text, references };
    const list = listLetters[room];
    const sent = await sendLetter(accounts, staff, list, words, new URLSearchParams());
    if (sent.outcome !== 'done') throw new Error(JSON.stringify(sent));
    return sent.id;
  };
  const leave = async () => {
    accounts.wait(TEN_MINUTES);
    await queueLetters(accounts, listLetters, AbortSignal.timeout(60_000));
  };
  const mailsTo = async (recipient: string) => {
    const mails = accounts.store.read.selectFrom('outgoing_mails').selectAll();
    const found = await mails.where('recipient', '=', recipient).execute();
    return found.filter((mail) => mail.kind.endsWith('list-letter'));
  };
  const bar = (reference: string, mayKnow: 'nothing' | 'letters' = 'nothing') =>
    changeBarred(accounts, staff as never, reference, {
      ...{ change: 'write', who: { is: 'guardian', guardian: 1 }, mayKnow },
      ...{ mayCollect: false, since: '2026-02-02', reason: 'A court order', paper: '' },
    });

  test('whoever wrote, sent a form or pays gets one letter, whatever the number of times', async () => {
    await begin();
    const at = '@writers.example';
    const messages = [await write(`a${at}`, 'Agness Lungu'), await write(`A${at}`, 'Agness Lungu')];
    const forms = [await volunteer(`b${at}`, 'Bright Lungu')];
    const paidTwice = [
      await pay('', 'Charity Lungu', '0977 400 001'),
      await pay('', 'Charity Lungu', '+260 977 400001'),
    ];
    expect((await shown('messages', { q: 'Agness Lungu' })).people).toEqual([
      ['Agness Lungu', 'mail', `A${at}`],
    ]);
    expect((await shown('parents', { q: 'Bright Lungu' })).people).toEqual([
      ['Bright Lungu', 'mail', `b${at}`],
    ]);
    expect((await shown('meals', {})).people).toMatchObject([
      ['Charity Lungu', 'phone', '+260 977 400001'],
    ]);
    await send('messages', 'Dear {name}, about {reference}.', messages);
    await send('parents', 'Dear {name}, about your {form}.', forms);
    const paid = await send('meals', 'Dear {name}, {amount}: {reference}.', paidTwice);
    await leave();
    const [first, ...more] = [...(await mailsTo(`a${at}`)), ...(await mailsTo(`A${at}`))];
    expect(more).toEqual([]);
    expect(first?.text_part).toContain(`Dear Agness Lungu, about ${messages.join(' and ')}.`);
    const [form] = await mailsTo(`b${at}`);
    expect(form?.text_part).toMatch(/Dear Bright Lungu, about your [a-z]/);
    const account = await openLetter(accounts, listLetters.meals, paid);
    expect(account?.receivers).toMatchObject([{ way: 'phone', references: paidTwice }]);
    expect(account?.receivers[0]?.letter?.asText).toMatch(
      new RegExp(`K\\s125: ${paidTwice.join(' and ')}`),
    );
  });

  test('whoever is told nothing of a child gets none of them, nor one that waits already', async () => {
    await begin();
    const email = 'joseph@told-nothing.example';
    const phone = '0977 400 009';
    const child = await office.apply({
      ...{ parent1FirstName: 'Joseph', parent1LastName: 'Zimba' },
      ...{ parent1Email: email, parent1Phone: phone },
    });
    const message = await write(email, 'Joseph Zimba');
    await pay('', 'Joseph Zimba', phone);
    await send('messages', 'Good day.', [message]);
    await leave();
    expect(await mailsTo(email)).toMatchObject([{ status: 'waiting' }]);
    // Whoever gets letters only gets this one.
    await bar(child, 'letters');
    expect(await mailsTo(email)).toMatchObject([{ status: 'waiting' }]);
    await bar(child);
    expect(await mailsTo(email)).toMatchObject([{ status: 'cancelled', text_part: '' }]);
    expect((await shown('messages', { q: email })).people).toEqual([
      ['Joseph Zimba', 'barred', email],
    ]);
    expect((await shown('meals', {})).people).toContainEqual(['Joseph Zimba', 'barred', phone]);
  });

  test('a message about an application reaches its guardians, and leaves with the application', async () => {
    await begin();
    const email = 'ruth@about.example';
    const child = await office.apply({ parent1Email: email, parent1Phone: '0977 400 011' });
    const about = await write('r@about.example', 'Ruth');
    await office.run(
      `update contact_messages set about = '${child}', email = '' where reference = '${about}'`,
    );
    expect((await shown('messages', { q: about })).people).toMatchObject([[/./, 'mail', email]]);
    const id = await send('messages', 'Dear {name}: {reference}.', [about]);
    await leave();
    const [mail] = await mailsTo(email);
    expect(mail?.text_part).toContain(`Dear parent or guardian: ${child}.`);
    await accounts.store.write((transaction) => eraseSubject(transaction, child));
    expect(await openLetter(accounts, listLetters.messages, id)).toBeUndefined();
  });

  test('a question that is answered or closed meanwhile is not asked any more', async () => {
    await begin();
    const rows = async (statement: string) => (await office.run(statement)).rows as never[];
    const at = '@asked.example';
    const children = ['Mwape', 'Luse', 'Chola'].map((firstName, number) => ({
      ...{ reference: `CH-3333-222${number + 2}`, firstName, lastName: 'Siame' },
      ...{ year: '2026', grade: 'grade3' },
    }));
    const [mwape, luse, chola] = children.map(({ reference }) => reference);
    await bringChildren({ rows } as never, children);
    for (const [reference, name] of [
      [mwape, 'mwape'],
      [luse, 'luse'],
    ]) {
      await rows(`update imported_children set guardian1_email = '${name}${at}'
        where reference = '${reference}'`);
    }
    await rows(`insert into return_questions (id, school_year, version, opened_at, last_day)
      values ('${crypto.randomUUID()}', '2027', 1, '2026-02-02T08:00:00.000Z', '2026-12-01')`);
    const search = new URLSearchParams({ year: '2026', list: 'notAnswered', q: 'Siame' });
    const ask = async () => {
      const letter = await showToWrite(accounts, listLetters.students, search);
      const { subject = '', text = '', isReminder = false } = letter.ready ?? {};
      const words = { subject, text, isReminder, references: letter.references };
      const done = await sendLetter(accounts, staff, listLetters.students, words, search);
      if (done.outcome !== 'done') throw new Error(JSON.stringify(done));
      return done.id;
    };
    const became = async (id: string) =>
      (await openLetter(accounts, listLetters.students, id))?.receivers.map(
        ({ way, why, references: [reference], letter, isAsked }) => ({
          ...{ reference, is: why || way, text: letter?.text, isAsked },
        }),
      );

    const first = await ask();
    await rows(`insert into return_answers (id, student_id, school_year, answer, reason, given_by,
      given_how, typed_by, answered_at) select '${crypto.randomUUID()}', id, '2027', 'yes', '',
      'office', 'telephone', 'a@b.example', '2026-02-02T08:00:00.000Z' from students
      where reference = '${luse}'`);
    await leave();
    expect(await mailsTo(`luse${at}`)).toEqual([]);
    expect((await mailsTo(`mwape${at}`))[0]?.text_part).toContain('Please call');
    expect(await became(first)).toMatchObject([
      {
        reference: chola,
        is: 'paper',
        text: expect.stringContaining('Please call'),
        isAsked: true,
      },
      { reference: luse, is: 'answered' },
      { reference: mwape, is: 'mail' },
    ]);
    const reminder = await ask();
    await rows(`update return_questions set closed_at = '2026-02-02T09:00:00.000Z'`);
    await leave();
    expect(await mailsTo(`mwape${at}`)).toHaveLength(1);
    expect(await became(reminder)).toMatchObject([
      { reference: chola, is: 'paper', text: undefined, isAsked: false },
      { reference: mwape, is: 'answered' },
    ]);
    await rows('delete from return_questions');
  });

  test('families of the children of the school are written to, whichever way a child came', async () => {
    await begin();
    const rows = async (statement: string) => (await office.run(statement)).rows as never[];
    const reference = 'CH-2222-3333';
    const who = { reference, firstName: 'Thabo', lastName: 'Njobvu' };
    await bringChildren({ rows } as never, [{ ...who, year: '2026', grade: 'grade3' }]);
    const letter = await shown('students', { year: '2026', q: 'Njobvu' });
    expect(letter).toMatchObject({ references: [reference], narrowed: ['2026'] });
    expect(letter.people).toEqual([['Ruth Daka', 'paper', '']]);
    const id = await send('students', 'Dear {name}, {child} is in {class}.', [reference]);
    const account = await openLetter(accounts, listLetters.students, id);
    expect(account?.receivers[0]?.letter).toMatchObject({
      text: 'Dear Ruth Daka, Thabo, Grade 3 is in Grade 3 A.',
      reference: '',
    });
    const next = { reference: 'CH-2222-4444', firstName: 'Lubasi', lastName: 'Njobvu' };
    const draft = { ...next, year: '2099', grade: 'grade3', letter: 'B' };
    await bringChildren({ rows } as never, [draft]);
    const early = await send('students', '{child} is in {class}.', [next.reference]);
    const ofDraft = await openLetter(accounts, listLetters.students, early);
    // The classes of a year that has not begun are a draft, and no family reads them.
    expect(ofDraft?.receivers[0]?.letter?.text).toBe('Lubasi, Grade 3 is in Grade 3.');
    const asked = { subject: 'A', text: '{reference}', references: [reference] };
    const search = new URLSearchParams();
    expect(await sendLetter(accounts, staff, listLetters.students, asked, search)).toMatchObject({
      outcome: 'refused',
      field: 'text',
    });
  });
});
