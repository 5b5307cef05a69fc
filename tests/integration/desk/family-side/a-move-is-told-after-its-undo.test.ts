import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import { undoMove } from '#features/enrollment/desk/undo-move.server.ts';
import type { EnrollmentStatus } from '#features/enrollment/enrollment-status.ts';
import { getFamilyOverview } from '#features/enrollment/guardians/family-overview.server.ts';
import { getChildOfFamily } from '#features/enrollment/guardians/family-page/child-of-family.server.ts';
import { moveAsGuardian } from '#features/enrollment/guardians/guardian-commands.server.ts';
import { getApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { findOffer } from '#features/enrollment/guardians/offer/find-offer.server.ts';
import {
  offerLink,
  openOfferLink,
} from '#features/enrollment/guardians/offer/offer-link.server.ts';
import { setPlaces } from '#features/enrollment/places/change-places.server.ts';
import { leadAsOne } from '#features/enrollment/same-child/lead-one.server.ts';
import { exportRecords } from '#features/families/export/export-records.server.ts';
import { openPaper } from '#features/papers/intake/open-paper.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent as content } from '#tests/support/fixture-content.ts';

const MINUTE = 60_000;

describe.each(storeKinds)('a family hears of a move when its undo is over, on %s', (kind) => {
  let accounts: TestAccounts;
  let school: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    school = schoolOf(accounts);
  });
  const email = (name: string) => `grace@${name}.example`;

  /** A family that follows its application, which the office has brought to this status longer ago. */
  async function newFamily(name: string, ...statuses: EnrollmentStatus[]) {
    staff ??= await school.enterAs('enrollment');
    const reference = await school.apply({ parent1Email: email(name) });
    for (const to of statuses) await move(reference, to);
    accounts.wait(11 * MINUTE);
    return { reference, guardian: await school.follow(reference, email(name)) };
  }
  const open = (reference: string) =>
    caseRooms.enrollment.open({ ...accounts, content }, staff, reference);
  async function move(reference: string, to: EnrollmentStatus, reason?: string) {
    accounts.wait(1000);
    const record = await open(reference);
    const letter = record?.moves.find((one) => one.to === to)?.letter;
    const version = record?.version ?? 0;
    expect(
      await moveApplication(accounts, staff, reference, { to, version, letter, reason }),
    ).toMatchObject({ outcome: 'done' });
  }
  async function takeBack(reference: string) {
    const version = (await open(reference))?.version ?? 0;
    return undoMove(accounts, staff, reference, { version });
  }

  /** Where the application stands by each place at which a family looks. */
  async function told({ reference, guardian }: Awaited<ReturnType<typeof newFamily>>) {
    const { store, clock } = accounts;
    const [read, now] = [store.read, clock.now()];
    const { applications } = await getFamilyOverview(
      { read, content, now, secret: accounts.secret },
      guardian as never,
    );
    const own = await getApplicationForGuardian({ read, content }, guardian, now);
    const shown = { reference, mayKnow: 'everything' } as const;
    const child = await getChildOfFamily({ read, content, now }, shown);
    const link = offerLink({ reference, email: guardian.email }, now, accounts);
    const opened = await openOfferLink(accounts, new URL(link).searchParams.get('token') ?? '');
    const copy = await exportRecords({ ...accounts, files: {} as never }, reference, {
      hasFiles: false,
    });
    const offer = await findOffer(read, accounts, reference, now);
    const paper = await store.write((transaction) =>
      openPaper(transaction, content, { reference, accountId: null }, 'birth-record', now),
    );
    const copied = copy?.data.records['enrollment-application'] as
      | { status: string; statuses: { status: string }[]; notes: { text: string }[] }[]
      | undefined;
    return {
      list: applications[0]?.status,
      answerBy: applications[0]?.answerBy !== undefined,
      application: own.status,
      history: own.history.at(-1)?.status,
      moves: own.moves,
      statusPage: child?.status,
      link: opened?.status,
      hasOffer: offer !== undefined,
      copy: copied?.[0]?.status,
      copiedLast: copied?.[0]?.statuses.at(-1)?.status,
      copiedNotes: copied?.[0]?.notes.map(({ text }) => text),
      copiedMails: JSON.stringify(copy?.data.records.mail ?? []).match(/enrollment-\w+/g),
      takesPapers: !('against' in paper),
    };
  }

  test('an offer shows nowhere while it can be taken back, and everywhere from then on', async () => {
    const family = await newFamily('offer', 'underReview');
    const before = await told(family);
    expect(before).toMatchObject({ list: 'underReview', hasOffer: false, moves: ['withdrawn'] });
    await move(family.reference, 'offered');
    expect((await open(family.reference))?.status).toBe('offered');
    expect(await told(family)).toEqual(before);
    accounts.wait(9 * MINUTE);
    expect(await told(family)).toEqual(before);
    accounts.wait(MINUTE);
    expect(await told(family)).toEqual({
      ...{ list: 'offered', answerBy: true, application: 'offered' },
      ...{ history: 'offered', moves: ['accepted', 'declined', 'withdrawn'], hasOffer: true },
      ...{ statusPage: 'offered', link: 'offered', copy: 'offered', copiedLast: 'offered' },
      takesPapers: true,
      copiedNotes: [],
      copiedMails: [...(before.copiedMails ?? []), 'enrollment-offered'],
    });
  });

  test('what was taken back has never been told', async () => {
    const family = await newFamily('back', 'underReview');
    const before = await told(family);
    await move(family.reference, 'notOffered');
    expect(await told(family)).toEqual(before);
    expect(await takeBack(family.reference)).toMatchObject({ outcome: 'done' });
    accounts.wait(20 * MINUTE);
    expect(await told(family)).toEqual(before);
  });

  test('several quick moves are told as one, when the time of the last is over', async () => {
    const family = await newFamily('quick');
    await move(family.reference, 'underReview');
    accounts.wait(5 * MINUTE);
    await move(family.reference, 'offered');
    accounts.wait(MINUTE);
    await move(family.reference, 'rescinded');
    expect(await told(family)).toMatchObject({ list: 'submitted', application: 'submitted' });
    accounts.wait(4 * MINUTE);
    expect(await told(family)).toMatchObject({ list: 'submitted', history: 'submitted' });
    accounts.wait(6 * MINUTE);
    expect(await told(family)).toMatchObject({ list: 'rescinded', takesPapers: false });
  });

  test('a family may withdraw while an offer waits to be told, and the offer’s mail does not leave', async () => {
    const { reference, guardian } = await newFamily('withdraws', 'underReview');
    await move(reference, 'offered');
    const answer = { to: 'withdrawn', seen: 'underReview' } as const;
    expect(await moveAsGuardian(accounts, guardian, answer)).toEqual({ outcome: 'done' });
    const [mail] = await school.mailsAbout(reference, 'enrollment-offered');
    expect(mail).toMatchObject({ status: 'cancelled' });
    expect(await told({ reference, guardian })).toMatchObject({ list: 'withdrawn' });
    expect(await takeBack(reference)).toMatchObject({ outcome: 'refused' });
  });

  test('what the office has just decided holds the answer of the family up, and is not told by that', async () => {
    const { reference, guardian } = await newFamily('held', 'underReview', 'offered');
    await move(reference, 'rescinded');
    const answer = { to: 'accepted', seen: 'offered' } as const;
    expect(await moveAsGuardian(accounts, guardian, answer)).toEqual({ outcome: 'atWork' });
    expect(await takeBack(reference)).toMatchObject({ outcome: 'done' });
    expect(await moveAsGuardian(accounts, guardian, answer)).toEqual({ outcome: 'done' });
    // What they did themselves, they see at once.
    expect(await told({ reference, guardian })).toMatchObject({ list: 'accepted' });
  });

  test('which form goes on for a child is told, and taken back, with the move that closes one', async () => {
    const family = await newFamily('twice', 'underReview', 'offered');
    const second = await newFamily('twice-again');
    await accounts.store.write((transaction) =>
      leadAsOne(transaction, [family.reference, second.reference]),
    );
    const before = [await told(family), await told(second)];
    expect(before).toMatchObject([{ list: 'offered' }, { list: 'offered', hasOffer: true }]);
    await move(family.reference, 'rescinded');
    expect([await told(family), await told(second)]).toEqual(before);
    const answer = { to: 'accepted', seen: 'offered' } as const;
    expect(await moveAsGuardian(accounts, second.guardian, answer)).toEqual({ outcome: 'atWork' });
    expect(await takeBack(family.reference)).toMatchObject({ outcome: 'done' });
    expect((await open(family.reference))?.sameChildAs).toBe(null);
    expect((await open(family.reference))?.moves).not.toEqual([]);
    expect([await told(family), await told(second)]).toEqual(before);
    await move(family.reference, 'rescinded');
    accounts.wait(10 * MINUTE);
    expect(await told(family)).toMatchObject({ list: 'submitted', hasOffer: false });
    expect(await told(second)).toMatchObject({ list: 'submitted', statusPage: 'submitted' });
  });

  test('nor does a copy tell by a mail that was cancelled, or by why there was one place more', async () => {
    const family = await newFamily('copy', 'underReview');
    const before = await told(family);
    await setPlaces(accounts, staff, { year: '2026', places: { grade1: 0 }, seen: {} });
    await move(family.reference, 'offered', 'A desk more fits in');
    await move(family.reference, 'rescinded');
    expect(await told(family)).toEqual(before);
    expect(await takeBack(family.reference)).toMatchObject({ outcome: 'done' });
    expect(await takeBack(family.reference)).toMatchObject({ outcome: 'done' });
    accounts.wait(20 * MINUTE);
    expect(await told(family)).toEqual(before);
    await move(family.reference, 'offered', 'A desk more fits in');
    accounts.wait(20 * MINUTE);
    expect(await told(family)).toMatchObject({
      ...{ copiedNotes: ['Offered beyond the places: A desk more fits in'] },
      copiedMails: [...(before.copiedMails ?? []), 'enrollment-offered'],
    });
  });
});
