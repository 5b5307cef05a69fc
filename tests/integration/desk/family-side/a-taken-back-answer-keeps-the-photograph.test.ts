import { describe, expect } from 'vitest';
import {
  destroyAnswered,
  destroyLater,
  keepAfterAll,
} from '#features/papers/pictures/destroy-answered.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import type { TestAccounts } from '#tests/support/clients/account-services.ts';
import { accountsOn } from '#tests/support/clients/accounts-on-each-store.ts';
import { schoolOf } from '#tests/support/clients/school-of-families.ts';
import { storeKinds } from '#tests/support/databases/school-database.ts';

const TEN_MINUTES = 10 * 60_000;

describe.each(storeKinds)('the last moment of an answer about a photograph, on %s', (kind) => {
  let accounts: TestAccounts;
  const test = accountsOn(kind, (opened) => {
    accounts = opened;
  });

  test('who takes it back while the photograph is being destroyed keeps the photograph', async () => {
    const { store, clock, files } = accounts;
    const reference = await schoolOf(accounts).apply();
    const id = crypto.randomUUID();
    const at = clock.now().toISOString();
    const paper = 'birth-record';
    const stored_file = await files.keep(Buffer.from('a photograph'));
    await store.write(async (transaction) => {
      await transaction
        .insertInto('paper_pictures')
        .values({
          ...{ id, reference, paper, stored_file, sha256: 'a', size: 12, with_account: 1 },
          ...{ begun_at: at, arrived_at: at },
          ...{ destroy_at: null, destroyed_at: null, destroyed_because: null },
        })
        .execute();
      await transaction
        .insertInto('papers')
        .values({
          ...{ reference, paper, status: 'seen', changed_at: at, picture_id: id },
          ...{ changed_by: 'office@school.example', words: '' },
        })
        .execute();
      await destroyLater(transaction, id, 'seen', clock.now());
    });
    accounts.wait(TEN_MINUTES - 1000);
    const pressedAt = clock.now();
    accounts.wait(2000);
    // The press was a second before the end, and its write comes after the photograph was found to be due.
    const slow: Store = {
      ...store,
      async write(work) {
        await store.write((transaction) => keepAfterAll(transaction, id, pressedAt));
        return store.write(work);
      },
    };
    await destroyAnswered({ store: slow, clock, files });
    const row = await store.read
      .selectFrom('paper_pictures')
      .innerJoin('papers', 'papers.picture_id', 'paper_pictures.id')
      .select(['destroyed_at', 'stored_file'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ destroyed_at: null, stored_file });
    expect(await files.read(stored_file)).toBeDefined();
  });
});
