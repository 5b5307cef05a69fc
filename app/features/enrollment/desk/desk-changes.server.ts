import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { statusNames } from '../moves.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import '../guardians/guardian-tables.server.ts';

/** One change of one application, within its write. */
export interface Work {
  transaction: WriteTransaction;
  staff: StaffIn<'enrollment'>;
  row: EnrollmentApplicationRow;
  now: Date;
}

/**
 * Somebody of the office changes the application with this reference, if it is still what they have seen: loads it,
 * locks it until the end of the write, and asks who was faster if it has another version.
 */
export function changeApplication<Done extends DeskOutcome>(
  staff: StaffIn<'enrollment'>,
  { store, clock }: { store: Store; clock: Clock },
  reference: string,
  /** Undefined for what cannot overwrite anything, such as a note. */
  seenVersion: number | undefined,
  change: (work: Work) => Promise<Done>,
): Promise<Done | DeskOutcome> {
  const now = clock.now();
  return store.write(async (transaction) => {
    const row = await transaction
      .selectFrom('enrollment_applications')
      .selectAll()
      .where('reference', '=', reference)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return { outcome: 'notFound' };
    if (seenVersion !== undefined && row.version !== seenVersion) {
      return whoWasFaster(transaction, row, now);
    }
    return change({ transaction, staff, row, now });
  });
}

async function whoWasFaster(
  transaction: WriteTransaction,
  { id, reference, status, version }: EnrollmentApplicationRow,
  now: Date,
): Promise<DeskOutcome> {
  const { at } = await transaction
    .selectFrom('enrollment_guardian_acts')
    .select(({ fn }) => fn.max<string | null>('at').as('at'))
    .where('application_id', '=', id)
    .where('act', 'in', ['accepted', 'declined', 'withdrawn', 'corrected'])
    .executeTakeFirstOrThrow();
  const current = { status, version };
  const is = statusNames[status];
  return changedMeanwhile(
    transaction,
    { about: reference, is, current, by: { who: 'The family', at } },
    now,
  );
}
