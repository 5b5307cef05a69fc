import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { SchoolDatabase } from './school-database.ts';

const OLD_DATABASE = readFileSync('tests/support/databases/database-of-0014.sql', 'utf8');

/** Fills an empty database with what a school had after migration 14. */
export async function fillAsOfOld({ settings, dataDir }: SchoolDatabase): Promise<void> {
  if (!settings.DATABASE_URL) {
    const file = new DatabaseSync(join(dataDir, 'school.db'));
    file.exec(OLD_DATABASE);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  await client.query(OLD_DATABASE);
  await client.end();
}
