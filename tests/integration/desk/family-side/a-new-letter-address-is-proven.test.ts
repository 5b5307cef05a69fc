import { describe, expect } from 'vitest';
import {
  confirmAddress,
  isConfirmable,
} from '#features/enrollment/guardians/confirm-address.server.ts';
import { correctContactDetails } from '#features/enrollment/guardians/contact-details.server.ts';
import { inviteFromDesk } from '#features/enrollment/guardians/invite-guardian.server.ts';
import { findReceivers } from '#features/enrollment/guardians/receivers.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf, tokenIn } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';
import { fixtureContent } from '#tests/support/fixture-content.ts';

const DAY = 24 * 60 * 60_000;

describe.each(storeKinds)('a new letter address, on %s', (kind) => {
  let accounts: TestAccounts;
  let office: ReturnType<typeof schoolOf>;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
    office = schoolOf(accounts);
  });
  const site = () => ({ ...accounts, content: fixtureContent });
  const familyOf = async (name: string) => {
    const old = `${name}@old.example`;
    const reference = await office.apply({ parent1Email: old });
    return { reference, old, guardian: await office.follow(reference, `${name}@account.example`) };
  };
  const openTo = async (reference: string) =>
    (await findReceivers(accounts.store.read, reference))
      .filter(({ closed }) => !closed)
      .map(({ email }) => email);
  const changeTo = async (guardian: Awaited<ReturnType<typeof office.follow>>, email: string) => {
    const { version } = await accounts.store.read
      .selectFrom('enrollment_applications')
      .select('version')
      .where('id', '=', guardian.applicationId)
      .executeTakeFirstOrThrow();
    const details = { parent1Email: email };
    return correctContactDetails(site(), guardian, { version, details });
  };
  /** The token that the newest mail to the address brought. */
  const tokenTo = async (reference: string, address: string) => {
    const mails = await office.mailsAbout(reference, 'guardian-confirm-address');
    const newest = mails.filter(({ recipient }) => recipient === address).at(-1);
    return newest && tokenIn(newest);
  };

  test('opens nothing until its own link is pressed, once', async () => {
    const { reference, old, guardian } = await familyOf('mutinta');
    // Nobody knows whose the account is: it was opened with another address, by a code of the family.
    await accounts.store.write((transaction) =>
      transaction.updateTable('enrollment_guardians').set({ guardian: 1 }).execute(),
    );
    expect(await openTo(reference)).toEqual([old, guardian.email]);
    const stranger = 'new@else.example';
    expect(await changeTo(guardian, stranger)).toEqual({ outcome: 'done' });
    expect(await openTo(reference)).toEqual([guardian.email]);
    const receivers = await findReceivers(accounts.store.read, reference);
    expect(receivers.find(({ email }) => email === stranger)).toMatchObject({ closed: 'unproven' });

    const token = (await tokenTo(reference, stranger)) ?? '';
    expect(await isConfirmable(site(), `${token}x`)).toBe(false);
    expect(await isConfirmable(site(), token)).toBe(true);
    expect(await openTo(reference)).toEqual([guardian.email]);
    const pressed = await Promise.all([
      confirmAddress(site(), token),
      confirmAddress(site(), token),
    ]);
    expect(pressed.toSorted()).toEqual([false, true]);
    expect(await isConfirmable(site(), token)).toBe(false);
    expect(await openTo(reference)).toEqual([stranger, guardian.email]);

    // Another address begins again, and the link to the one before opens nothing any more.
    await changeTo(guardian, 'third@else.example');
    expect(await openTo(reference)).toEqual([guardian.email]);
    const third = (await tokenTo(reference, 'third@else.example')) ?? '';
    await changeTo(guardian, 'fourth@else.example');
    expect(await confirmAddress(site(), third)).toBe(false);
    const fourth = (await tokenTo(reference, 'fourth@else.example')) ?? '';
    accounts.wait(31 * DAY);
    expect(await isConfirmable(site(), fourth)).toBe(false);
    // What the school has checked itself counts too.
    const staff = await office.enterAs('enrollment');
    await inviteFromDesk(site(), staff, reference, { guardian: 1 });
    expect(await openTo(reference)).toContain('fourth@else.example');
  });

  test('that is the account’s own needs no mail: its mailbox was shown before', async () => {
    const { reference, guardian } = await familyOf('chileshe');
    await accounts.store.write((transaction) =>
      transaction.updateTable('enrollment_guardians').set({ guardian: 1 }).execute(),
    );
    await changeTo(guardian, guardian.email);
    expect(await openTo(reference)).toEqual([guardian.email]);
    expect(await tokenTo(reference, guardian.email)).toBeUndefined();
  });
});
