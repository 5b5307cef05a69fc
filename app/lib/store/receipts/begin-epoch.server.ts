import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { newEpoch } from './store-epoch.server.ts';

/**
 * Says in a database that has just been brought back that what was sent after its copy is lost: phones that hold some of
 * it offer it again. One from before there were epochs gets its first at the next start.
 */
export async function beginEpoch(place: { databaseUrl: string } | { file: string }): Promise<void> {
  const now = new Date().toISOString();
  if ('file' in place) beginInFile(place.file, now);
  else await beginInPostgres(place.databaseUrl, now);
}

const NEXT = 'select coalesce(max(position), 0) + 1';

function beginInFile(file: string, now: string): void {
  const database = new DatabaseSync(file);
  try {
    const isThere = database
      .prepare(`select 1 from sqlite_schema where type = 'table' and name = 'store_epochs'`)
      .get();
    if (!isThere) return;
    database
      .prepare(
        `insert into store_epochs (position, epoch, begun_at, receipts) ${NEXT}, ?, ?, 0 from store_epochs`,
      )
      .run(newEpoch(), now);
  } finally {
    database.close();
  }
}

async function beginInPostgres(connectionString: string, now: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(`select to_regclass('public.store_epochs') as found`);
    if (!rows[0].found) return;
    await client.query(
      `insert into public.store_epochs (position, epoch, begun_at, receipts)
        ${NEXT}, $1, $2, 0 from public.store_epochs`,
      [newEpoch(), now],
    );
  } finally {
    await client.end();
  }
}
