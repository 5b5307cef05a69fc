import { describe, expect } from 'vitest';
import { UNDO_MINUTES } from '#desk/record/time-to-undo.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { changeBarred } from '#features/enrollment/barred/change-barred.server.ts';
import { moveApplication } from '#features/enrollment/desk/move-application.server.ts';
import { openApplication } from '#features/enrollment/desk/open-application.server.ts';
import { inviteFromDesk } from '#features/enrollment/guardians/invite-guardian.server.ts';
import { openOfferLink } from '#features/enrollment/guardians/offer/offer-link.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf, tokenIn } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const MINUTE = 60_000;

describe.each(storeKinds)('a barred person gets no way in, on %s', (kind) => {
  let accounts: TestAccounts;
  let office: ReturnType<typeof schoolOf>;
  let staff: StaffIn<'enrollment'>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    office = schoolOf(accounts);
  });

  const record = async (reference: string) =>
    (await openApplication({ ...accounts, content: fixtureContent }, staff, reference)) ??
    expect.unreachable('The application is there');
  const move = async (reference: string, to: 'underReview' | 'offered' | 'rescinded') => {
    accounts.wait(UNDO_MINUTES * MINUTE);
    const { moves, version } = await record(reference);
    const letter = moves.find((one) => one.to === to)?.letter;
    return moveApplication(accounts, staff, reference, { to, version, letter });
  };

  test('whose access was ended gets no code and no link with the next offer, and the old link opens nothing', async () => {
    staff ??= await office.enterAs('enrollment');
    const [grace, joseph] = ['grace@ended.example', 'joseph@ended.example'] as const;
    const reference = await office.apply({
      ...{ parent1FirstName: 'Grace', parent1Email: grace },
      ...{ parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Email: joseph },
    });
    await inviteFromDesk(accounts, staff, reference, { guardian: 2 });
    const father = await office.follow(reference, joseph);
    await move(reference, 'underReview');
    await move(reference, 'offered');
    const [, old] = await office.mailsAbout(reference, 'enrollment-offered');
    expect(old?.recipient).toBe(joseph);
    const link = tokenIn(old ?? expect.unreachable('He was offered the place'));
    expect(await openOfferLink(accounts, link)).toBeDefined();

    const { accountId } = father;
    const ended = await changeBarred(accounts, staff, reference, {
      ...{ change: 'write', who: { is: 'account', accountId }, mayKnow: 'nothing' },
      ...{ mayCollect: true, since: '2026-02-02', reason: 'A court order', paper: 'HP 12/2026' },
    });
    expect(ended).toMatchObject({ outcome: 'done' });
    expect(await openOfferLink(accounts, link)).toBeUndefined();
    await move(reference, 'rescinded');
    await office.run(
      `update enrollment_applications set status = 'underReview' where reference = '${reference}'`,
    );
    await move(reference, 'offered');
    const offers = await office.mailsAbout(reference, 'enrollment-offered');
    expect(offers.map(({ recipient }) => recipient)).toEqual([grace, grace, joseph]);
  });
});
