import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { schemaFiles, schemaOf } from '#tests/support/databases/database-schema.ts';
import {
  isMissing,
  newDatabase,
  type SchoolDatabase,
  storeKinds,
} from '#tests/support/databases/school-database.ts';

const OLD_DATABASE = readFileSync('tests/support/databases/database-of-0014.sql', 'utf8');

for (const kind of storeKinds) {
  describe.skipIf(isMissing(kind))(`migrations on ${kind}`, () => {
    let database: SchoolDatabase;
    beforeEach(async () => {
      database = await newDatabase(kind);
    });
    afterEach(() => database.remove());

    async function migratedSchema(): Promise<string> {
      const { dataDir, settings } = database;
      const store = await openStore(
        { dataDir, databaseUrl: settings.DATABASE_URL },
        createLog('silent'),
      );
      try {
        return await schemaOf(store);
      } finally {
        await store.close();
      }
    }

    async function fillAsOfOld(): Promise<void> {
      if (!database.settings.DATABASE_URL) {
        const file = new DatabaseSync(join(database.dataDir, 'school.db'));
        file.exec(OLD_DATABASE);
        file.close();
        return;
      }
      const client = new pg.Client({ connectionString: database.settings.DATABASE_URL });
      await client.connect();
      await client.query(OLD_DATABASE);
      await client.end();
    }

    const schemaFile = schemaFiles[kind === 'SQLite' ? 'sqlite' : 'postgres'];

    test('make the schema that is checked in, out of nothing and out of an old database', async () => {
      await expect(await migratedSchema()).toMatchFileSnapshot(schemaFile);
      await database.remove();
      database = await newDatabase(kind);
      await fillAsOfOld();
      await expect(await migratedSchema()).toMatchFileSnapshot(schemaFile);
    });

    test('keep what an old database holds, and fill in what is new', async () => {
      await fillAsOfOld();
      const held = `select reference, student_first_name, additional_info, submitted_at from enrollment_applications order by reference`;
      const before = await database.rows(held);
      await migratedSchema();
      expect(before).toHaveLength(2);
      expect(await database.rows(held)).toEqual(before);
      const words = await database.rows(
        `select word from enrollment_application_words where application_id = 'a2' order by word`,
      );
      expect(words.map(({ word }) => word)).toEqual([
        ...['2018-11-20 mulenga phiri zoe', '34dfhjkm', '955123456', 'en34dfhjkm'],
        ...['mulenga', 'peter', 'phiri', 'zoe'],
      ]);
      const waiting = await database.rows(
        'select application_id, rank from enrollment_waiting_ranks',
      );
      expect(waiting).toEqual([{ application_id: 'a2', rank: 1 }]);
      // Who has not set a password, or whose invitation is open, takes the invitation first.
      expect(await database.rows('select account_id from staff_members')).toEqual([
        { account_id: 'p2' },
      ]);
      const invited = 'select account_id, role from staff_invitations order by account_id';
      expect(await database.rows(invited)).toEqual([
        { account_id: 'p1', role: 'admissions' },
        { account_id: 'p3', role: 'editor' },
      ]);
      expect(await database.rows('select search_words from job_applications')).toEqual([
        { search_words: 'énock zulu enock@example.com +260 96 600 0111 260966000111 jb-23cd-fhjk' },
      ]);
      expect(await database.rows('select search_words, state from contact_messages')).toEqual([
        {
          search_words:
            'mary tembo mary@example.com bus cm-23cd-fhjk does the bus come to chelstone?',
          state: 'new',
        },
      ]);
    });
  });
}
