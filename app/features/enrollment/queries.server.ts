import type { Store } from '#lib/store/store.server.ts';
import type { SubmittedCopy } from './tables.server.ts';

export interface SubmittedApplication {
  id: string;
  reference: string;
  submissionDate: string;
  copy: SubmittedCopy;
}

/** By the id or by the reference, as it was submitted. */
export async function findSubmittedApplication(
  store: Store,
  by: { id: string } | { reference: string },
): Promise<SubmittedApplication | undefined> {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['reference', by.reference] as const);
  const row = await store.read
    .selectFrom('enrollment_applications')
    .select(['id', 'reference', 'submitted_at', 'submitted_copy'])
    .where(column, '=', value)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      reference: row.reference,
      submissionDate: row.submitted_at,
      copy: JSON.parse(row.submitted_copy) as SubmittedCopy,
    }
  );
}
