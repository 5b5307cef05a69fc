import type { Store } from '#lib/store/store.server.ts';
import './tables.server.ts';

/** Of these files, the ones that are the resume of an application. */
export async function findNamedResumes(store: Store, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await store.read
    .selectFrom('job_applications')
    .select('resume_file')
    .where('resume_file', 'in', names)
    .execute();
  return new Set(rows.map((row) => row.resume_file));
}
