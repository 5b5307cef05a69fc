import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import { undoMove } from '#features/enrollment/desk/undo-move.server.ts';
import type { EnrollmentStatus } from '#features/enrollment/enrollment-status.ts';
import { moveAsGuardian } from '#features/enrollment/guardians/guardian-commands.server.ts';
import { openOfferLink } from '#features/enrollment/guardians/offer/offer-link.server.ts';
import { remindOfOffers } from '#features/enrollment/guardians/offer/remind-of-offers.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

describe.each(storeKinds)('an open offer is reminded of, on %s', (kind) => {
  let accounts: TestAccounts;
  let school: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    school = schoolOf(accounts);
  });

  async function offered(name: string) {
    staff ??= await school.enterAs('enrollment');
    const email = `grace@${name}.example`;
    const reference = await school.apply({ parent1Email: email });
    const guardian = await school.follow(reference, email);
    await move(reference, 'underReview');
    await move(reference, 'offered');
    return { reference, guardian };
  }
  async function move(reference: string, to: EnrollmentStatus) {
    accounts.wait(1000);
    const record = await caseRooms.enrollment.open(accounts, staff, reference);
    const letter = record?.moves.find((one) => one.to === to)?.letter;
    const version = record?.version ?? 0;
    const moved = await moveApplication(accounts, staff, reference, { to, version, letter });
    expect(moved).toMatchObject({ outcome: 'done' });
  }
  const remind = () => remindOfOffers({ ...accounts, content: fixtureContent });
  const reminders = (reference: string) =>
    school.mailsAbout(reference, 'enrollment-offer-reminder');
  /** To 10 o'clock in Lusaka, so many days from today. */
  function waitDays(days: number) {
    const passed = (accounts.clock.now().getTime() + 2 * HOUR) % DAY;
    accounts.wait(days * DAY + 10 * HOUR - passed);
  }

  // All of it before the break of April, in which no school day goes by.
  test('what still waits to leave is cancelled with the answer', async () => {
    const { reference, guardian } = await offered('late');
    waitDays(13);
    await remind();
    expect(await reminders(reference)).toMatchObject([{ status: 'waiting' }]);
    await moveAsGuardian(accounts, guardian, { to: 'accepted', seen: 'offered' });
    expect(await reminders(reference)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('by day only, and once when the server was off on both days', async () => {
    const { reference } = await offered('asleep');
    waitDays(16);
    accounts.wait(12 * HOUR);
    await remind();
    expect(await reminders(reference)).toEqual([]);
    waitDays(1);
    await remind();
    await remind();
    expect(await reminders(reference)).toHaveLength(1);
  });

  test('no more once it is answered or taken back, nor who wants no letters or may know nothing', async () => {
    const answered = await offered('answered');
    const silent = await offered('silent');
    const back = await offered('back');
    const { version = 0 } =
      (await caseRooms.enrollment.open(accounts, staff, back.reference)) ?? {};
    const undone = await undoMove(accounts, staff, back.reference, { version });
    expect(undone).toMatchObject({ outcome: 'done' });
    accounts.wait(DAY);
    await moveAsGuardian(accounts, answered.guardian, { to: 'accepted', seen: 'offered' });
    await accounts.store.write((transaction) =>
      transaction
        .updateTable('enrollment_applications')
        .set({ parent1_letters: 0, parent2_letters: 0 })
        .where('reference', '=', silent.reference)
        .execute(),
    );
    waitDays(13);
    await remind();
    for (const { reference } of [answered, silent, back])
      expect(await reminders(reference)).toEqual([]);
  });

  test('twice, each once, with the day and a link that answers', async () => {
    const { reference } = await offered('slow');
    waitDays(5);
    await remind();
    expect(await reminders(reference)).toEqual([]);
    waitDays(8);
    // Two processes at once, and another start.
    await Promise.all([remind(), remind()]);
    await remind();
    const [half, more] = await reminders(reference);
    expect(more).toBeUndefined();
    expect(half).toMatchObject({ recipient: 'grace@slow.example' });
    expect(half?.text_part).toMatch(/Please answer by \w+, \w+ \d+, 2026\./);
    const [, token = ''] = half?.text_part.match(/offer\?token=(\S+)/) ?? [];
    expect(await openOfferLink(accounts, token)).toMatchObject({ reference });
    // What the office sees of it: that it went, and when the next goes.
    const shown = async () => (await caseRooms.enrollment.open(accounts, staff, reference))?.offer;
    const first = await shown();
    expect(first?.remindedAt).toBe(accounts.clock.now().toISOString());
    expect(first?.remindsOn).toMatch(/^2026-/);
    waitDays(9);
    await remind();
    await remind();
    expect(await reminders(reference)).toHaveLength(2);
    expect(await shown()).toMatchObject({ remindedAt: accounts.clock.now().toISOString() });
    expect(await shown()).not.toHaveProperty('remindsOn');
    waitDays(30);
    await remind();
    expect(await reminders(reference)).toHaveLength(2);
  });
});
