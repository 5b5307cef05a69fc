import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from './enrollment-application.ts';
import { isAllowedMove } from './moves.ts';
import './tables.server.ts';

/** The facts that a change is judged by. */
export interface CurrentApplication {
  id: string;
  reference: string;
  status: EnrollmentStatus;
  version: number;
}

/**
 * Moves an application, and dates it. `movedBy` is the address of the member of staff, null when the family does it
 * in the portal. False when the map does not allow the move, or when it was changed since it was read.
 */
export async function reachStatus(
  transaction: WriteTransaction,
  application: CurrentApplication,
  to: EnrollmentStatus,
  movedBy: string | null,
  now: Date,
): Promise<boolean> {
  const { id, status } = application;
  if (!isAllowedMove(status, to)) return false;
  if (!(await setStatus(transaction, application, to))) return false;
  await transaction
    .insertInto('enrollment_application_statuses')
    .values({ application_id: id, status: to, reached_at: now.toISOString(), moved_by: movedBy })
    .execute();
  if (to === 'waitlisted') await joinWaitingList(transaction, id, now);
  return true;
}

/** The status itself, if nobody has changed the application since `version` was read. */
export async function setStatus(
  transaction: WriteTransaction,
  { id, version }: Pick<CurrentApplication, 'id' | 'version'>,
  to: EnrollmentStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('enrollment_applications')
    .set({ status: to, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Who is waitlisted stands at the end of the list. A place is kept, so that taking a move back leads to it again. */
async function joinWaitingList(
  transaction: WriteTransaction,
  id: string,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('enrollment_waiting_places')
    .values({ application_id: id, place: now.toISOString() })
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .execute();
}
