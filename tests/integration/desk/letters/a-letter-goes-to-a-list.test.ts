import { describe, expect } from 'vitest';
import { changeLetter } from '#desk/letters/change-letter.server.ts';
import { heldListLetters } from '#desk/letters/held-letters.server.ts';
import { openLetter } from '#desk/letters/letter-account.server.ts';
import type { LetterChange, NewLetter } from '#desk/letters/letter-schemas.ts';
import { lettersOfFamily } from '#desk/letters/letters-of-family.server.ts';
import { queueLetters } from '#desk/letters/queue-letters.server.ts';
import { sendLetter } from '#desk/letters/send-letter.server.ts';
import { listSentLetters, showToWrite } from '#desk/letters/show-letters.server.ts';
import { listLettersToday } from '#desk/letters/today.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Role } from '#desk/roles.ts';
import { changeBarred } from '#features/enrollment/barred/change-barred.server.ts';
import { eraseSubject } from '#features/families/erasure/erase-records.server.ts';
import { listLetters } from '#features/submissions/desk/list-letters.server.ts';
import { doOnce, newPress } from '#lib/store/press-once.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';

const TEN_MINUTES = 10 * 60_000;
const letters = listLetters.enrollment;

describe.each(storeKinds)('a letter to a list on %s', (kind) => {
  let accounts: TestAccounts;
  let office: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  let phones = 0;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    office = schoolOf(accounts);
  });
  const begin = async () => {
    staff ??= await office.enterAs('enrollment');
  };

  /** A child of a mother with this address and phone; without an address where it has none. */
  const apply = async (email: string, studentFirstName: string, more: object = {}) => {
    // A person is known again by a phone: nobody of another test has it, and the lists are in order.
    accounts.wait(1000);
    const parent1Phone = `0977 ${String(++phones).padStart(6, '0')}`;
    const own = { parent1FirstName: 'Grace', studentFirstName, gradeLevel: 'grade2' as const };
    const usual = { parent1Email: email || 'none@mail.example', parent1Phone };
    const reference = await office.apply({ ...own, ...usual, ...more });
    const bare = `update enrollment_applications set parent1_email = '' where reference = '${reference}'`;
    if (email === '') await office.run(bare);
    return reference;
  };
  const words = (text: string, references: string[]): NewLetter => ({
    ...{ subject: `About ${text.length} things`, text, references },
  });
  const send = (text: string, ...references: string[]) =>
    sendLetter(accounts, staff, letters, words(text, references), new URLSearchParams());
  const sent = async (text: string, ...references: string[]) => {
    const done = await send(text, ...references);
    if (done.outcome !== 'done') throw new Error(JSON.stringify(done));
    return done.id;
  };
  const change = (id: string, asked: LetterChange) =>
    changeLetter(accounts, staff, letters, id, asked);
  const queue = (services = accounts) =>
    queueLetters(services, listLetters, AbortSignal.timeout(60_000));
  const account = async (id: string) => {
    const opened = await openLetter(accounts, letters, id);
    if (!opened) throw new Error('no such letter');
    return opened;
  };
  const mailsTo = (ending: string) =>
    accounts.store.read
      .selectFrom('outgoing_mails')
      .selectAll()
      .where('kind', '=', 'enrollment-list-letter')
      .where('recipient', 'like', `%${ending}`)
      .orderBy('recipient')
      .execute();
  const bar = async (reference: string, guardian: 1 | 2) =>
    expect(
      await changeBarred(accounts, staff, reference, {
        ...{ change: 'write', who: { is: 'guardian', guardian }, mayKnow: 'nothing' },
        ...{ mayCollect: false, since: '2026-02-02', reason: 'A court order', paper: '' },
      }),
    ).toMatchObject({ outcome: 'done' });

  test('each person gets one letter about all of their children, ten minutes later', async () => {
    await begin();
    const at = '@once.example';
    const first = await apply(`grace${at}`, 'Mutinta');
    const second = await apply(`grace${at}`, 'Chanda', { gradeLevel: 'grade3' });
    const other = await apply(`ruth${at}`, 'Lubuto');
    const id = await sent('Dear {name}, about {child}: {reference}.', first, second, other);
    await queue();
    expect(await mailsTo(at)).toEqual([]);
    expect((await account(id)).isHeld).toBe(true);
    accounts.wait(TEN_MINUTES);
    await Promise.all([queue(), queue()]);
    await queue();
    const [grace, ruth, ...more] = await mailsTo(at);
    expect(more).toEqual([]);
    expect(grace).toMatchObject({ recipient: `grace${at}`, about: first, is_personal: 1 });
    // Nobody has proven the address: it names nobody.
    expect(grace?.text_part).toContain(
      `Dear parent or guardian, about M., Grade 2 and C., Grade 3: ${first} and ${second}.`,
    );
    expect(ruth?.text_part).toContain('about L., Grade 2');
    const { receivers, counts, isHeld } = await account(id);
    expect(isHeld).toBe(false);
    expect(counts).toEqual({ mail: 2, phone: 0, paper: 0, nobody: 0 });
    expect(receivers.map(({ to, mail, references }) => [to, mail?.status, references])).toEqual([
      [`grace${at}`, 'waiting', [first, second]],
      [`ruth${at}`, 'waiting', [other]],
    ]);
    expect((await listSentLetters(accounts, letters)).letters.map((one) => one.id)).toContain(id);
  });

  test('a proven address reads the names', async () => {
    await begin();
    const at = '@proven.example';
    const reference = await apply(`grace${at}`, 'Mutinta');
    await office.follow(reference, `grace${at}`);
    await sent('Dear {name}, about {child}.', reference);
    accounts.wait(TEN_MINUTES);
    await queue();
    const [mail] = await mailsTo(at);
    expect(mail?.text_part).toContain('Dear Grace Hamoonga, about Mutinta, Grade 2.');
  });

  test('a press that is repeated, a second press and a second tab send it once', async () => {
    await begin();
    const reference = await apply('grace@twice.example', 'Mutinta');
    const body = words('Good day.', [reference]);
    const press = () =>
      doOnce(
        accounts.store,
        newPress(staff.accountId, '0198c1f2-0000-7000-8000-000000000001', {
          address: '/a',
          body: JSON.stringify(body),
        }),
        () => sendLetter(accounts, staff, letters, body, new URLSearchParams()),
        ({ outcome }) => outcome === 'done',
      );
    const answers = await Promise.all([press(), press()]);
    answers.push(await press());
    const ids = answers.map((one) => ('result' in one ? one.result : 'again' in one && one.again));
    expect(new Set(ids.map((one) => (one as { id: string }).id)).size).toBe(1);
    const tabs = await Promise.all([send('Good day.', reference), send('Good day.', reference)]);
    for (const tab of tabs) expect(tab).toMatchObject({ outcome: 'refused' });
    const both = await Promise.all([
      send('Good night.', reference),
      send('Good night.', reference),
    ]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused']);
    accounts.wait(TEN_MINUTES);
    await queue();
    expect(await mailsTo('@twice.example')).toHaveLength(2);
  });

  test('a server that dies in the middle leaves the rest to the next one, and nobody gets it twice', async () => {
    await begin();
    const at = '@killed.example';
    const references: string[] = [];
    for (let child = 0; child < 12; child++) {
      references.push(await apply(`guardian${child}${at}`, 'Mutinta'));
    }
    const id = await sent('Good day.', ...references);
    accounts.wait(TEN_MINUTES);
    for (const lives of [1, 1]) {
      let writes = 0;
      const store = {
        ...accounts.store,
        write: (work: never) =>
          accounts.store.write(async (transaction) => {
            await (work as (of: unknown) => Promise<void>)(transaction);
            // It dies with its work done and nothing of it on the disk.
            if (++writes > lives) throw new Error('killed');
          }),
      };
      await expect(queue({ ...accounts, store } as never)).rejects.toThrow('killed');
    }
    expect((await mailsTo(at)).length).toBe(10);
    await queue();
    const mails = (await mailsTo(at)).map(({ recipient }) => recipient);
    expect(new Set(mails).size).toBe(12);
    expect(mails).toHaveLength(12);
    expect((await account(id)).receivers.every((one) => one.isHandedOver)).toBe(true);
  });

  test('all of it is taken back at once, and not when it has begun to leave', async () => {
    await begin();
    const at = '@back.example';
    const reference = await apply(`grace${at}`, 'Mutinta');
    const id = await sent('Good day.', reference);
    accounts.wait(TEN_MINUTES - 1000);
    expect(await change(id, { change: 'takeBack' })).toEqual({ outcome: 'done' });
    expect(await change(id, { change: 'takeBack' })).toMatchObject({ outcome: 'refused' });
    accounts.wait(TEN_MINUTES);
    await queue();
    expect(await mailsTo(at)).toEqual([]);
    expect((await account(id)).takenBackBy).toBe(staff.email);
    // What was taken back can be sent again.
    const again = await sent('Good day.', reference);
    accounts.wait(TEN_MINUTES);
    expect(await change(again, { change: 'takeBack' })).toMatchObject({ outcome: 'refused' });
    await queue();
    expect(await mailsTo(at)).toHaveLength(1);
  });

  test('whoever is barred or erased before it leaves gets nothing', async () => {
    await begin();
    const at = '@then.example';
    const father = {
      ...{ parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Relationship: 'Father' },
      ...{ parent2Email: `joseph${at}` },
    };
    const both = await apply(`grace${at}`, 'Mutinta', father);
    const gone = await apply(`ruth${at}`, 'Lubuto');
    const sister = await apply(`grace${at}`, 'Chanda');
    const id = await sent('About {child}.', both, gone, sister);
    await bar(both, 2);
    await accounts.store.write((transaction) => eraseSubject(transaction, gone));
    await accounts.store.write((transaction) => eraseSubject(transaction, sister));
    accounts.wait(TEN_MINUTES);
    await queue();
    const mails = await mailsTo(at);
    expect(mails.map(({ recipient }) => recipient)).toEqual([`grace${at}`]);
    expect(mails[0]?.text_part).toContain('About M., Grade 2.');
    const { receivers, erased } = await account(id);
    expect(erased).toBe(1);
    expect(receivers.map(({ to, way, why }) => [to, way, why])).toEqual([
      [`grace${at}`, 'mail', ''],
      [`joseph${at}`, 'nobody', 'barred'],
    ]);
    // Barred later, while its mail still waits in the outbox: of any child that it names.
    await bar(both, 1);
    expect((await mailsTo(at))[0]).toMatchObject({ status: 'cancelled', text_part: '' });
  });

  test('where only the other guardian was reached, and is barred since, it says to call this one', async () => {
    await begin();
    const at = '@left.example';
    const mother = {
      ...{ parent2FirstName: 'Chipo', parent2LastName: 'Moonga', parent2Relationship: 'Mother' },
      ...{ parent2Email: '', parent2Phone: '0955 100 200' },
    };
    const child = await apply(`joseph${at}`, 'Mutinta', mother);
    const id = await sent('About {child}.', child);
    const ofMother = async () =>
      (await account(id)).receivers.find(({ name }) => /Chipo/.test(name));
    expect(await ofMother()).toMatchObject({ way: 'nobody', why: 'other' });
    await bar(child, 1);
    accounts.wait(TEN_MINUTES);
    await queue();
    expect(await mailsTo(at)).toEqual([]);
    expect(await ofMother()).toMatchObject({ way: 'nobody', why: 'left', to: '0955 100 200' });
  });

  test('before it is written it says whom it reaches, and who has no address is told by hand', async () => {
    await begin();
    const at = '@hand.example';
    const barred = await apply(`grace${at}`, 'Mutinta', { gradeLevel: 'grade7' });
    await bar(barred, 1);
    const called = await apply('', 'Lubuto', {
      gradeLevel: 'grade7',
      parent1Phone: '0977 1 23456',
    });
    const dead = await apply(`dead${at}`, 'Chanda', {
      ...{ gradeLevel: 'grade7', parent1Phone: '0966 765 432' },
    });
    await office.run(
      `update outgoing_mails set status = 'dead', settled_at = '2026-02-02T09:00:00.000Z' where recipient = 'dead${at}'`,
    );
    const search = new URLSearchParams({ grade: 'grade7', sort: 'oldest' });
    const shown = await showToWrite(accounts, letters, search);
    expect(shown).toMatchObject({ count: 3, references: [barred, called, dead] });
    expect(shown.receivers.map(({ way, why, to }) => [way, why, to])).toEqual([
      ['nobody', 'barred', `grace${at}`],
      ['phone', '', '0977 1 23456'],
      ['phone', '', '0966 765 432'],
    ]);
    const id = await sent('Dear {name}, please call about {child}.', ...shown.references);
    const [, first, second] = (await account(id)).receivers;
    expect(first?.letter?.asText).toMatch(
      /^Dear Grace Hamoonga, please call about L\., Grade 7\.\n\n.+/,
    );
    const onToday = async (roles: Role[] = ['admissions']) => {
      const lines = await listLettersToday(
        accounts.store.read,
        { roles } as unknown as StaffIn<'today'>,
        accounts.clock.now(),
      );
      return lines.flatMap(({ words: said, to }) => (to?.endsWith(id) ? [said] : []));
    };
    // Within the ten minutes it may still be taken back.
    expect(await onToday()).toEqual([]);
    accounts.wait(TEN_MINUTES);
    const line = expect.stringMatching(
      /^2 people are still to be told by text or on paper: “About/,
    );
    expect(await onToday()).toEqual([line]);
    expect(await onToday(['editor'])).toEqual([]);
    const told = { change: 'told', receiver: first?.id ?? '' } as const;
    expect(await change(id, told)).toEqual({ outcome: 'done' });
    expect(await change(id, told)).toMatchObject({ outcome: 'refused' });
    expect(await onToday()).toHaveLength(1);
    await change(id, { change: 'printed', receivers: [second?.id ?? ''] });
    expect(await onToday()).toEqual([]);
    const became = (await account(id)).receivers;
    expect(became[1]?.told).toMatchObject({ by: staff.email });
    expect(became[2]?.printed).toMatchObject({ by: staff.email });
    const seen = { school: accounts, staff, now: accounts.clock.now() };
    const { entries } = await lettersOfFamily('enrollment').find(
      accounts.store.read,
      [called],
      seen as never,
    );
    expect(entries).toMatchObject([{ reference: called, text: 'To Grace Hamoonga, by text.' }]);
    await change(id, { change: 'notTold', receiver: first?.id ?? '' });
    expect((await account(id)).receivers[1]?.told).toBeUndefined();
    // Barred since: the number is there to be read, and no text to send to it.
    await bar(called, 1);
    expect((await account(id)).receivers[1]?.letter).toBeUndefined();
  });

  test('an address that dies before the letter leaves gets nothing more', async () => {
    await begin();
    const at = '@dies.example';
    const reference = await apply(`grace${at}`, 'Mutinta');
    const id = await sent('Good day.', reference);
    await office.run(
      `update outgoing_mails set status = 'dead', settled_at = '2026-02-02T09:00:00.000Z' where recipient = 'grace${at}'`,
    );
    accounts.wait(TEN_MINUTES);
    await queue();
    expect(await mailsTo(at)).toEqual([]);
    expect((await account(id)).receivers).toMatchObject([{ way: 'nobody', why: 'dead' }]);
  });

  test('what is wrong with the words is named, and nothing is sent', async () => {
    await begin();
    const reference = await apply('grace@words.example', 'Mutinta');
    for (const [text, field, says] of [
      ['Dear {nam},', 'text', 'We do not know “{nam}”'],
      ['Dear {name', 'text', 'There is no “}”'],
      ['Place {place}.', 'text', '{place} says nothing to'],
    ]) {
      const refusal = { outcome: 'refused', field, detail: expect.stringContaining(says ?? '') };
      expect(await send(text ?? '', reference)).toMatchObject(refusal);
    }
    expect(await send('Good day.', 'EN-AAAA-AAAA')).toMatchObject({ outcome: 'refused' });
  });

  test('a copy of the record holds it once it is final, and it is erased with the record', async () => {
    await begin();
    const at = '@held.example';
    const first = await apply(`grace${at}`, 'Mutinta');
    const second = await apply(`grace${at}`, 'Chanda');
    const id = await sent('Dear {name}, good day.', first, second);
    const held = async (subject: string) =>
      (await heldListLetters.find(accounts.store.read, subject, accounts.clock.now())).rows;
    expect(await held(first)).toEqual([]);
    accounts.wait(TEN_MINUTES);
    await queue();
    expect(await held(first)).toMatchObject([{ words: 'Dear …, good day.' }]);
    // Its mail has not arrived, and names the erased child too.
    await accounts.store.write((transaction) => eraseSubject(transaction, second));
    expect(await mailsTo(at)).toEqual([]);
    expect((await account(id)).receivers.map((one) => one.references)).toEqual([[first]]);
    await accounts.store.write((transaction) => eraseSubject(transaction, first));
    expect(await openLetter(accounts, letters, id)).toBeUndefined();
  });
});
