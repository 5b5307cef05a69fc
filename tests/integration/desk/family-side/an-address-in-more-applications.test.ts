import { describe, expect } from 'vitest';
import type { StaffIn } from '#desk/require-room.server.ts';
import { requireAccount } from '#features/accounts/sessions/authorization.server.ts';
import { changeBarred } from '#features/enrollment/barred/change-barred.server.ts';
import { getFamilyOverview } from '#features/enrollment/guardians/family-overview.server.ts';
import { listGuardianActs } from '#features/enrollment/guardians/guardian-acts.server.ts';
import { linkApplication } from '#features/enrollment/guardians/guardian-links.server.ts';
import { followNaming } from '#features/enrollment/guardians/portal-access/named-elsewhere.server.ts';
import { newAccessCode } from '#tests/support/clients/access-code.ts';
import {
  newAccount,
  requestWith,
  type TestAccounts,
} from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';

const joseph = (parent2Email: string) => ({
  ...{ parent1FirstName: 'Ruth', parent1Email: 'ruth@elsewhere.example' },
  ...{ parent2FirstName: 'Joseph', parent2LastName: 'Mwale', parent2Relationship: 'Father' },
  parent2Email,
});

describe.each(storeKinds)(
  'an account hears of applications that name its address, on %s',
  (kind) => {
    let accounts: TestAccounts;
    let office: ReturnType<typeof schoolOf>;
    let staff: StaffIn<'enrollment'>;
    const test = accountsOn(kind, (opened) => {
      accounts = opened;
      office = schoolOf(accounts);
    });

    async function newGuardian(email: string) {
      const { session } = await newAccount(accounts, email);
      return requireAccount(requestWith(session.access_token), accounts);
    }
    type Account = Awaited<ReturnType<typeof newGuardian>>;

    const follow = async (account: Account, reference: string) =>
      linkApplication(accounts, account, {
        sender: accounts.sender,
        typed: await newAccessCode(office.run, reference),
      });
    const overview = (account: Account) => {
      const { store, content, clock, secret } = accounts;
      return getFamilyOverview({ read: store.read, content, now: clock.now(), secret }, account);
    };

    test('those in which it counts as a guardian’s own are added at once, and every guardian is told', async () => {
      const email = 'grace@three.example';
      const first = await office.apply({ parent1Email: email });
      const second = await office.apply({ parent1Email: email.toUpperCase() });
      const third = await office.apply({ parent1Email: email });
      const typedByAnother = await office.apply(joseph(email));
      const grace = await newGuardian(email);
      await follow(grace, first);
      expect((await overview(grace)).named).toEqual({ theirs: 2, unproven: 1 });
      expect(await followNaming(accounts, grace)).toEqual({ added: 2 });
      const { applications, named } = await overview(grace);
      expect(applications.map(({ reference }) => reference).toSorted()).toEqual(
        [first, second, third].toSorted(),
      );
      expect(named).toEqual({ theirs: 0, unproven: 1 });
      expect(applications.map(({ reference }) => reference)).not.toContain(typedByAnother);
      // Pressed again, nobody is told again.
      expect(await followNaming(accounts, grace)).toEqual({ added: 0 });
      const [mail, ...others] = await office.mailsAbout(second, 'guardian-linked');
      expect(mail?.text_part).toContain('Somebody has added this application to their account.');
      expect(others).toEqual([]);
      const { id } = await accounts.store.read
        .selectFrom('enrollment_applications')
        .select('id')
        .where('reference', '=', second)
        .executeTakeFirstOrThrow();
      expect(await listGuardianActs(accounts.store.read, id)).toMatchObject([
        { act: 'linkedByAddress', email },
      ]);
    });

    test('an account that follows nothing has shown no code of the school, and is told nothing', async () => {
      const email = 'grace@nothing.example';
      await office.apply({ parent1Email: email });
      const grace = await newGuardian(email);
      expect((await overview(grace)).named).toEqual({ theirs: 0, unproven: 0 });
      expect(await followNaming(accounts, grace)).toEqual({ added: 0 });
    });

    for (const mayKnow of ['letters', 'nothing'] as const) {
      test(`who may know ${mayKnow} of the other child is told nothing and adds nothing`, async () => {
        staff ??= await office.enterAs('enrollment');
        const email = `grace@barred-${mayKnow}.example`;
        const first = await office.apply({ parent1Email: email, studentFirstName: 'Taonga' });
        const second = await office.apply({ parent1Email: email, studentFirstName: 'Mutinta' });
        const grace = await newGuardian(email);
        await follow(grace, first);
        const barred = await changeBarred(accounts, staff, second, {
          ...{ change: 'write', who: { is: 'guardian', guardian: 1 }, mayKnow, mayCollect: true },
          ...{ since: '2026-02-02', reason: 'A court order', paper: 'HP 12/26' },
        });
        expect(barred).toMatchObject({ outcome: 'done' });
        expect((await overview(grace)).named).toEqual({ theirs: 0, unproven: 0 });
        expect(await followNaming(accounts, grace)).toEqual({ added: 0 });
      });
    }
  },
);
