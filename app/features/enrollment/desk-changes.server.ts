import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from './enrollment-application.ts';
import type { EnrollmentApplicationRow } from './tables.server.ts';

/** What a colleague made of the record meanwhile. */
export interface ChangedMeanwhile {
  outcome: 'changedMeanwhile';
  status: EnrollmentStatus;
  version: number;
}

export type ChangeRefused =
  | { outcome: 'missing' }
  | ChangedMeanwhile
  | {
      outcome: 'refused';
      title: string;
      detail: string;
      errors?: { field: string; message: string }[];
    };

export type ChangeResult = { outcome: 'done'; accessCode?: string } | ChangeRefused;

/** The application with this reference, if it is still what the member of staff has seen. */
export async function findUnchanged(
  transaction: WriteTransaction,
  reference: string,
  seenVersion: number,
): Promise<EnrollmentApplicationRow | ChangeRefused> {
  const row = await transaction
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return { outcome: 'missing' };
  return row.version === seenVersion ? row : changedMeanwhile(row);
}

export function changedMeanwhile({
  status,
  version,
}: Pick<EnrollmentApplicationRow, 'status' | 'version'>): ChangedMeanwhile {
  return { outcome: 'changedMeanwhile', status, version };
}

export function isRefused(found: EnrollmentApplicationRow | ChangeRefused): found is ChangeRefused {
  return 'outcome' in found;
}

/** Counts the version up; false when a colleague was faster. */
export async function changeRow(
  transaction: WriteTransaction,
  { id, version }: Pick<EnrollmentApplicationRow, 'id' | 'version'>,
  changes: Partial<Pick<EnrollmentApplicationRow, 'assigned_to'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('enrollment_applications')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
