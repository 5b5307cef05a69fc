import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Writes over the page at which a table begins, as a failing disk would. Nobody may have the file open. */
export function damagePageOf(file: string, table: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate)');
  const page = database.prepare('select rootpage from sqlite_schema where name = ?').get(table);
  const size = database.prepare('pragma page_size').get()?.page_size;
  database.close();
  const handle = openSync(file, 'r+');
  // What stands in the page: how many cells there are, and where.
  writeSync(handle, Buffer.alloc(12, 0xff), 0, 12, (Number(page?.rootpage) - 1) * Number(size));
  closeSync(handle);
}
