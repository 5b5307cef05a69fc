import { sql } from 'kysely';
import type { Store } from '#lib/store/store.server.ts';

/** Every column that names a file of the file store. The nightly sweep and the backup go by this list. */
export const fileColumns = [
  { table: 'job_applications', column: 'resume_file' },
  { table: 'documents', column: 'stored_file' },
  { table: 'content_photographs', column: 'stored_file' },
  { table: 'paper_pictures', column: 'stored_file' },
  { table: 'paper_picture_pieces', column: 'stored_file' },
] as const;

/** Of these files, the ones that a row names. */
export async function findNamedFiles(store: Store, names: string[]): Promise<Set<string>> {
  const named = new Set<string>();
  if (names.length === 0) return named;
  for (const { table, column } of fileColumns) {
    const { rows } = await sql<{ name: string }>`
      select ${sql.ref(column)} as name from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(names)})`.execute(store.read);
    for (const { name } of rows) named.add(name);
  }
  return named;
}
