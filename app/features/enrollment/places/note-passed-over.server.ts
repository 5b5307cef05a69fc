import { listNotedAt, takeNotesBack, writeNote } from '#desk/cases/case-notes.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { openOffers } from '../status/status-sets.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import type { Criteria } from './criteria.ts';
import { passedOver } from './passed-over.ts';
import { listWaiting } from './waiting-list.server.ts';

const PASSED_OVER = 'A place was offered to another child, and this one was passed over.';
const UNSAID = 'Nobody wrote down why.';

type Offered = Pick<EnrollmentApplicationRow, 'reference' | 'enrollment_year' | 'grade_level'>;

/** Who stands on the waiting list before a child that is offered a place; `together` are offered one by the same press. */
export async function listPassedOverBy(
  read: ReadStore,
  { reference, enrollment_year: year, grade_level: grade }: Offered,
  { criteria, together = [] }: { criteria: Criteria; together?: readonly string[] | undefined },
): Promise<string[]> {
  const waiting = (await listWaiting(read, year, criteria)).filter(
    (one) => one.grade_level === grade,
  );
  return passedOver(waiting, [reference])
    .map((one) => one.reference)
    .filter((one) => !together.includes(one));
}

interface Press {
  transaction: WriteTransaction;
  staff: StaffIn<'enrollment'>;
  now: Date;
}

/**
 * Writes down at each child that is passed over why it was, without a word of who was offered the place: its family has
 * the note in its copy. Several offers of one press pass a child over once.
 */
export async function notePassedOver(
  { transaction, staff, now }: Press,
  passed: readonly string[],
  because: string | undefined,
): Promise<void> {
  if (passed.length === 0) return;
  const noted = await listNotedAt(transaction, passed, now.toISOString());
  for (const reference of passed) {
    if (noted.includes(reference)) continue;
    const writing = { transaction, staff, row: { reference }, now };
    await writeNote(writing, `${PASSED_OVER} ${because ?? UNSAID}`);
  }
}

/** An offer is taken back: with the last one of its press in a grade goes what that wrote down at others of the grade. */
export async function forgetPassedOver(
  transaction: WriteTransaction,
  { reference, enrollment_year: year, grade_level: grade }: Offered,
  offeredAt: string,
): Promise<void> {
  const others = await transaction
    .selectFrom('enrollment_applications')
    .select('reference')
    .where('enrollment_year', '=', year)
    .where('grade_level', '=', grade)
    .where('reference', '!=', reference)
    .execute();
  const references = others.map((one) => one.reference);
  const alsoOffered = await transaction
    .selectFrom('case_statuses')
    .select('reference')
    .where('reference', 'in', [...references, ''])
    .where('reached_at', '=', offeredAt)
    .where('status', 'in', openOffers)
    .executeTakeFirst();
  if (!alsoOffered) await takeNotesBack(transaction, references, offeredAt);
}
