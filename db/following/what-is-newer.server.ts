import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** What somebody has sent that a database does not have. */
export interface Newer {
  reference: string;
  sentAt: string;
}

/** Whatever kind it is of: it has a reference, and a time at which it was sent. */
const TABLES = `select m.name from sqlite_schema as m
  where m.type = 'table'
    and exists (select 1 from pragma_table_info(m.name) where name = 'reference')
    and exists (select 1 from pragma_table_info(m.name) where name = 'submitted_at')`;

/** What these databases have and this one has not, the oldest first. One that cannot be read says nothing. */
export function newerIn(files: string[], than: string): Newer[] {
  const known = new Set(listSent(than).map(({ reference }) => reference));
  const found = new Map<string, Newer>();
  for (const one of files.flatMap(listWhatCanBeRead)) {
    if (!known.has(one.reference)) found.set(one.reference, one);
  }
  return [...found.values()].sort((one, other) => (one.sentAt < other.sentAt ? -1 : 1));
}

function listWhatCanBeRead(file: string): Newer[] {
  try {
    return listSent(file);
  } catch {
    return [];
  }
}

function listSent(file: string): Newer[] {
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database
      .prepare(TABLES)
      .all()
      .flatMap(({ name }) =>
        database.prepare(`select reference, submitted_at as sentAt from "${name}"`).all(),
      )
      .map(({ reference, sentAt }) => ({ reference: String(reference), sentAt: String(sentAt) }));
  } finally {
    database.close();
  }
}
