import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { answerByLink, openAnswerLink } from '#features/contact/conversation/answer.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import { undoMove } from '#features/enrollment/desk/undo-move.server.ts';
import { getApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { inviteFromDesk } from '#features/enrollment/guardians/invite-guardian.server.ts';
import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import {
  addReadyText,
  changeReadyText,
  listReadyTexts,
} from '#features/enrollment/requests/ready-texts.server.ts';
import { remindFamilies } from '#features/enrollment/requests/remind-families.server.ts';
import { writeToSchool } from '#features/enrollment/requests/write-to-school.server.ts';
import { eraseRecords } from '#features/families/erasure/erase-records.server.ts';
import { exportRecords, findHeld } from '#features/families/export/export-records.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf, tokenIn } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WORDS = 'Please bring the under-five card of Mutinta.';

describe.each(storeKinds)('the office asks a family for something, on %s', (kind) => {
  let accounts: TestAccounts;
  let office: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    office = schoolOf(accounts);
  });

  const now = () => accounts.clock.now();
  const open = async (reference: string) => {
    const record = await caseRooms.enrollment.open(
      { ...accounts, content: fixtureContent },
      staff,
      reference,
    );
    if (!record) throw new Error('There is no such application');
    return record;
  };
  const change = (reference: string, asked: Parameters<typeof changeRequests>[3]) =>
    changeRequests(accounts, staff, reference, asked);
  const ask = (reference: string, ...things: string[]) =>
    change(reference, { change: 'ask', things, papers: [], words: WORDS });

  /** An application that was asked for the things, by a colleague of the enrollment room. */
  async function asked(email: string, ...things: string[]): Promise<string> {
    staff ??= await office.enterAs('enrollment');
    const reference = await office.apply({ parent1Email: email });
    expect(await ask(reference, ...things)).toEqual({ outcome: 'done' });
    return reference;
  }

  test('the mail waits for ten minutes, holds none of the words, and the status stays', async () => {
    const reference = await asked('words@mail.example', 'Under-five card', 'Last report');
    const record = await open(reference);
    expect(record.status).toBe('submitted');
    expect(record.requests).toMatchObject([
      { what: 'Last report', status: 'open', canBeTakenBack: true, remindedAt: null },
      { what: 'Under-five card', status: 'open', canBeTakenBack: true, remindedAt: null },
    ]);
    expect(record.acts.map(({ detail }) => detail)).toContain('asked the family for 2 things');
    const [mail] = await office.mailsAbout(reference, 'enrollment-request');
    expect(mail?.recipient).toBe('words@mail.example');
    expect(mail?.subject).toContain(reference);
    expect(Date.parse(mail?.due_at ?? '') - now().getTime()).toBe(10 * MINUTE);
    for (const part of [mail?.text_part, mail?.html_part, mail?.subject]) {
      expect(part).not.toMatch(/Mutinta|card|report/);
    }
  });

  test('an address that nobody has proven gets no link until the office confirms it', async () => {
    staff ??= await office.enterAs('enrollment');
    const typed = 'typed@mail.example';
    const reference = await office.apply({
      ...{ parent1Email: 'applicant@mail.example', parent2FirstName: 'Joseph' },
      ...{ parent2LastName: 'Mwale', parent2Relationship: 'Father', parent2Email: typed },
    });
    const linkTo = async (recipient: string) => {
      const mails = await office.mailsAbout(reference, 'enrollment-request');
      return mails.findLast((mail) => mail.recipient === recipient) ?? { text_part: '' };
    };
    await ask(reference, 'Under-five card');
    expect((await linkTo('applicant@mail.example')).text_part).toContain('token=');
    const { text_part: text } = await linkTo(typed);
    expect(text).not.toContain('token=');
    expect(text).toContain('To read it, open this page, or call us.');
    expect(text).not.toMatch(/link above/);

    accounts.wait(10 * MINUTE);
    await inviteFromDesk(accounts, staff, reference, { guardian: 2 });
    await office.run(`delete from outgoing_mails where about = '${reference}'`);
    await ask(reference, 'Last report');
    accounts.wait(10 * MINUTE);
    const token = tokenIn(await linkTo(typed));
    expect(await openAnswerLink(accounts, token)).toMatchObject({
      receiver: { email: typed },
    });
    // A link that went there before does not open it any more once the office has taken another address.
    await office.run(
      `update enrollment_applications set parent2_confirmed_email = '' where reference = '${reference}'`,
    );
    expect(await openAnswerLink(accounts, token)).toBeUndefined();
  });

  test('taken back, nothing is left of it; after ten minutes it cannot be', async () => {
    const reference = await asked('back@mail.example', 'Under-five card');
    const [{ id = '' } = {}] = (await open(reference)).requests;
    expect(await change(reference, { change: 'takeBack', id })).toEqual({ outcome: 'done' });
    const record = await open(reference);
    expect([record.requests, record.conversation]).toEqual([[], undefined]);
    expect(await office.mailsAbout(reference, 'enrollment-request')).toEqual([]);

    await ask(reference, 'Last report');
    accounts.wait(10 * MINUTE);
    const [later] = (await open(reference)).requests;
    expect(later?.canBeTakenBack).toBe(false);
    const refused = await change(reference, { change: 'takeBack', id: later?.id ?? '' });
    expect(refused).toMatchObject({ outcome: 'refused' });
    expect((await open(reference)).requests).toHaveLength(1);
  });

  test('the mail does not leave once the application has come to nothing, unless that is taken back', async () => {
    const reference = await asked('over@mail.example', 'Under-five card');
    const mailIs = async (status: string) =>
      expect(await office.mailsAbout(reference, 'enrollment-request')).toMatchObject([{ status }]);
    const { version } = await open(reference);
    const review = { to: 'underReview', version } as const;
    await moveApplication(accounts, staff, reference, review);
    await mailIs('waiting');
    const withdrawn = { to: 'withdrawn', version: version + 1 } as const;
    const moved = await moveApplication(accounts, staff, reference, withdrawn);
    expect(moved).toMatchObject({ outcome: 'done' });
    await mailIs('cancelled');
    await undoMove(accounts, staff, reference, { version: version + 2 });
    await mailIs('waiting');
  });

  test('what was settled while the application had come to nothing is asked for by no mail', async () => {
    const reference = await asked('meanwhile@mail.example', 'Under-five card');
    const { version } = await open(reference);
    await moveApplication(accounts, staff, reference, { to: 'underReview', version });
    await moveApplication(accounts, staff, reference, { to: 'withdrawn', version: version + 1 });
    accounts.wait(MINUTE);
    const { id = '', version: seen = 0 } = (await open(reference)).requests[0] ?? {};
    await change(reference, { change: 'settle', id, version: seen, to: 'done' });
    await undoMove(accounts, staff, reference, { version: (await open(reference)).version });
    const mailIs = async (status: string) =>
      expect(await office.mailsAbout(reference, 'enrollment-request')).toMatchObject([{ status }]);
    await mailIs('cancelled');
    await change(reference, { change: 'undo', id, version: seen + 1 });
    await mailIs('waiting');
  });

  test('the mail does not leave once nothing is needed any more, unless that is taken back', async () => {
    const reference = await asked('needless@mail.example', 'Under-five card', 'Last report');
    const mailIs = async (status: string) =>
      expect(await office.mailsAbout(reference, 'enrollment-request')).toMatchObject([{ status }]);
    const settle = async (which: number) => {
      const { id = '', version = 0 } = (await open(reference)).requests[which] ?? {};
      await change(reference, { change: 'settle', id, version, to: 'withdrawn' });
      return { id, version: version + 1 };
    };
    await settle(0);
    await mailIs('waiting');
    const last = await settle(1);
    await mailIs('cancelled');
    await change(reference, { change: 'undo', ...last });
    await mailIs('waiting');
  });

  test('a second request that is taken back leaves the mail of the first alone', async () => {
    const reference = await asked('two@mail.example', 'Under-five card');
    accounts.wait(MINUTE);
    await ask(reference, 'Last report');
    const [newest] = (await open(reference)).requests;
    await change(reference, { change: 'takeBack', id: newest?.id ?? '' });
    expect(await office.mailsAbout(reference, 'enrollment-request')).toHaveLength(1);
    expect((await open(reference)).requests).toMatchObject([{ what: 'Under-five card' }]);
    expect((await open(reference)).conversation?.turns).toHaveLength(1);
  });

  test('done can be taken back for ten minutes, and who is slower is told', async () => {
    const reference = await asked('done@mail.example', 'Under-five card');
    const [request] = (await open(reference)).requests;
    const { id = '', version = 0 } = request ?? {};
    const settle = (seen: number) =>
      change(reference, { change: 'settle', id, version: seen, to: 'done' });
    expect(await settle(version)).toEqual({ outcome: 'done' });
    expect(await settle(version)).toMatchObject({ outcome: 'changedMeanwhile' });
    expect((await open(reference)).requests).toMatchObject([
      { status: 'done', settledBy: staff.email, canBeUndone: true },
    ]);
    const undo = (seen: number) => change(reference, { change: 'undo', id, version: seen });
    expect(await undo(version + 1)).toEqual({ outcome: 'done' });
    expect((await open(reference)).requests).toMatchObject([{ status: 'open', settledBy: null }]);
    await settle(version + 2);
    accounts.wait(11 * MINUTE);
    expect(await undo(version + 3)).toMatchObject({ outcome: 'refused' });

    const other = await asked('other@mail.example', 'Last report');
    const foreign = { change: 'settle', id, version: 1, to: 'done' } as const;
    expect(await change(other, foreign)).toEqual({ outcome: 'notFound' });
  });

  test('record, list and Today say since when it waits, until it is settled', async () => {
    const reference = await asked('waits@mail.example', 'Under-five card');
    const since = now().toISOString();
    const listed = async (search: string) =>
      (
        await caseRooms.enrollment.list(
          accounts,
          staff,
          caseRooms.enrollment.readSearch(new URLSearchParams(search)),
        )
      ).rows.find((item) => item.reference === reference);
    expect(await listed('')).toMatchObject({ waitsSince: since });
    expect(await listed('waits=family')).toBeDefined();
    expect(await listed(`waits=family&q=${reference}`)).toBeDefined();
    const today = await office.enterAs('today');
    const lines = await caseRooms.enrollment.today(accounts, today);
    expect(lines.map(({ to }) => to)).toContain('/staff/enrollment-applications?waits=family');

    const [{ id = '', version = 0 } = {}] = (await open(reference)).requests;
    await change(reference, { change: 'settle', id, version, to: 'withdrawn' });
    expect(await listed('')).toMatchObject({ waitsSince: null });
    expect(await listed('waits=family')).toBeUndefined();
    expect(await listed(`waits=family&q=${reference}`)).toBeUndefined();
  });

  test('Today counts what its list shows: each child once, and none whose application is closed', async () => {
    const applicationsLike = async (search: string) => {
      const query = caseRooms.enrollment.readSearch(new URLSearchParams(search));
      const { rows } = await caseRooms.enrollment.list(accounts, staff, query);
      return rows;
    };
    const today = await office.enterAs('today');
    const countOf = async (to: string) => {
      const lines = await caseRooms.enrollment.today(accounts, today);
      const line = lines.find((one) => one.to?.includes(to));
      return { count: Number.parseInt(line?.words ?? '0', 10) };
    };
    const before = (await countOf('waits=family')).count;
    const leading = await office.apply({ parent1Email: 'leads@mail.example' });
    const second = await asked('follows@mail.example', 'Under-five card');
    const since = now().toISOString();
    const closed = await asked('is-closed@mail.example', 'Last report');
    await office.run(
      `update enrollment_applications set same_child_as = '${leading}' where reference = '${second}'`,
    );
    await office.run(
      `update enrollment_applications set status = 'withdrawn' where reference = '${closed}'`,
    );
    const listed = await applicationsLike('waits=family');
    const references = listed.map(({ reference }) => reference);
    expect(references).toContain(leading);
    expect(references).not.toContain(closed);
    expect(listed.find(({ reference }) => reference === leading)?.waitsSince).toBe(since);
    expect(await applicationsLike(`waits=family&q=${leading}`)).toHaveLength(1);
    expect(await applicationsLike(`waits=family&q=${closed}`)).toEqual([]);
    const all = await applicationsLike('');
    expect(all.find(({ reference }) => reference === closed)?.waitsSince).toBeNull();
    // Both forms of the first child are asked, and it counts once.
    await ask(leading, 'Last report');
    expect((await countOf('waits=family')).count).toBe(before + 1);
  });

  test('one reminder goes after a week, by day, and the record says that it did', async () => {
    const reference = await asked('slow@mail.example', 'Under-five card');
    const reminders = () => office.mailsAbout(reference, 'enrollment-reminder');
    accounts.wait(7 * DAY - 1);
    await remindFamilies(accounts);
    expect(await reminders()).toEqual([]);
    accounts.wait(1);
    await Promise.all([remindFamilies(accounts), remindFamilies(accounts)]);
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail?.text_part).toContain('This reminder comes only once.');
    expect(mail?.text_part).not.toMatch(/Mutinta|card/);
    expect((await open(reference)).requests).toMatchObject([{ remindedAt: now().toISOString() }]);
    accounts.wait(30 * DAY);
    await remindFamilies(accounts);
    expect(await reminders()).toHaveLength(1);
  });

  test('nobody is reminded at night, nor who has answered, nor of what is settled', async () => {
    const answered = await asked('said@mail.example', 'Under-five card');
    const settled = await asked('given@mail.example', 'Under-five card');
    const atNight = await asked('night@mail.example', 'Under-five card');
    const reminded = async (reference: string) =>
      (await office.mailsAbout(reference, 'enrollment-reminder')).length;
    const [mail] = await office.mailsAbout(answered, 'enrollment-request');
    const opened = await openAnswerLink(accounts, tokenIn(mail ?? { text_part: '' }));
    if (!opened) throw new Error('The link opens the conversation');
    accounts.wait(DAY);
    await answerByLink(accounts, opened, { author: 'x', words: 'On Monday.', after: '' });
    const [{ id = '', version = 0 } = {}] = (await open(settled)).requests;
    await change(settled, { change: 'settle', id, version, to: 'done' });
    accounts.wait(7 * DAY);
    const untilNight = DAY - (now().getTime() % DAY) - 1;
    accounts.wait(untilNight);
    await remindFamilies(accounts);
    expect(await Promise.all([answered, settled, atNight].map(reminded))).toEqual([0, 0, 0]);
    accounts.wait(8 * 60 * MINUTE);
    await remindFamilies(accounts);
    expect(await Promise.all([answered, settled, atNight].map(reminded))).toEqual([0, 0, 1]);
  });

  test('the link of the mail opens the words, takes an answer once, and it is new at the desk', async () => {
    const reference = await asked('link@mail.example', 'Under-five card');
    const [mail] = await office.mailsAbout(reference, 'enrollment-request');
    const token = tokenIn(mail ?? { text_part: '' });
    const look = () => openAnswerLink(accounts, token);
    expect((await look())?.said).toEqual([]);
    accounts.wait(10 * MINUTE);
    const opened = await look();
    expect(opened?.said).toMatchObject([{ side: 'office', author: '', words: WORDS }]);
    if (!opened) throw new Error('The link opens the conversation');
    const answer = {
      ...{ author: opened.receiver.name, words: 'We bring it on Monday.' },
      after: opened.said.at(-1)?.id ?? '',
    };
    for (const isFirst of [true, false]) {
      const taken = await answerByLink(accounts, opened, answer);
      expect(taken).toMatchObject({ outcome: 'stored', isFirst });
    }
    const { conversation } = await open(reference);
    expect(conversation).toMatchObject({
      isNew: true,
      turns: [
        { side: 'office', author: staff.email },
        { side: 'family', author: 'Choolwe Hamoonga', words: 'We bring it on Monday.' },
      ],
    });
    const lines = await caseRooms.messages.today(accounts, await office.enterAs('today'));
    expect(lines.map(({ to }) => to)).toContain('/staff/messages?status=new');
    expect(await office.mailsAbout(conversation?.reference ?? '', 'message-notice')).toHaveLength(
      1,
    );
  });

  test('a link that is changed, too old, or of an address that was given up opens nothing', async () => {
    const reference = await asked('old@mail.example', 'Under-five card');
    const [mail] = await office.mailsAbout(reference, 'enrollment-request');
    const token = tokenIn(mail ?? { text_part: '' });
    const opens = async (typed: string) => (await openAnswerLink(accounts, typed)) !== undefined;
    expect(await opens(token)).toBe(true);
    for (const wrong of ['', 'x', `${token}x`, token.slice(1), token.replace('.', '')]) {
      expect(await opens(wrong)).toBe(false);
    }
    const setAddress = (email: string) =>
      office.run(
        `update enrollment_applications set parent1_email = '${email}' where reference = '${reference}'`,
      );
    await setAddress('new@mail.example');
    expect(await opens(token)).toBe(false);
    await setAddress('OLD@mail.example');
    expect(await opens(token)).toBe(true);
    accounts.wait(30 * DAY + 1);
    expect(await opens(token)).toBe(false);
  });

  test('answers that come at the same moment are all kept, one after the other', async () => {
    const reference = await asked('several@mail.example', 'Under-five card');
    const [mail] = await office.mailsAbout(reference, 'enrollment-request');
    const token = tokenIn(mail ?? { text_part: '' });
    const opened = await openAnswerLink(accounts, token);
    if (!opened) throw new Error('The link opens the conversation');
    const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const outcomes = await Promise.all(
      words.map((one) => answerByLink(accounts, opened, { author: 'x', words: one, after: '' })),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(words.map(() => 'stored'));
    const { conversation } = await open(reference);
    const said = conversation?.turns.filter(({ side }) => side === 'family');
    expect(said?.map((turn) => turn.words).toSorted()).toEqual(words.toSorted());
  });

  test('one conversation takes so many answers in an hour and no more', async () => {
    const reference = await asked('many@mail.example', 'Under-five card');
    const [mail] = await office.mailsAbout(reference, 'enrollment-request');
    const opened = await openAnswerLink(accounts, tokenIn(mail ?? { text_part: '' }));
    if (!opened) throw new Error('The link opens the conversation');
    const outcomes: string[] = [];
    for (let at = 0; at < 22; at++) {
      const answer = { author: 'x', words: `Answer ${at}`, after: '' };
      outcomes.push((await answerByLink(accounts, opened, answer)).outcome);
    }
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(20);
    expect(outcomes.at(-1)).toBe('tooMany');
  });

  test('a guardian reads and writes in the portal, and all of it goes with the application', async () => {
    const reference = await asked('portal@mail.example', 'Under-five card');
    accounts.wait(MINUTE);
    const guardian = await office.follow(reference, 'portal@mail.example');
    const see = () =>
      getApplicationForGuardian(
        { read: accounts.store.read, content: fixtureContent },
        guardian,
        now(),
      );
    expect(await see()).toMatchObject({ requests: [], said: [] });
    accounts.wait(9 * MINUTE);
    const seen = await see();
    expect(seen).toMatchObject({
      requests: [{ what: 'Under-five card' }],
      said: [{ side: 'office', words: WORDS }],
    });
    const { sender } = accounts;
    const after = seen.said.at(-1)?.id ?? '';
    const words = 'Does the bus stop at Chisamba Road?';
    for (const isFirst of [true, false]) {
      const taken = await writeToSchool(accounts, guardian, { words, after, sender });
      expect(taken).toMatchObject({ outcome: 'stored', isFirst });
    }
    expect((await see()).said.at(-1)).toMatchObject({ author: 'Choolwe Hamoonga', words });

    const files = { read: async () => undefined } as never;
    const held = await exportRecords({ ...accounts, files }, reference);
    const told = JSON.stringify(held?.data);
    expect(told).toContain(words);
    expect(told).toContain('Under-five card');
    expect(told).not.toContain(staff.email);
    const letter = JSON.stringify(held?.tell({ today: '2026-02-02', facts: {} }));
    for (const said of [words, 'Under-five card']) expect(letter).toContain(said);

    const { reference: conversation = '' } = (await open(reference)).conversation ?? {};
    await eraseRecords(
      { ...accounts, files, log: createLog('silent'), overwriteErased: async () => {} },
      reference,
      'request',
    );
    const left = async (table: 'contact_messages' | 'contact_replies' | 'enrollment_requests') =>
      JSON.stringify(await accounts.store.read.selectFrom(table).selectAll().execute());
    expect(await left('contact_messages')).not.toContain(reference);
    expect(await left('contact_replies')).not.toContain(words);
    const keys = await accounts.store.read
      .selectFrom('idempotency_keys')
      .select('answer')
      .execute();
    expect(JSON.stringify(keys)).not.toContain(conversation);
  });

  test('no copy holds what the office can still take back', async () => {
    const reference = await asked('copy@mail.example', 'Under-five card');
    const copies = async () => {
      const held = await exportRecords({ ...accounts, files: {} as never }, reference);
      const letter = held?.tell({ today: '2026-02-02', facts: {} });
      return [held?.data, letter].map((one) => JSON.stringify(one));
    };
    const words = [WORDS, 'Under-five card', 'we ask you for something', 'About EN-'];
    for (const copy of await copies()) for (const word of words) expect(copy).not.toContain(word);
    // What an erasure takes is listed before it has left too.
    expect(JSON.stringify(await findHeld(accounts.store.read, reference))).toContain(WORDS);
    accounts.wait(10 * MINUTE);
    const [data, letter] = await copies();
    for (const word of words) expect(data).toContain(word);
    for (const word of words.slice(0, 3)) expect(letter).toContain(word);
  });

  test('a family that nobody has asked begins the conversation itself', async () => {
    staff ??= await office.enterAs('enrollment');
    const reference = await office.apply({ parent1Email: 'first@mail.example' });
    const guardian = await office.follow(reference, 'first@mail.example');
    const { sender } = accounts;
    await writeToSchool(accounts, guardian, { words: 'May I visit?', after: '', sender });
    const { conversation } = await open(reference);
    expect(conversation).toMatchObject({ isNew: true, turns: [{ words: 'May I visit?' }] });
    expect(plainSpaces(conversation?.reference ?? '')).toMatch(/^CM-/);
  });

  test('two that a family writes at once are in one conversation, whose reference both get', async () => {
    staff ??= await office.enterAs('enrollment');
    for (const round of [1, 2, 3]) {
      const email = `at-once${round}@mail.example`;
      const reference = await office.apply({ parent1Email: email });
      const guardian = await office.follow(reference, email);
      const { sender } = accounts;
      const taken = await Promise.all(
        ['May I visit?', 'And when?'].map((words) =>
          writeToSchool(accounts, guardian, { words, after: '', sender }),
        ),
      );
      const { conversation } = await open(reference);
      expect(conversation?.turns).toHaveLength(2);
      const received = taken.map((one) => one.outcome === 'stored' && one.receipt.reference);
      expect(received).toEqual([conversation?.reference, conversation?.reference]);
    }
  });

  test('the office keeps, changes and removes its ready texts', async () => {
    staff ??= await office.enterAs('enrollment');
    const text = {
      title: 'Photographs',
      words: 'Please bring two photographs.',
      usedFor: 'ask',
    } as const;
    await addReadyText(accounts, staff, text);
    const kept = async () =>
      (await listReadyTexts(accounts.store.read)).find(({ words }) => words.includes('photograph'));
    const { id = '', version = 0 } = (await kept()) ?? {};
    const save = (seen: number, words: string) =>
      changeReadyText(accounts, staff, id, { ...text, change: 'save', version: seen, words });
    expect(await save(version, 'Two photographs, please.')).toEqual({ outcome: 'done' });
    expect(await save(version, 'Too late')).toMatchObject({ outcome: 'changedMeanwhile' });
    expect(await kept()).toMatchObject({ words: 'Two photographs, please.', version: 2 });
    const gone = { change: 'remove', version: 2 } as const;
    expect(await changeReadyText(accounts, staff, id, gone)).toEqual({ outcome: 'done' });
    expect(await kept()).toBeUndefined();
    expect(await save(2, 'Gone')).toEqual({ outcome: 'notFound' });
  });
});
