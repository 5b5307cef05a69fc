import { describe, expect } from 'vitest';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { requireAccount } from '#features/accounts/sessions/authorization.server.ts';
import { openAnswerLink } from '#features/contact/conversation/answer.server.ts';
import { messageRoom } from '#features/contact/desk/room.server.ts';
import { listAsked } from '#features/enrollment/barred/asked.server.ts';
import { changeBarred } from '#features/enrollment/barred/change-barred.server.ts';
import type { MayKnow } from '#features/enrollment/barred/may-know.ts';
import { correctAnswer } from '#features/enrollment/corrections/correct-answer.server.ts';
import { giveAccessCode } from '#features/enrollment/desk/give-access-code.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import type { EnrollmentStatus } from '#features/enrollment/enrollment-status.ts';
import { findApplicationByAccessCode } from '#features/enrollment/guardians/access-codes.server.ts';
import { correctContactDetails } from '#features/enrollment/guardians/contact-details.server.ts';
import {
  isStoppable,
  stopErasure,
} from '#features/enrollment/guardians/erasure/due-erasures.server.ts';
import {
  type EraseEverything,
  eraseAsGuardian,
} from '#features/enrollment/guardians/erasure/erase-as-guardian.server.ts';
import { getFamilyOverview } from '#features/enrollment/guardians/family-overview.server.ts';
import { writeBirthDatePass } from '#features/enrollment/guardians/family-page/birth-date-pass.server.ts';
import { getChildOfFamily } from '#features/enrollment/guardians/family-page/child-of-family.server.ts';
import { openFamily } from '#features/enrollment/guardians/family-page/open-family.server.ts';
import { moveAsGuardian } from '#features/enrollment/guardians/guardian-commands.server.ts';
import {
  findFollowed,
  linkApplication,
} from '#features/enrollment/guardians/guardian-links.server.ts';
import { getApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import {
  inviteFromDesk,
  inviteOther,
} from '#features/enrollment/guardians/invite-guardian.server.ts';
import { openOfferLink } from '#features/enrollment/guardians/offer/offer-link.server.ts';
import { remindOfOffers } from '#features/enrollment/guardians/offer/remind-of-offers.server.ts';
import { findReceivers } from '#features/enrollment/guardians/receivers.server.ts';
import { changeRequests } from '#features/enrollment/requests/ask-family.server.ts';
import { remindFamilies } from '#features/enrollment/requests/remind-families.server.ts';
import { exportRecords } from '#features/families/export/export-records.server.ts';
import { readPass, writePass } from '#features/papers/papers-pass.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import {
  getSession,
  requestWith,
  type TestAccounts,
} from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf, tokenIn } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CODE = /\b\w{4}-\w{4}-\w{4}\b/;
const LINK = /https?:\/\//;

describe.each(storeKinds)('a barred person gets no way in, on %s', (kind) => {
  let accounts: TestAccounts;
  let office: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  let families = 0;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    office = schoolOf(accounts);
  });

  const record = async (reference: string) =>
    (await caseRooms.enrollment.open({ ...accounts, content: fixtureContent }, staff, reference)) ??
    expect.unreachable('The application is there');
  const move = async (reference: string, to: EnrollmentStatus) => {
    accounts.wait(UNDO_MINUTES * MINUTE);
    const { moves, version } = await record(reference);
    const letter = moves.find((one) => one.to === to)?.letter;
    const moved = await moveApplication(accounts, staff, reference, { to, version, letter });
    expect(moved.outcome, to).toBe('done');
    accounts.wait(UNDO_MINUTES * MINUTE);
  };

  /** Grace and Joseph, who both follow the application of their child; it is under review. */
  async function newFamily(name: string) {
    staff ??= await office.enterAs('enrollment');
    const [grace, joseph] = [`grace@${name}.example`, `joseph@${name}.example`] as const;
    const phone = `+260 97 555 ${1000 + families++}`;
    const reference = await office.apply({
      ...{ parent1FirstName: 'Grace', parent1Email: grace, parent1Phone: phone },
      ...{ parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Phone: phone },
      ...{ parent2Email: joseph, parent2Relationship: 'Father' },
    });
    await inviteFromDesk(accounts, staff, reference, { guardian: 2 });
    const mother = await office.follow(reference, grace);
    const father = await office.follow(reference, joseph);
    await move(reference, 'underReview');
    return { reference, grace, joseph, mother, father, phone };
  }
  type Family = Awaited<ReturnType<typeof newFamily>>;

  const bar = async ({ reference, father }: Family, mayKnow: MayKnow) =>
    expect(
      await changeBarred(accounts, staff, reference, {
        ...{ change: 'write', who: { is: 'account', accountId: father.accountId }, mayKnow },
        ...{ mayCollect: true, since: '2026-02-02', reason: 'A court order', paper: 'HP 12/26' },
      }),
    ).toMatchObject({ outcome: 'done' });

  /** Every mail to an address since an instant, with all its words. */
  const mailsTo = async (email: string, since: string) =>
    (
      await accounts.store.read
        .selectFrom('outgoing_mails')
        .selectAll()
        .where('recipient', '=', email)
        .where('queued_at', '>', since)
        .orderBy('queued_at')
        .execute()
    ).map(({ kind, subject, text_part, html_part }) => ({
      ...{ kind, said: subject + text_part, html: html_part },
    }));

  /** Asks whether it may be erased at once, and leaves it. */
  const eraseNothing: EraseEverything = async (_, { isAllowed }) => {
    await accounts.store.write((transaction) => isAllowed(transaction));
  };

  /** Everything that brings the family a letter, once. */
  async function writeEveryLetter({ reference, mother, grace }: Family) {
    const site = { ...accounts, content: fixtureContent };
    await move(reference, 'waitlisted');
    await move(reference, 'offered');
    await changeRequests(accounts, staff, reference, {
      ...{ change: 'ask', things: ['Last report'], papers: [], words: 'Please bring it.' },
    });
    accounts.wait(12 * DAY);
    await remindFamilies(accounts);
    await remindOfOffers(site);
    const about = await accounts.store.read
      .selectFrom('contact_messages')
      .select(['reference', 'version'])
      .where('about', '=', reference)
      .executeTakeFirstOrThrow();
    const letter = { subject: 'Papers', text: 'Please bring them.' };
    const reply = { change: 'reply' as const, version: about.version, letter };
    const desk = await office.enterAs('messages');
    await messageRoom.change(site, desk, about.reference, reply);
    await correctAnswer(site, staff, reference, {
      ...{ version: (await record(reference)).version, question: 'studentFirstName' },
      ...{ answer: 'Mutintah', reason: 'Birth record', isTooYoungKnown: false, isForAll: false },
    });
    const { version } = await getApplicationForGuardian(
      { read: accounts.store.read, content: fixtureContent },
      mother,
      accounts.clock.now(),
    );
    const details = { emergencyContactPhone: '+260 95 520 4618' };
    await correctContactDetails(accounts, mother, { version, details });
    await office.follow(reference, `aunt.${grace}`);
    await eraseAsGuardian(accounts, mother, eraseNothing);
    const [waits] = await office.mailsAbout(reference, 'guardian-erasure-waits');
    await stopErasure(accounts, tokenIn(waits ?? expect.unreachable('A mail has the link')));
    await moveAsGuardian(accounts, mother, { to: 'accepted', seen: 'offered' });
    await move(reference, 'enrolled');
  }

  /** Of the kinds of mail that each guardian gets of `writeEveryLetter`. */
  const kinds = [
    ...['enrollment-waitlisted', 'enrollment-offered', 'enrollment-enrolled'],
    ...['enrollment-request', 'enrollment-reminder', 'enrollment-correction', 'message-written'],
    'enrollment-offer-reminder',
    ...['guardian-linked', 'guardian-corrected', 'guardian-accepted'],
    ...['guardian-erasure-waits', 'guardian-erasure-stopped'],
  ];

  test('whoever is told nothing gets no letter of any kind, and the other guardian gets each', async () => {
    const family = await newFamily('nothing');
    await bar(family, 'nothing');
    const since = accounts.clock.now().toISOString();
    await writeEveryLetter(family);
    const kindsTo = async (email: string) =>
      new Set((await mailsTo(email, since)).map((mail) => mail.kind));
    expect([...(await kindsTo(family.grace))].toSorted()).toEqual(kinds.toSorted());
    expect([...(await kindsTo(family.joseph))]).toEqual([]);
  });

  test('whoever gets letters only gets each of them, with no link and no code', async () => {
    const family = await newFamily('letters');
    await bar(family, 'letters');
    const since = accounts.clock.now().toISOString();
    await writeEveryLetter(family);
    const mails = await mailsTo(family.joseph, since);
    expect([...new Set(mails.map((mail) => mail.kind))].toSorted()).toEqual(kinds.toSorted());
    for (const { kind, said, html } of mails) {
      expect(said, kind).not.toMatch(LINK);
      expect(html, kind).not.toMatch(/href="(?!tel:)/);
      expect(said, kind).not.toMatch(CODE);
    }
  });

  for (const mayKnow of ['letters', 'nothing'] as const) {
    test(`with ${mayKnow}, every link and code from before opens nothing`, async () => {
      const family = await newFamily(`links-${mayKnow}`);
      const { reference, joseph, father, mother } = family;
      const { read } = accounts.store;
      const tokenOf = async (of: string) =>
        tokenIn(
          (await office.mailsAbout(reference, of)).find(({ recipient }) => recipient === joseph) ??
            expect.unreachable(of),
        );
      await move(reference, 'offered');
      await changeRequests(accounts, staff, reference, {
        ...{ change: 'ask', things: ['Last report'], papers: [], words: 'Please bring it.' },
      });
      await eraseAsGuardian(accounts, mother, eraseNothing);
      const offer = await tokenOf('enrollment-offered');
      const answer = await tokenOf('enrollment-request');
      const stop = await tokenOf('guardian-erasure-waits');
      const signing = { secret: accounts.secret, now: accounts.clock.now() };
      const passes = [father, { reference, accountId: null }].map((by) => writePass(by, signing));
      const code = await newAccessCode(office.run, reference);
      const opened = async () => [
        (await openOfferLink(accounts, offer)) !== undefined,
        (await openAnswerLink(accounts, answer)) !== undefined,
        await isStoppable(accounts, stop),
        ...(await Promise.all(
          passes.map(async (pass) => {
            const holder = await readPass(read, pass, { ...signing, use: 'send' });
            return holder !== undefined;
          }),
        )),
        (await findFollowed(read, father)) !== undefined,
      ];
      expect(await opened()).toEqual([true, true, true, true, true, true]);
      await bar(family, mayKnow);
      expect(await opened()).toEqual([false, false, false, false, false, false]);
      expect(await stopErasure(accounts, stop)).toBe(false);

      const session = await getSession(accounts, joseph);
      const account = await requireAccount(requestWith(session.access_token), accounts);
      const newer = await newAccessCode(office.run, reference);
      for (const typed of [code, newer]) {
        const sent = { sender: accounts.sender, typed };
        expect(await linkApplication(accounts, account, sent)).toEqual({ outcome: 'wrong' });
      }
      expect((await record(reference)).portalActs.map(({ act }) => act)).toContain('refusedCode');

      const asked = { guardian: 2 as const };
      const refused = { outcome: 'refused' };
      expect(await inviteFromDesk(accounts, staff, reference, asked)).toMatchObject(refused);
      expect(await giveAccessCode(accounts, staff, reference, 2)).toMatchObject(refused);
      expect(await inviteOther(accounts, mother)).toMatchObject(refused);
      expect(await office.mailsAbout(reference, 'guardian-invited')).toHaveLength(1);
    });
  }

  test('a mail that has not left does not leave, also when the move before it is undone', async () => {
    const family = await newFamily('waiting');
    const { reference, joseph, grace } = family;
    await move(reference, 'offered');
    await bar(family, 'nothing');
    const offers = await office.mailsAbout(reference, 'enrollment-offered');
    expect(offers.map((mail) => [mail.recipient, mail.status, mail.text_part === ''])).toEqual([
      [grace, 'waiting', false],
      [joseph, 'cancelled', true],
    ]);
  });

  test('a code on its way to the other guardian opens, and every code that somebody may have does not', async () => {
    const family = await newFamily('codes');
    const { reference, joseph, grace } = family;
    const codesTo = async (email: string) =>
      (await office.mailsAbout(reference, 'enrollment-offered'))
        .filter(({ recipient }) => recipient === email)
        .map(({ text_part }) => CODE.exec(text_part)?.[0] ?? expect.unreachable('It has a code'));
    const opens = async (typed: string) =>
      (await findApplicationByAccessCode(accounts.store.read, typed, accounts.clock.now())) !==
      undefined;
    const spoken = await giveAccessCode(accounts, staff, reference, 1);
    if (spoken.outcome !== 'done') return expect.unreachable('The office reads a code out');
    await move(reference, 'offered');
    const [hers, his] = [(await codesTo(grace))[0] ?? '', (await codesTo(joseph))[0] ?? ''];
    expect([await opens(hers), await opens(his), await opens(spoken.accessCode)]).toEqual([
      ...[true, true, true],
    ]);
    await bar(family, 'letters');
    expect([await opens(hers), await opens(his), await opens(spoken.accessCode)]).toEqual([
      ...[true, false, false],
    ]);
    // Once it has left, somebody may have read it with her.
    await office.run(`update outgoing_mails set status = 'sent' where about = '${reference}'`);
    await changeBarred(accounts, staff, reference, {
      ...{ change: 'write', who: { is: 'guardian', guardian: 2 }, mayKnow: 'nothing' },
      ...{ mayCollect: false, since: '2026-02-02', reason: 'A court order', paper: '' },
    });
    expect(await opens(hers)).toBe(false);
  });

  test('/status tells whoever knows the birth date no more than the one who may know least', async () => {
    const family = await newFamily('status');
    const { reference } = family;
    await move(reference, 'offered');
    const { store, clock, secret } = accounts;
    const told = async () => {
      const now = clock.now();
      const token = writeBirthDatePass(reference, { secret, now });
      const page = await openFamily({ store, clock, secret }, token);
      const [opened] = page?.by === 'birthDate' ? page.children : [];
      const child =
        opened &&
        (await getChildOfFamily({ read: store.read, content: fixtureContent, now }, opened));
      return { mayKnow: opened?.mayKnow, ...child };
    };
    expect(await told()).toMatchObject({ mayKnow: 'everything', status: 'offered' });
    await bar(family, 'letters');
    expect(await told()).toMatchObject({ mayKnow: 'letters', status: 'offered' });
    await changeBarred(accounts, staff, reference, {
      ...{ change: 'write', who: { is: 'guardian', guardian: 2 }, mayKnow: 'nothing' },
      ...{ mayCollect: false, since: '2026-02-02', reason: 'A court order', paper: '' },
    });
    expect(await told()).toMatchObject({ mayKnow: 'nothing' });
    expect(await told()).not.toHaveProperty('status');
    // The newest word holds, also where it is the milder one.
    await changeBarred(accounts, staff, reference, {
      ...{ change: 'write', who: { is: 'guardian', guardian: 2 }, mayKnow: 'letters' },
      ...{ mayCollect: true, since: '2026-02-02', reason: 'A new order', paper: '' },
    });
    expect(await told()).toMatchObject({ mayKnow: 'letters', status: 'offered' });
  });

  test('an application for another child lets nobody in until the office has said so', async () => {
    const family = await newFamily('sibling');
    const { joseph, phone } = family;
    await bar(family, 'nothing');
    const since = accounts.clock.now().toISOString();
    accounts.wait(MINUTE);
    // With a new address and the phone that both of them use.
    const byPhone = await office.apply({
      ...{ parent1FirstName: 'Joseph', parent1Email: 'new@sibling.example', parent1Phone: phone },
    });
    const byAddress = await office.apply({ parent1Email: joseph.toUpperCase() });
    expect(await mailsTo(joseph.toUpperCase(), since)).toEqual([]);
    expect(await mailsTo('new@sibling.example', since)).toEqual([]);
    for (const reference of [byPhone, byAddress]) {
      expect(await findReceivers(accounts.store.read, reference)).toEqual([]);
    }
    // The mother has the same phone and another name.
    const hers = await office.apply({
      ...{ parent1FirstName: 'Grace', parent1Email: 'g@sibling.example', parent1Phone: phone },
    });
    expect(await findReceivers(accounts.store.read, hers)).toHaveLength(1);

    // The office is asked, on Today and at the application.
    expect(await listAsked(accounts.store.read)).toEqual([byPhone, byAddress]);
    const [asked] = (await record(byAddress)).people;
    expect(asked?.askedFrom.map((one) => one.reference)).toEqual([family.reference]);
    const answer = await changeBarred(accounts, staff, byAddress, {
      ...{ change: 'write', who: { is: 'guardian', guardian: 1 }, mayKnow: 'everything' },
      ...{ mayCollect: true, since: '2026-02-02', reason: 'His own child', paper: '' },
    });
    expect(answer).toMatchObject({ outcome: 'done' });
    expect(await findReceivers(accounts.store.read, byAddress)).toHaveLength(1);
    expect(await listAsked(accounts.store.read)).toEqual([byPhone]);
  });

  test('the form for another child does not name them again, and the copy says that they are barred', async () => {
    const family = await newFamily('another');
    await bar(family, 'nothing');
    const { store, clock, secret } = accounts;
    const { anotherChild } = await getFamilyOverview(
      { read: store.read, content: fixtureContent, now: clock.now(), secret },
      family.mother as never,
    );
    expect(anotherChild?.answers).toMatchObject({ parent1FirstName: 'Grace' });
    expect(JSON.stringify(anotherChild?.answers)).not.toContain('Joseph');
    const held = await exportRecords({ ...accounts, files: {} as never }, family.reference);
    const letter = JSON.stringify(held?.tell({ today: '2026-02-02', facts: {} }));
    expect(letter).toContain('Joseph Mwale is told nothing of the child');
    expect(letter).toContain('Paper: HP 12/26');
  });

  test('once it is lifted letters go to them again, and the line stays with both reasons', async () => {
    const family = await newFamily('lifted');
    const { reference, joseph } = family;
    await bar(family, 'nothing');
    const [line] = (await record(reference)).barred;
    const lift = () =>
      changeBarred(accounts, staff, reference, {
        ...{ change: 'lift', id: line?.id ?? '', reason: 'The order has ended' },
      });
    expect(await lift()).toMatchObject({ outcome: 'done' });
    expect(await lift()).toMatchObject({ outcome: 'refused' });
    const emails = (await findReceivers(accounts.store.read, reference)).map(({ email }) => email);
    expect(emails).toContain(joseph);
    expect((await record(reference)).barred).toMatchObject([
      { reason: 'A court order', liftedReason: 'The order has ended' },
    ]);
  });

  test('the desk names no phone of somebody who may be told nothing', async () => {
    staff ??= await office.enterAs('enrollment');
    const reference = await office.apply({
      ...{ parent1FirstName: 'Ruth', parent1Phone: '+260 97 555 7001' },
      ...{ parent2FirstName: 'Peter', parent2LastName: 'Zulu', parent2Phone: '+260 97 555 7002' },
      parent2Relationship: 'Father',
    });
    expect((await record(reference)).familyPhone).toBe('+260 97 555 7001');
    const barGuardian = async (guardian: 1 | 2) =>
      expect(
        await changeBarred(accounts, staff, reference, {
          ...{ change: 'write', who: { is: 'guardian', guardian }, mayKnow: 'nothing' },
          ...{ mayCollect: true, since: '2026-02-02', reason: 'A court order', paper: '' },
        }),
      ).toMatchObject({ outcome: 'done' });
    await barGuardian(1);
    expect((await record(reference)).familyPhone).toBe('+260 97 555 7002');
    await barGuardian(2);
    expect((await record(reference)).familyPhone).toBe('');
  });
});
