import { listActs } from '#desk/record/record-history.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { LeavingReason } from './student-year.ts';
import type { StudentYearRow } from './tables.server.ts';
import './import/tables.server.ts';
import './tables.server.ts';

/** A child that had left before it was enrolled has left once that is taken back. */
export async function leaveAgainAsBrought(
  transaction: WriteTransaction,
  known: StudentYearRow,
): Promise<void> {
  const brought = await transaction
    .selectFrom('imported_children')
    .select('reference')
    .where('id', '=', known.student_id)
    .executeTakeFirst();
  if (brought && !known.left_on) await leaveAgain(transaction, known, brought.reference);
}

/** A place that is given back to a child which had left it has been left: the record of its acts says when, and why. */
export async function leaveAgain(
  transaction: WriteTransaction,
  known: Pick<StudentYearRow, 'id' | 'school_year'>,
  reference: string,
): Promise<void> {
  const acts = await listActs(transaction, reference);
  const said = acts.find(
    ({ data }) => data.leftOn !== undefined && (data.schoolYear ?? '') <= known.school_year,
  );
  if (!said?.data.leftOn) return;
  await transaction
    .updateTable('student_years')
    .set({
      left_on: said.data.leftOn,
      left_reason: (said.data.said ?? 'other') as LeavingReason,
    })
    .where('id', '=', known.id)
    .execute();
}
