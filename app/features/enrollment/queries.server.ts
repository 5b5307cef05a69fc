import type { Store } from '#lib/store/store.server.ts';
import type { SubmittedCopy } from './tables.server.ts';

export interface SubmittedApplication {
  reference: string;
  submissionDate: string;
  copy: SubmittedCopy;
}

/** As it was submitted, by the id that nobody but the family's own browser holds. */
export async function findSubmittedApplication(
  store: Store,
  id: string,
): Promise<SubmittedApplication | undefined> {
  const row = await store.read
    .selectFrom('enrollment_applications')
    .select(['reference', 'submitted_at', 'submitted_copy'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      reference: row.reference,
      submissionDate: row.submitted_at,
      copy: JSON.parse(row.submitted_copy) as SubmittedCopy,
    }
  );
}

export async function getApplicationId(store: Store, reference: string): Promise<string> {
  const { id } = await store.read
    .selectFrom('enrollment_applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}
