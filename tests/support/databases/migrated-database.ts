import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#db/open-store.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';

/**
 * Makes the SQLite file, of the newest schema and without a row, that every school of this run begins with
 * (`newDataFolder`): migrating takes as long as all the rest of a start. Resolves with what removes it.
 */
export async function makeMigratedFile(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-migrated-'));
  await migrateDatabase({ dataDir });
  process.env.MIGRATED_DATABASE = join(dataDir, 'school.db');
  return () => rmSync(dataDir, { recursive: true, force: true });
}

export async function migrateDatabase(of: Parameters<typeof openStore>[0]): Promise<void> {
  const store = await openStore(of, createLog('silent'));
  await store.close();
}
