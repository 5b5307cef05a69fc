import { sql } from 'kysely';
import type { Store } from '#lib/store/store.server.ts';

/** Where the schema of each store is checked in; `npm run schema:write` writes both anew. */
export const schemaFiles = {
  sqlite: new URL('../../../db/schema/sqlite.sql', import.meta.url).pathname,
  postgres: new URL('../../../db/schema/postgres.txt', import.meta.url).pathname,
};

/** Every table, column, check and index of the store, as text that two stores of one schema have alike. */
export function schemaOf(store: Store): Promise<string> {
  return store.kind === 'sqlite' ? ofSqlite(store) : ofPostgres(store);
}

async function ofSqlite({ read }: Store): Promise<string> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null order by tbl_name, type desc, name
  `.execute(read);
  return rows.map((row) => `${onLines(row.sql)};\n`).join('');
}

/** SQLite keeps a table's text on one line; here each column gets its own. */
function onLines(statement: string): string {
  if (!statement.startsWith('CREATE TABLE')) return statement;
  let depth = 0;
  return [...statement]
    .map((character) => {
      if (character === '(') depth++;
      if (character === ')') depth--;
      if (character === '(' && depth === 1) return '(\n ';
      if (character === ',' && depth === 1) return ',\n ';
      return character === ')' && depth === 0 ? '\n)' : character;
    })
    .join('')
    .replaceAll('\n  ', '\n ')
    .replaceAll('\n ', '\n  ');
}

async function ofPostgres({ read }: Store): Promise<string> {
  const { rows } = await sql<{ name: string; line: string }>`
    select name, line from (
      select table_name as name, 1 as part, ordinal_position as place, concat_ws(' ', column_name, data_type,
        'collate ' || collation_name, 'default ' || column_default,
        case is_nullable when 'NO' then 'not null' end) as line
      from information_schema.columns where table_schema = current_schema()
      union all
      select conrelid::regclass::text, 2, 0, concat_ws(' ', conname, lower(pg_get_constraintdef(oid)))
      from pg_constraint where connamespace = current_schema()::regnamespace and contype in ('p', 'u', 'f', 'c')
      union all
      select tablename, 3, 0, indexdef from pg_indexes where schemaname = current_schema()
    ) as parts
    order by name collate "C", part, place, line collate "C"
  `.execute(read);
  const text = rows.map(({ name, line }, at) =>
    name === rows[at - 1]?.name ? `  ${line}\n` : `\n${name}\n  ${line}\n`,
  );
  return text.join('').trimStart();
}
