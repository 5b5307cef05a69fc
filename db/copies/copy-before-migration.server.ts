import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '#lib/store/store.server.ts';
import { workOnFile } from '#lib/store/work-on-file.server.ts';
import { databaseFiles } from './manifest.ts';

const DAYS_KEPT = 7;
const DAY_MS = 86_400_000;

/** The copy that the server makes of a SQLite file before it changes the schema. */
export const copyBeforeMigration = (file: string) => `${file}.before-migration`;

/**
 * Its schema is an older one that no feature can be asked about any more. So what goes is every row that the database
 * has no more, by its key: whatever was erased, and also what has ended otherwise, which an older program misses as
 * little. A table or a key that the database does not know cannot be compared.
 */
const ERASE = `
  const database = open(workerData.copy);
  const isDamage = (error) => [11, 26].includes((error.errcode ?? 0) % 256);
  const quoted = (name) => '"' + name.replaceAll('"', '""') + '"';
  try {
    database.exec('pragma journal_mode = delete; pragma foreign_keys = off; pragma secure_delete = on');
    database.prepare('attach database ? as live').run(workerData.file);
    const columnsOf = (schema, table) =>
      database.prepare('select name, pk from pragma_table_info(?, ?)').all(table, schema);
    const tables = database
      .prepare("select name from main.sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'")
      .all();
    let isComparable = true;
    database.exec('begin');
    for (const { name } of tables) {
      const keys = columnsOf('main', name).filter(({ pk }) => pk > 0).map((column) => column.name);
      const known = new Set(columnsOf('live', name).map((column) => column.name));
      if (keys.length === 0 || !keys.every((key) => known.has(key))) isComparable = false;
      if (!isComparable) break;
      const isSame = keys.map((key) => 'live_row.' + quoted(key) + ' is copied.' + quoted(key));
      database.exec(
        'delete from main.' + quoted(name) + ' as copied where not exists (select 1 from live.' +
          quoted(name) + ' as live_row where ' + isSame.join(' and ') + ')',
      );
    }
    database.exec(isComparable ? 'commit' : 'rollback');
    database.exec('detach database live');
    if (isComparable) database.exec('vacuum');
    answer(isComparable);
  } catch (error) {
    if (!isDamage(error)) throw error;
    answer(false);
  } finally {
    database.close();
  }
`;

/** One at a time: two that met on the copy would hold each other up. */
let erasing: Promise<unknown> = Promise.resolve();

/**
 * Leaves nothing of what was erased in the copy from before the last migration. Where the two cannot be compared, or
 * the copy is damaged, it goes: false then, and whoever wants the way back has to take it from a copy of their own.
 */
export async function eraseInCopyBeforeMigration(dataDir: string): Promise<boolean> {
  const erased = erasing.catch(() => {}).then(() => eraseInCopyOf(fileIn(dataDir)));
  erasing = erased;
  return erased;
}

async function eraseInCopyOf(file: string): Promise<boolean> {
  const copy = copyBeforeMigration(file);
  await rm(`${copy}.part`, { force: true });
  if (!existsSync(copy)) return true;
  if (await workOnFile<boolean>(ERASE, { file, copy })) return true;
  await removeCopyOf(file);
  return false;
}

/** Removes the copy once the migration was a week ago; by then nobody goes back to the older version. */
export async function forgetCopyBeforeMigration(
  dataDir: string,
  { read }: Store,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ at: string | null }>`
    select max(timestamp) as at from kysely_migration`.execute(read);
  const migratedAt = Date.parse(rows[0]?.at ?? '');
  if (migratedAt + DAYS_KEPT * DAY_MS <= now.getTime()) await removeCopyOf(fileIn(dataDir));
}

const fileIn = (dataDir: string) => join(dataDir, databaseFiles.sqlite);

async function removeCopyOf(file: string): Promise<void> {
  for (const ending of ['', '-journal', '-wal', '-shm']) {
    await rm(`${copyBeforeMigration(file)}${ending}`, { force: true });
  }
}
