import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const PATIENCE_MS = 10_000;

/**
 * A whole copy of a SQLite file as it stands at this moment, while others go on writing: `vacuum into` reads in one
 * transaction, with what is still in the write-ahead log. A copy of the file itself could be torn.
 */
export function copySqlite(file: string, copy: string): void {
  const unfinished = `${copy}.part`;
  rmSync(unfinished, { force: true });
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    database.prepare('vacuum into ?').run(unfinished);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    database.close();
  }
  chmodSync(unfinished, 0o600);
  flush(unfinished);
  renameSync(unfinished, copy);
  flush(dirname(copy));
}

/** Whether another program has the database open at this moment. */
export function isSqliteInUse(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive');
    database.exec('begin exclusive');
    database.exec('rollback');
    return false;
  } catch (error) {
    const sqliteBusy = 5;
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === sqliteBusy) return true;
    throw error;
  } finally {
    database.close();
  }
}

function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
