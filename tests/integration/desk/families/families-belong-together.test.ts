import { describe, expect } from 'vitest';
import { eraseSubject } from '#features/families/erasure/erase-records.server.ts';
import {
  findFamilyReferences,
  joinFamily,
  leaveFamily,
} from '#features/families/members.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';

describe.each(storeKinds)('a family, on %s', (kind) => {
  let accounts: TestAccounts;
  const story = accountsOn(kind, (opened) => {
    accounts = opened;
  });

  const familyOf = async (reference: string) =>
    (await findFamilyReferences(accounts.store.read, reference)).toSorted();
  const join = (...references: string[]) =>
    accounts.store.write((transaction) =>
      joinFamily(transaction, references, accounts.clock.now()),
    );
  const leave = (reference: string) =>
    accounts.store.write((transaction) => leaveFamily(transaction, reference));
  const rowsOf = (...references: string[]) =>
    accounts.store.read
      .selectFrom('family_members')
      .select('reference')
      .where('reference', 'in', references)
      .execute();

  story('of one needs no row', async () => {
    expect(await familyOf('EN-ALONE-1')).toEqual(['EN-ALONE-1']);
    await join('EN-ALONE-1');
    await join('EN-ALONE-1', 'EN-ALONE-1');
    await leave('EN-ALONE-1');
    expect(await familyOf('EN-ALONE-1')).toEqual(['EN-ALONE-1']);
    expect(await rowsOf('EN-ALONE-1')).toEqual([]);
  });

  story('grows by one, once, and by a whole other family', async () => {
    await join('EN-A', 'EN-B');
    await join('EN-B', 'MP-C');
    await join('MP-C', 'EN-B');
    expect(await familyOf('EN-A')).toEqual(['EN-A', 'EN-B', 'MP-C']);
    await join('CM-D', 'EN-E');
    expect(await familyOf('EN-E')).toEqual(['CM-D', 'EN-E']);
    await join('EN-E', 'EN-A');
    const all = ['CM-D', 'EN-A', 'EN-B', 'EN-E', 'MP-C'];
    for (const reference of all) expect(await familyOf(reference)).toEqual(all);
  });

  story(
    'is left by one; the others stay together, and the last one alone needs no row',
    async () => {
      await join('EN-F', 'EN-G', 'EN-H');
      await leave('EN-G');
      expect(await familyOf('EN-F')).toEqual(['EN-F', 'EN-H']);
      expect(await familyOf('EN-G')).toEqual(['EN-G']);
      await leave('EN-F');
      expect(await familyOf('EN-H')).toEqual(['EN-H']);
      expect(await rowsOf('EN-F', 'EN-G', 'EN-H')).toEqual([]);
    },
  );

  story('that two colleagues join at the same moment is one family', async () => {
    await Promise.all([join('EN-I', 'EN-J'), join('EN-J', 'EN-K'), join('EN-K', 'EN-I')]);
    expect(await familyOf('EN-I')).toEqual(['EN-I', 'EN-J', 'EN-K']);
  });

  story('forgets who is erased', async () => {
    await join('EN-L', 'EN-M', 'EN-N');
    const erased = await accounts.store.write((transaction) => eraseSubject(transaction, 'EN-M'));
    expect(erased.rows).toEqual({ 'family-membership': 1 });
    expect(await familyOf('EN-L')).toEqual(['EN-L', 'EN-N']);
    expect(await rowsOf('EN-M')).toEqual([]);
  });
});
