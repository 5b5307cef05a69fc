import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { dayOfStored } from '#lib/dates/plain-date.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { findLengthMistakes } from '#tests/support/databases/answer-lengths.ts';
import { schemaFiles, schemaOf } from '#tests/support/databases/database-schema.ts';
import { fillAsOfOld } from '#tests/support/databases/old-database.ts';
import {
  emptyDatabase,
  isMissing,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`migrations on ${kind}`, () => {
    let database: SchoolDatabase;
    beforeEach(async () => {
      database = await emptyDatabase(kind);
    });
    afterEach(() => database.remove());

    const migratedSchema = () => migrated(schemaOf);

    async function migrated<Found>(look: (store: Store) => Promise<Found>): Promise<Found> {
      const { dataDir, settings } = database;
      const store = await openStore(
        { dataDir, databaseUrl: settings.DATABASE_URL },
        createLog('silent'),
      );
      try {
        return await look(store);
      } finally {
        await store.close();
      }
    }

    const schemaFile = schemaFiles[kind === 'SQLite' ? 'sqlite' : 'postgres'];

    test('make the schema that is checked in, out of nothing and out of an old database', async () => {
      await expect(await migratedSchema()).toMatchFileSnapshot(schemaFile);
      await database.remove();
      database = await emptyDatabase(kind);
      await fillAsOfOld(database);
      await expect(await migratedSchema()).toMatchFileSnapshot(schemaFile);
    });

    test('let every written answer be as long as its form, and no longer', async () => {
      await expect(migrated(findLengthMistakes)).resolves.toEqual([]);
    });

    test('leave nothing half done where one fails in its middle, so that the next start makes them all', async () => {
      await fillAsOfOld(database);
      const versions = 'select name from kysely_migration order by name';
      const before = await database.rows(versions);
      // Migration 47 makes its table, and stops at the index of it.
      await database.rows('create table search_words_by_record (name text)');
      await expect(migratedSchema()).rejects.toThrow('search_words_by_record');
      expect(await database.rows(versions)).toEqual(before);
      await database.rows('drop table search_words_by_record');
      await expect(await migratedSchema()).toMatchFileSnapshot(schemaFile);
    });

    test('keep what an old database holds, and fill in what is new', async () => {
      await fillAsOfOld(database);
      const held = `select reference, student_first_name, additional_info, submitted_at from enrollment_applications order by reference`;
      const before = await database.rows(held);
      await migratedSchema();
      expect(before).toHaveLength(2);
      expect(await database.rows(held)).toEqual(before);
      const wordsOf = async (id: string) => {
        const query = `select word from search_words where record_id = '${id}' order by word`;
        return (await database.rows(query)).map(({ word }) => word);
      };
      expect(await wordsOf('a2')).toEqual([
        ...['0955123456', '123456', '2018-11-20 mulenga phiri zoe', '23456', '260955123456'],
        ...['3456', '34dfhjkm', '456', '5123456', '55123456', '60955123456', '955123456'],
        ...['en34dfhjkm', 'hill', 'hjkm', 'mulenga', 'peter', 'phiri', 'school', 'zoe'],
        ...['~mulinga', '~pili', '~pitil', '~sui'],
      ]);
      // Who is here already applied on the day of arrival, and gets a lot.
      const standing = await database.rows(
        'select submitted_at, applied_on, lot, waits_as from enrollment_applications',
      );
      for (const { submitted_at, applied_on, lot, waits_as } of standing) {
        expect(applied_on).toBe(dayOfStored(String(submitted_at)));
        expect(lot).toMatch(/^[0-9a-f]{32}$/);
        expect(waits_as).toBeNull();
      }
      // Who has not set a password, or whose invitation is open, takes the invitation first.
      expect(await database.rows('select account_id from staff_members')).toEqual([
        { account_id: 'p2' },
      ]);
      const invited = 'select account_id, role from staff_invitations order by account_id';
      expect(await database.rows(invited)).toEqual([
        { account_id: 'p1', role: 'admissions' },
        { account_id: 'p3', role: 'editor' },
      ]);
      const [candidate] = await database.rows('select id from job_applications');
      expect(await wordsOf(String(candidate?.id))).toEqual(
        expect.arrayContaining(['enock', 'zulu', '0966000111', 'enock@example.com', '23cdfhjk']),
      );
      const [message] = await database.rows('select id, status from contact_messages');
      expect(message).toMatchObject({ status: 'new' });
      expect(await wordsOf(String(message?.id))).toEqual(
        expect.arrayContaining(['mary', 'tembo', 'mary@example.com', 'chelstone', 'cm23cdfhjk']),
      );
    });
  });
}
