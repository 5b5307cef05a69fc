import { describe, expect } from 'vitest';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { conversationAbout } from '#features/contact/conversation/turns.server.ts';
import { messageRoom } from '#features/contact/desk/room.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import { undoMove } from '#features/enrollment/desk/undo-move.server.ts';
import { findApplicationByAccessCode } from '#features/enrollment/guardians/access-codes.server.ts';
import { correctContactDetails } from '#features/enrollment/guardians/contact-details.server.ts';
import { eraseAsGuardian } from '#features/enrollment/guardians/erasure/erase-as-guardian.server.ts';
import { getFamilyOverview } from '#features/enrollment/guardians/family-overview.server.ts';
import { moveAsGuardian } from '#features/enrollment/guardians/guardian-commands.server.ts';
import { getApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import {
  hidesAddressesFrom,
  hidesForGuardian,
} from '#features/enrollment/guardians/hide-addresses.server.ts';
import {
  inviteFromDesk,
  inviteOther,
} from '#features/enrollment/guardians/invite-guardian.server.ts';
import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import { leadAsOne } from '#features/enrollment/same-child/lead-one.server.ts';
import { exportRecords } from '#features/families/export/export-records.server.ts';
import { hideInExport } from '#features/families/export/hide-in-export.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const MINUTE = 60_000;
const CODE = /\b\w{4}-\w{4}-\w{4}\b/;

describe.each(storeKinds)('both guardians are told, on %s', (kind) => {
  let accounts: TestAccounts;
  let office: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    office = schoolOf(accounts);
  });

  /** A family of Grace and Joseph, whose application is under review. */
  async function newFamily(name: string) {
    staff ??= await office.enterAs('enrollment');
    const [grace, joseph] = [`grace@${name}.example`, `joseph@${name}.example`] as const;
    const reference = await office.apply({
      ...{ parent1FirstName: 'Grace', parent1Email: grace, parent1Phone: '+260 97 781 0220' },
      ...{ parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Relationship: 'Father' },
      ...{ parent2Email: joseph, parent2Phone: '+260 96 643 1087' },
    });
    expect(await move(reference, 'underReview')).toMatchObject({ outcome: 'done' });
    return { reference, grace, joseph };
  }
  const move = async (reference: string, to: 'underReview' | 'offered') => {
    accounts.wait(MINUTE);
    const record = await caseRooms.enrollment.open(
      { ...accounts, content: fixtureContent },
      staff,
      reference,
    );
    const letter = record?.moves.find((one) => one.to === to)?.letter;
    const version = record?.version ?? 0;
    return moveApplication(accounts, staff, reference, { to, version, letter });
  };
  const overviewOf = (guardian: Parameters<typeof getApplicationForGuardian>[1]) =>
    getFamilyOverview(
      {
        ...{ read: accounts.store.read, content: fixtureContent, now: accounts.clock.now() },
        secret: accounts.secret,
      },
      guardian as never,
    );
  const see = (guardian: Parameters<typeof getApplicationForGuardian>[1]) =>
    getApplicationForGuardian(
      { read: accounts.store.read, content: fixtureContent },
      guardian,
      accounts.clock.now(),
    );

  test('of two forms of one child, letters go to the addresses of both, and a code opens one’s own form', async () => {
    const { reference, grace, joseph } = await newFamily('mistyped');
    const right = 'grace@right.example';
    const again = await office.apply({
      ...{ parent1FirstName: 'Grace', parent1Email: right, parent1Phone: '+260 97 781 0220' },
      ...{ parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Relationship: 'Father' },
      // Once more the same address, in capital letters.
      ...{ parent2Email: joseph.toUpperCase(), parent2Phone: '+260 96 643 1087' },
    });
    // The office has checked the address of the second guardian.
    await inviteFromDesk(accounts, staff, reference, { guardian: 2 });
    await accounts.store.write((transaction) => leadAsOne(transaction, [reference, again]));
    const record = await caseRooms.enrollment.open(
      { ...accounts, content: fixtureContent },
      staff,
      reference,
    );
    expect(record?.sameChild).toEqual([again]);
    expect(record?.letterTo).toEqual([grace, joseph, right]);
    await move(reference, 'offered');
    const mails = await office.mailsAbout(reference, 'enrollment-offered');
    expect(mails.map(({ recipient }) => recipient)).toEqual([grace, right, joseph].toSorted());
    const opened = await Promise.all(
      mails.map(({ text_part }) =>
        findApplicationByAccessCode(
          accounts.store.read,
          CODE.exec(text_part)?.[0] ?? '',
          accounts.clock.now(),
        ),
      ),
    );
    const formOf = (address: string) =>
      opened[mails.findIndex(({ recipient }) => recipient === address)]?.reference;
    expect([grace, joseph, right].map(formOf)).toEqual([reference, reference, again]);
    // Each reads the reference of the form on which they stand; the desk finds all of them under the one that goes on.
    const namedTo = (list: typeof mails) =>
      Object.fromEntries(
        list.map(({ recipient, subject, text_part }) => [
          recipient,
          [reference, again].filter((one) => subject.includes(one) && text_part.includes(one)),
        ]),
      );
    const own = { [grace]: [reference], [joseph]: [reference], [right]: [again] };
    expect(namedTo(mails)).toEqual(own);

    const asking = {
      change: 'ask' as const,
      things: ['Last report'],
      papers: [],
      words: 'Please bring it.',
    };
    await changeRequests(accounts, staff, reference, asking);
    const asked = await office.mailsAbout(reference, 'enrollment-request');
    expect(namedTo(asked)).toEqual(own);

    accounts.wait(MINUTE);
    // Whoever follows the other form hears of an erasure, and can stop it.
    const follower = await office.follow(reference, grace);
    await office.follow(reference, joseph);
    await office.follow(again, right);
    await eraseAsGuardian(accounts, follower, async (_, { isAllowed }) => {
      await accounts.store.write((transaction) => isAllowed(transaction));
    });
    const erasing = await office.mailsAbout(reference, 'guardian-erasure-waits');
    expect(erasing.map(({ recipient }) => recipient)).toContain(right);

    const { version } = await see(follower);
    const details = { emergencyContactPhone: '+260 95 520 4618' };
    await correctContactDetails(accounts, follower, { version, details });
    const askers = ['guardian-linked', 'guardian-corrected', 'guardian-erasure-waits'] as const;
    for (const kindOfMail of askers) {
      const told = await office.mailsAbout(reference, kindOfMail);
      const toOther = told.filter(({ recipient }) => recipient === right);
      const toOwn = told.filter(({ recipient }) => recipient === grace);
      expect([toOther.length > 0, toOwn.length > 0], kindOfMail).toEqual([true, true]);
      for (const mail of toOther) {
        const text = JSON.stringify([mail.subject, mail.text_part, mail.html_part]);
        expect(text, kindOfMail).not.toContain(reference);
        expect(text, kindOfMail).toContain(again);
      }
      for (const mail of toOwn) expect(mail.subject, kindOfMail).toContain(reference);
    }
    const [toRight] = erasing.filter(({ recipient }) => recipient === right);
    expect(toRight?.text_part).toContain('Another application for this child and everything');
  });

  test('whoever follows another form of the child decides on its erasure too', async () => {
    const { reference, grace } = await newFamily('another-form');
    const again = await office.apply({ parent1Email: 'aunt@another-form.example' });
    const follower = await office.follow(reference, grace);
    expect((await see(follower)).erasure.way).toBe('now');
    await office.follow(again, 'aunt@another-form.example');
    expect((await see(follower)).erasure.way).toBe('now');
    await accounts.store.write((transaction) => leadAsOne(transaction, [reference, again]));
    expect((await see(follower)).erasure.way).toBe('later');
    const answer = await eraseAsGuardian(accounts, follower, async (_, { isAllowed }) => {
      await accounts.store.write((transaction) => isAllowed(transaction));
    });
    expect(answer.outcome).toBe('waits');
  });

  test('an erasure waits from the press at Offer, before anybody is told of it', async () => {
    const { reference, grace } = await newFamily('pressed');
    const follower = await office.follow(reference, grace);
    accounts.wait(UNDO_MINUTES * MINUTE);
    await move(reference, 'offered');
    // The screen says what the family knows.
    expect(await see(follower)).toMatchObject({ status: 'underReview', erasure: { way: 'now' } });
    let isErased = false;
    const answer = await eraseAsGuardian(accounts, follower, async (_, { isAllowed }) => {
      isErased = await accounts.store.write((transaction) => isAllowed(transaction));
    });
    expect({ isErased, ...answer }).toMatchObject({ isErased: false, outcome: 'waits' });
  });

  test('a reply that no mail would go out for is refused, and says to call', async () => {
    const { reference } = await newFamily('unreachable');
    const name = 'Grace';
    const { id } = await accounts.store.write((transaction) =>
      conversationAbout(transaction, { about: reference, name, email: '' }, accounts.clock.now()),
    );
    const message = await accounts.store.read
      .selectFrom('contact_messages')
      .select(['reference', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const colleague = await office.enterAs('messages');
    const site = { ...accounts, content: fixtureContent };
    const reply = {
      ...{ change: 'reply' as const, version: message.version },
      letter: { subject: 'Papers', text: 'Please bring them.' },
    };
    const wants = (letters: 0 | 1) =>
      accounts.store.write((transaction) =>
        transaction
          .updateTable('enrollment_applications')
          .set({ parent1_letters: letters, parent2_letters: letters })
          .where('reference', '=', reference)
          .execute(),
      );
    await wants(0);
    expect(await messageRoom.change(site, colleague, message.reference, reply)).toMatchObject({
      ...{ outcome: 'refused', detail: expect.stringContaining('Please call') },
    });
    expect(await office.mailsAbout(reference, 'message-written')).toEqual([]);
    await wants(1);
    expect(await messageRoom.change(site, colleague, message.reference, reply)).toMatchObject({
      outcome: 'done',
    });
    expect(await office.mailsAbout(reference, 'message-written')).toHaveLength(2);
  });

  test('the offer goes to both, each with a code of their own and the reference in the subject', async () => {
    const { reference, grace, joseph } = await newFamily('offer');
    // The office has checked the second address.
    await inviteFromDesk(accounts, staff, reference, { guardian: 2 });
    expect(await move(reference, 'offered')).toMatchObject({ outcome: 'done', isToCall: false });
    const mails = await office.mailsAbout(reference, 'enrollment-offered');
    expect(mails.map(({ recipient }) => recipient)).toEqual([grace, joseph]);
    const codes = mails.map(({ text_part }) => CODE.exec(text_part)?.[0]);
    expect(new Set(codes).size).toBe(2);
    for (const { subject, text_part, html_part } of mails) {
      expect(subject).toContain(`(${reference})`);
      // Nobody has shown yet that the mailbox is a guardian's.
      expect(text_part + html_part).not.toContain('Mutinta');
    }
    const record = await caseRooms.enrollment.open(
      { ...accounts, content: fixtureContent },
      staff,
      reference,
    );
    const seen = { version: record?.version ?? 0 };
    expect(await undoMove(accounts, staff, reference, seen)).toEqual({ outcome: 'done' });
    expect(await office.mailsAbout(reference, 'enrollment-offered')).toEqual([]);
  });

  test('an address that the first guardian typed gets no code until the office has confirmed it', async () => {
    const { reference, grace, joseph } = await newFamily('typed');
    const first = await office.follow(reference, grace);
    await move(reference, 'offered');
    const offers = await office.mailsAbout(reference, 'enrollment-offered');
    expect(offers.map(({ recipient, text_part }) => [recipient, CODE.test(text_part)])).toEqual([
      [grace, true],
      [joseph, false],
    ]);
    expect(offers[0]?.text_part).not.toContain('There is no access code in this mail');
    expect(offers[1]?.text_part).toContain('There is no access code in this mail');
    expect(await inviteOther(accounts, first)).toEqual({ outcome: 'done' });
    const invitations = async () =>
      (await office.mailsAbout(reference, 'guardian-invited')).map(({ text_part }) => text_part);
    const [asked = ''] = await invitations();
    expect(asked).not.toMatch(CODE);
    expect(asked).toContain('Please call us');
    const codes = await accounts.store.read
      .selectFrom('enrollment_access_codes')
      .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
      .select('code_hash')
      .where('application.reference', '=', reference)
      .where('guardian', '=', 2)
      .execute();
    expect(codes).toEqual([]);

    accounts.wait(MINUTE);
    await inviteFromDesk(accounts, staff, reference, { guardian: 2 });
    expect((await invitations()).filter((text) => CODE.test(text))).toHaveLength(1);
    await inviteOther(accounts, first);
    expect((await invitations()).filter((text) => CODE.test(text))).toHaveLength(2);
    // Another address is not confirmed by that.
    await office.run(
      `update enrollment_applications set parent2_email = 'other@typed.example' where reference = '${reference}'`,
    );
    await inviteOther(accounts, first);
    const mails = await office.mailsAbout(reference, 'guardian-invited');
    const toOther = mails.filter(({ recipient }) => recipient === 'other@typed.example');
    expect(toOther.map(({ text_part }) => CODE.test(text_part))).toEqual([false]);
  });

  test('one mail that has left keeps the move', async () => {
    const { reference, joseph } = await newFamily('left');
    await move(reference, 'offered');
    await office.run(
      `update outgoing_mails set status = 'sent' where recipient = '${joseph}' and kind = 'enrollment-offered'`,
    );
    const record = await caseRooms.enrollment.open(
      { ...accounts, content: fixtureContent },
      staff,
      reference,
    );
    const seen = { version: record?.version ?? 0 };
    expect(await undoMove(accounts, staff, reference, seen)).toMatchObject({ outcome: 'refused' });
  });

  test('an address that its owner has proven learns the first name, the other the initial', async () => {
    const { reference, grace, joseph } = await newFamily('proven');
    await office.follow(reference, grace);
    await move(reference, 'offered');
    const told = Object.fromEntries(
      (await office.mailsAbout(reference, 'enrollment-offered')).map((mail) => [
        mail.recipient,
        mail.text_part,
      ]),
    );
    expect(told[grace]).toContain('This is about Mutinta, Grade 1.');
    expect(told[grace]).not.toContain('Hamoonga');
    expect(told[joseph]).toContain('This is about M., Grade 1.');
    expect(told[joseph]).not.toMatch(/Mutinta|Hamoonga/);
  });

  test('who wants no letters gets none, but hears when somebody opens the application', async () => {
    const { reference, grace, joseph } = await newFamily('quiet');
    const guardian = await office.follow(reference, joseph);
    expect(await see(guardian)).toMatchObject({ wantsLetters: true });
    const { version } = await see(guardian);
    const correction = { version, details: {}, wantsLetters: false };
    expect(await correctContactDetails(accounts, guardian, correction)).toEqual({
      outcome: 'done',
    });
    expect(await see(guardian)).toMatchObject({ wantsLetters: false, version: version + 1 });
    await move(reference, 'offered');
    const recipients = async (of: string) =>
      (await office.mailsAbout(reference, of)).map(({ recipient }) => recipient);
    expect(await recipients('enrollment-offered')).toEqual([grace]);
    const first = await office.follow(reference, grace);
    expect(await recipients('guardian-linked')).toEqual([grace, grace, joseph, joseph]);
    accounts.wait(UNDO_MINUTES * MINUTE);
    await moveAsGuardian(accounts, first, { to: 'accepted', seen: 'offered' });
    expect(await recipients('guardian-accepted')).toEqual([grace]);
  });

  test('what one of them answers, both hear', async () => {
    const { reference, grace, joseph } = await newFamily('answer');
    const guardian = await office.follow(reference, joseph);
    await move(reference, 'offered');
    accounts.wait(UNDO_MINUTES * MINUTE);
    await moveAsGuardian(accounts, guardian, { to: 'accepted', seen: 'offered' });
    const mails = await office.mailsAbout(reference, 'guardian-accepted');
    expect(mails.map(({ recipient }) => recipient)).toEqual([grace, joseph]);
    for (const { text_part, recipient } of mails) {
      expect(text_part).not.toContain(recipient === grace ? joseph : grace);
    }
    const [toGrace, toJoseph] = mails;
    expect(toJoseph?.subject).toBe(`You have accepted the place: ${reference}`);
    expect(toJoseph?.text_part).toContain('the answer that you gave us');
    expect(toGrace?.subject).toBe(
      `The other parent or guardian has accepted the place: ${reference}`,
    );
    expect(toGrace?.text_part).toContain('If you do not agree, call us.');
    expect(toGrace?.text_part).not.toMatch(/you have|you gave us|Was it not you/i);
  });

  test('a guardian who asks for the other’s address gets it nowhere', async () => {
    const { reference, grace, joseph } = await newFamily('apart');
    const first = await office.follow(reference, grace);
    const second = await office.follow(reference, joseph);
    const secrets = [
      { guardian: first, own: [grace, '+260 97 781 0220'], others: [joseph, '+260 96 643 1087'] },
      { guardian: second, own: [joseph, '+260 96 643 1087'], others: [grace, '+260 97 781 0220'] },
    ];
    await move(reference, 'offered');
    const files = { read: async () => undefined } as never;
    for (const { guardian, own, others } of secrets) {
      const shown = JSON.stringify(await see(guardian));
      for (const text of own) expect(shown).toContain(text);
      for (const text of others) expect(shown).not.toContain(text);

      const held = await exportRecords({ ...accounts, files }, reference);
      const hide = await hidesAddressesFrom(accounts.store.read, guardian, []);
      if (!held) throw new Error('The application is held');
      const copy = hideInExport(held, hide);
      const told = [copy.data, copy.tell({ today: '2026-02-02', facts: {} })].map((one) =>
        JSON.stringify(one),
      );
      for (const text of own) expect(told.join()).toContain(text);
      for (const one of told) for (const text of others) expect(one).not.toContain(text);
    }
  });

  test('a copy that begins at what is no application has the address and number of neither', async () => {
    const { reference, grace, joseph } = await newFamily('begun');
    const held = await exportRecords({ ...accounts, files: {} as never }, reference);
    if (!held) throw new Error('The application is held');
    const { read } = accounts.store;
    const begunAt = { reference: 'CM-2345-6789', guardian: 1 } as const;
    const copy = hideInExport(held, await hidesForGuardian(read, begunAt, [reference], []));
    for (const one of [copy.data, copy.tell({ today: '2026-02-02', facts: {} })]) {
      const told = JSON.stringify(one);
      expect(told).toContain('(of a parent or guardian)');
      for (const text of [grace, joseph, '+260 97 781 0220', '+260 96 643 1087']) {
        expect(told).not.toContain(text);
      }
    }
  });

  for (const status of ['waiting', 'dead', 'cancelled', 'sent']) {
    test(`a copy holds no code and no link of a mail that is ${status}, and says that there is one`, async () => {
      const { reference, grace } = await newFamily(status);
      const first = await office.follow(reference, grace);
      await move(reference, 'offered');
      await inviteFromDesk(accounts, staff, reference, { guardian: 2 });
      const mails = await office.mailsAbout(reference, 'guardian-invited');
      const code = mails.map(({ text_part }) => CODE.exec(text_part)?.[0])[0];
      if (!code) throw new Error('The invitation brings a code');
      await office.run(
        `update outgoing_mails set status = '${status}', html_part = text_part where about = '${reference}'`,
      );
      const held = await exportRecords({ ...accounts, files: {} as never }, reference);
      if (!held) throw new Error('The application is held');
      const hide = await hidesAddressesFrom(accounts.store.read, first, []);
      // The desk's copy may be handed to one of them as well.
      for (const copy of [hideInExport(held, hide), held]) {
        expect(copy.data.records.mail).toContainEqual(
          expect.objectContaining({ kind: 'guardian-invited', status }),
        );
        const letter = JSON.stringify(copy.tell({ today: '2026-02-02', facts: {} }));
        for (const told of [JSON.stringify(copy.data), letter]) {
          expect(told).toContain(mails[0]?.subject);
          expect(told).not.toContain(code);
          expect(told).not.toContain('access code for the parent portal');
          expect(told).not.toMatch(/https?:\/\//);
        }
      }
    });
  }

  test('the answers for another child hold what is their own alone, and name them', async () => {
    const { reference, grace, joseph } = await newFamily('another');
    const first = await office.follow(reference, grace);
    const second = await office.follow(reference, joseph);
    const numbers = { grace: '+260 97 781 0220', joseph: '+260 96 643 1087' };
    const family = async (guardian: typeof first) =>
      (await overviewOf(guardian)).anotherChild ?? expect.unreachable('They follow one');
    const ofGrace = await family(first);
    expect(ofGrace.guardian).toMatch(/^Grace /);
    expect(ofGrace.answers).toMatchObject({ parent1Email: grace, parent1Phone: numbers.grace });
    expect(ofGrace.answers).toMatchObject({ parent2FirstName: 'Joseph' });
    expect(ofGrace.answers.emergencyContactPhone).not.toBe('');
    const ofJoseph = await family(second);
    expect(ofJoseph.guardian).toBe('Joseph Mwale');
    expect(ofJoseph.answers).toMatchObject({ parent2Email: joseph, parent2Phone: numbers.joseph });
    for (const other of [joseph, numbers.joseph]) {
      expect(JSON.stringify(ofGrace)).not.toContain(other);
    }
    for (const other of [grace, numbers.grace]) {
      expect(JSON.stringify(ofJoseph)).not.toContain(other);
    }
    // Whose account this is nobody knows.
    const third = await office.follow(reference, 'aunt@another.example');
    const ofAunt = await family(third);
    expect(ofAunt.guardian).toMatch(/^Grace .* and Joseph Mwale$/);
    const shown = JSON.stringify(ofAunt);
    for (const text of [grace, joseph, ...Object.values(numbers)])
      expect(shown).not.toContain(text);
  });

  test('a number or address that the other has given up is not told either', async () => {
    const { reference, grace, joseph } = await newFamily('before');
    const first = await office.follow(reference, grace);
    const second = await office.follow(reference, joseph);
    const { version } = await see(second);
    const details = { parent2Phone: '+260 95 520 4618', parent2Email: 'new@before.example' };
    await correctContactDetails(accounts, second, { version, details });
    expect((await see(second)).contact.map(({ value }) => value)).toContain('new@before.example');
    const held = await exportRecords({ ...accounts, files: {} as never }, reference);
    const hide = await hidesAddressesFrom(accounts.store.read, first, []);
    const told = JSON.stringify(held && hideInExport(held, hide).data);
    for (const text of [joseph, 'new@before.example', '+260 95 520 4618', '+260 96 643 1087']) {
      expect(told).not.toContain(text);
    }
    // An address that changed makes nobody the other guardian.
    const { version: next } = await see(second);
    await correctContactDetails(accounts, second, {
      version: next,
      details: { parent2Email: grace },
    });
    expect(JSON.stringify((await see(second)).contact)).not.toContain('+260 97 781 0220');
  });

  test('the second is invited by mail to their own address, and who asked for it learns nothing', async () => {
    const { reference, grace, joseph } = await newFamily('invite');
    const first = await office.follow(reference, grace);
    expect(await see(first)).toMatchObject({ canInvite: true });
    await office.run(
      `update enrollment_applications set parent2_confirmed_email = '${joseph}' where reference = '${reference}'`,
    );
    expect(await inviteOther(accounts, first)).toEqual({ outcome: 'done' });
    const [mail, ...others] = await office.mailsAbout(reference, 'guardian-invited');
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(joseph);
    expect(mail?.text_part).toMatch(CODE);
    expect(mail?.text_part).not.toMatch(/Mutinta|Grade 1/);
    expect(mail?.text_part).not.toContain(grace);
    accounts.wait(MINUTE);
    await inviteFromDesk(accounts, staff, reference, { guardian: 2 });
    expect(await office.mailsAbout(reference, 'guardian-invited')).toHaveLength(2);

    const alone = await office.apply({ parent1Email: 'alone@invite.example' });
    const only = await office.follow(alone, 'alone@invite.example');
    expect(await see(only)).toMatchObject({ canInvite: false });
    expect(await inviteOther(accounts, only)).toMatchObject({ outcome: 'refused' });
  });
});
