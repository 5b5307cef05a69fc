import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import { undoMove } from '#features/enrollment/desk/undo-move.server.ts';
import type { EnrollmentStatus } from '#features/enrollment/enrollment-status.ts';
import { getFamilyOverview } from '#features/enrollment/guardians/family-overview.server.ts';
import { moveAsGuardian } from '#features/enrollment/guardians/guardian-commands.server.ts';
import { findOffer } from '#features/enrollment/guardians/offer/find-offer.server.ts';
import { listOverdueOffers } from '#features/enrollment/guardians/offer/overdue-offers.server.ts';
import { exportRecords } from '#features/families/export/export-records.server.ts';
import { referencesWithPhotographs } from '#features/papers/desk/waiting-photographs.server.ts';
import { papersFor } from '#features/papers/paper-kinds.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const withDays = (offerSchoolDays: number) => ({
  ...fixtureContent,
  enrollment: { ...fixtureContent.enrollment, offerSchoolDays },
});

describe.each(storeKinds)('an offer has a day that stays, on %s', (kind) => {
  let accounts: TestAccounts;
  let school: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    school = schoolOf(accounts);
  });

  async function newFamily(name: string) {
    staff ??= await school.enterAs('enrollment');
    const email = `grace@${name}.example`;
    const reference = await school.apply({ parent1Email: email });
    const family = { reference, guardian: await school.follow(reference, email) };
    await move(family, 'underReview');
    return family;
  }
  type Guardian = Awaited<ReturnType<typeof school.follow>>;
  type Family = { reference: string; guardian: Guardian };

  async function move({ reference }: Family, to: EnrollmentStatus, content = fixtureContent) {
    accounts.wait(1000);
    const record = await caseRooms.enrollment.open({ ...accounts, content }, staff, reference);
    const letter = record?.moves.find((one) => one.to === to)?.letter;
    const version = record?.version ?? 0;
    const services = { ...accounts, content };
    expect(
      await moveApplication(services, staff, reference, { to, version, letter }),
    ).toMatchObject({ outcome: 'done' });
  }
  async function takeBack({ reference }: Family) {
    const { version = 0 } = (await caseRooms.enrollment.open(accounts, staff, reference)) ?? {};
    expect(await undoMove(accounts, staff, reference, { version })).toMatchObject({
      outcome: 'done',
    });
  }

  /** By when to answer, as the portal, the page of the offer and a copy of the data say it. */
  async function told({ reference, guardian }: Family, content = fixtureContent) {
    const { store, clock, secret } = accounts;
    const [read, now] = [store.read, clock.now()];
    const overview = await getFamilyOverview({ read, content, now, secret }, guardian as never);
    const offer = await findOffer(read, { ...accounts, content }, reference, now);
    const copy = await exportRecords({ ...accounts, files: {} as never }, reference, {
      hasFiles: false,
    });
    return {
      list: overview.applications[0]?.answerBy,
      coming: overview.coming.find(({ what }) => what.startsWith('Last day to answer'))?.on,
      offer: offer?.answerBy,
      isOverdue: offer?.isOverdue,
      isCopied: JSON.stringify(copy?.data.records).includes(`"answerBy":"${offer?.answerBy}"`),
    };
  }
  /** As Today counts them, and the list that its line opens. */
  async function overdue(): Promise<string[]> {
    const today = dayInLusaka(accounts.clock.now());
    const counted = await listOverdueOffers(accounts.store.read, fixtureContent, today);
    const query = caseRooms.enrollment.readSearch(new URLSearchParams({ waits: 'overdue' }));
    const services = { ...accounts, content: fixtureContent, referencesWithPhotographs };
    const { rows } = await caseRooms.enrollment.list(services, staff, query);
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(
      counted.map(({ reference }) => reference).toSorted(),
    );
    return counted.map(({ reference }) => reference);
  }
  const daysAfter = (days: number) => addDays(dayInLusaka(accounts.clock.now()), days);
  const mailsAbout = (reference: string) => school.mailsAbout(reference, 'enrollment-offered');

  test('the letter says it, and so does every screen, whatever the office sets later', async () => {
    const family = await newFamily('stays');
    await move(family, 'offered');
    // Fourteen school days from Monday, February 2 on.
    const [mail] = await mailsAbout(family.reference);
    expect(mail?.text_part).toContain('Please answer by Friday, February 20, 2026.');
    accounts.wait(11 * MINUTE);
    const day = '2026-02-20';
    const said = { list: day, coming: day, offer: day, isOverdue: false, isCopied: true };
    expect(await told(family)).toEqual(said);
    expect(await told(family, withDays(3))).toEqual(said);
    expect(await told(family, withDays(60))).toEqual(said);
  });

  test('the number that counts is that of the day on which the place is offered', async () => {
    const family = await newFamily('again');
    await move(family, 'offered', withDays(1));
    await takeBack(family);
    await move(family, 'offered', withDays(5));
    accounts.wait(11 * MINUTE);
    expect(await told(family)).toMatchObject({ offer: '2026-02-09' });
    await move(family, 'accepted');
    accounts.wait(11 * MINUTE);
    // Answered: the day is no longer anybody's to keep.
    expect(await told(family)).toMatchObject({ list: undefined, isOverdue: false });
  });

  test('once the day is over, only this is said', async () => {
    const family = await newFamily('overdue');
    await move(family, 'offered', withDays(1));
    accounts.wait(11 * MINUTE);
    expect(await told(family)).toMatchObject({ isOverdue: false });
    expect(await overdue()).not.toContain(family.reference);
    const record = () => caseRooms.enrollment.open(accounts, staff, family.reference);
    expect((await record())?.offer?.isOverdue).toBe(false);
    accounts.wait(5 * DAY);
    expect(await told(family)).toMatchObject({ isOverdue: true, coming: undefined });
    expect(await overdue()).toContain(family.reference);
    expect(await record()).toMatchObject({ status: 'offered', offer: { isOverdue: true } });
    await move(family, 'accepted');
    expect(await overdue()).not.toContain(family.reference);
    expect(await record()).not.toHaveProperty('offer');
  });

  test('an offer from before its day was kept is told as it was then', async () => {
    const family = await newFamily('before');
    await move(family, 'offered');
    accounts.wait(11 * MINUTE);
    await accounts.store.write((transaction) =>
      transaction
        .updateTable('case_statuses')
        .set({ facts: '{}' })
        .where('status', '=', 'offered')
        .execute(),
    );
    const old = withDays(3);
    const without = { ...old, enrollment: { ...old.enrollment, offerDays: undefined } };
    expect(await told(family, without)).toMatchObject({ list: undefined, offer: undefined });
    // Fourteen days of the calendar, which is the `offerDays` of the fixture.
    expect(await told(family, old)).toMatchObject({ offer: daysAfter(14) });
  });

  test('after the answer comes a list that ticks itself, without papers of other grades', async () => {
    const family = await newFamily('next');
    await move(family, 'offered');
    accounts.wait(11 * MINUTE);
    const offer = () => {
      const { store, clock } = accounts;
      return findOffer(store.read, accounts, family.reference, clock.now());
    };
    const inShort = async () =>
      (await offer())?.next?.map(({ what, isDone }) => `${isDone ? 'x' : '-'} ${what}`);
    expect(await inShort()).toBeUndefined();
    await moveAsGuardian(accounts, family.guardian, { to: 'accepted', seen: 'offered' });
    const ofGrade = papersFor(fixtureContent.papers.items, 'grade1').map(({ label }) => label);
    expect(ofGrade.length).toBeLessThan(fixtureContent.papers.items.length);
    expect(await inShort()).toEqual([
      'x The place is accepted',
      ...ofGrade.map((label) => `- ${label}`),
      '- The office completes the enrollment',
      '- Uniform and books',
      '- First day of school',
    ]);
    const [letter] = await school.mailsAbout(family.reference, 'guardian-accepted');
    expect(letter?.text_part).toContain('What comes next:');
    for (const label of ofGrade) expect(letter?.text_part).toContain(`- ${label}`);
    await move(family, 'enrolled');
    accounts.wait(11 * MINUTE);
    expect(await inShort()).toContain('x The office completes the enrollment');
  });
});
