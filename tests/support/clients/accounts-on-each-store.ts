import { afterAll, beforeAll, test } from 'vitest';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  type StoreKind,
} from '../databases/school-database.ts';
import { openTestAccounts, type TestAccounts } from './account-services.ts';

type Story = (name: string, work: () => Promise<void>) => void;

/** A test that is reported as skipped where this store is not installed. */
export function storiesOn(kind: StoreKind): Story {
  return (name, work) =>
    test(name, async (context) => {
      if (isMissing(kind)) return context.skip('PostgreSQL is not installed');
      await work();
    });
}

/** Opens the accounts of an empty school before the tests of the block that calls it, and removes it after them. */
export function accountsOn(
  kind: StoreKind,
  take: (accounts: TestAccounts, database: SchoolDatabase) => void,
): Story {
  let remove = async () => {};
  beforeAll(async () => {
    if (isMissing(kind)) return;
    const database = await newDatabase(kind);
    const accounts = await openTestAccounts(database);
    remove = async () => {
      await accounts.store.close();
      await database.remove();
    };
    take(accounts, database);
  });
  afterAll(() => remove());
  return storiesOn(kind);
}
