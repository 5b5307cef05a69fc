import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';

/** The application that goes on for this one's child: itself, unless the office has said that two are of one child. */
export async function findLeading(
  read: ReadStore | WriteTransaction,
  row: EnrollmentApplicationRow,
): Promise<EnrollmentApplicationRow> {
  if (row.same_child_as === null) return row;
  const leading = await read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('reference', '=', row.same_child_as)
    .executeTakeFirst();
  return leading ?? row;
}

/** The same by the ids; of one that is gone, its own. */
export async function findLeadingId(
  transaction: WriteTransaction,
  applicationId: string,
): Promise<string> {
  const leading = await transaction
    .selectFrom('enrollment_applications as one')
    .innerJoin('enrollment_applications as leading', 'leading.reference', 'one.same_child_as')
    .select('leading.id')
    .where('one.id', '=', applicationId)
    .executeTakeFirst();
  return leading?.id ?? applicationId;
}
