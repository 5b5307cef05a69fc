import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { newMailSignal } from '#lib/mail/mail-signal.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`inside a write on ${kind}`, { timeout: 5000 }, () => {
    let database: SchoolDatabase;
    let store: Store;
    beforeAll(async () => {
      database = await newDatabase(kind);
      const { dataDir, settings } = database;
      store = await openStore({ dataDir, databaseUrl: settings.DATABASE_URL }, createLog('silent'));
    });
    afterAll(async () => {
      await store.close();
      await database.remove();
    });
    const read = () => sql<{ one: number }>`select 1 as one`.execute(store.read);
    const words = /(store\.(read|write)|mail\.wake) was used inside store\.write/;

    test.each<[string, () => Promise<unknown>]>([
      ['reading past the transaction', read],
      ['reading a row', () => store.read.selectFrom('job_runs').selectAll().execute()],
      ['another write', () => store.write(async () => 1)],
      ['waking the mail', async () => newMailSignal().wake()],
      ['reading after something else', async () => [await new Promise(setImmediate), await read()]],
    ])('%s throws, with words, and the write keeps nothing', async (_, work) => {
      const writing = store.write(async (transaction) => {
        await transaction.insertInto('write_probes').values({ id: 7, written_at: '' }).execute();
        await work();
      });
      await expect(writing).rejects.toThrow(words);
      expect(await store.read.selectFrom('write_probes').selectAll().execute()).toEqual([]);
    });

    test('its own transaction reads, and so does everybody else meanwhile', async () => {
      let meanwhile: Promise<unknown> = Promise.resolve();
      let ask = () => {};
      const asked = new Promise<void>((resolve) => {
        ask = resolve;
      }).then(() => {
        meanwhile = read();
      });
      const rows = await store.write(async (transaction) => {
        ask();
        await asked;
        return transaction.selectFrom('job_runs').selectAll().execute();
      });
      expect(rows).toEqual([]);
      await expect(meanwhile).resolves.toMatchObject({ rows: [{ one: 1 }] });
    });

    test('what it started and did not wait for may read once the write is over', async () => {
      let later: Promise<unknown> = Promise.resolve();
      await store.write(async () => {
        later = new Promise((resolve) => setTimeout(resolve, 50)).then(read);
      });
      await expect(later).resolves.toMatchObject({ rows: [{ one: 1 }] });
    });
  });
}
