import { isSameText } from '#lib/crypto/signed-text.server.ts';
import type { ReadStore, Store, WriteTransaction } from '#lib/store/store.server.ts';
import { mayKnowAtStatus } from './barred/at-status.server.ts';
import type { GradeLevel } from './grade-levels.ts';
import { holdChild } from './same-child/hold-child.server.ts';
import { findToldLeading } from './same-child/leading.server.ts';
import type { EnrollmentApplicationRow } from './tables.server.ts';

/** The whole row, by the id that nobody but the family's own browser holds. */
export function findSubmittedApplication(
  store: Store,
  id: string,
): Promise<EnrollmentApplicationRow | undefined> {
  return store.read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function getApplicationId(store: Store, reference: string): Promise<string> {
  const { id } = await store.read
    .selectFrom('enrollment_applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}

/** The child of an application, for what is asked of it beside the form. */
export type Applicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;

const columnsOfApplicant = [
  ...(['id', 'reference', 'status'] as const),
  ...(['student_first_name as firstName', 'grade_level as gradeLevel'] as const),
];

export function findApplicant(read: ReadStore, reference: string) {
  return read
    .selectFrom('enrollment_applications')
    .select(columnsOfApplicant)
    .$narrowType<{ gradeLevel: GradeLevel }>()
    .where('reference', '=', reference)
    .executeTakeFirst();
}

/** The same, and nobody erases or moves the application, or touches what is known of its child, until the end of this write. */
export async function holdApplicant(
  transaction: WriteTransaction,
  reference: string,
): Promise<Applicant | undefined> {
  await holdChild(transaction, reference);
  return transaction
    .updateTable('enrollment_applications')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('reference', '=', reference)
    .returning(columnsOfApplicant)
    .$narrowType<{ gradeLevel: GradeLevel }>()
    .executeTakeFirst();
}

/**
 * How far an application has come, as the family is told: for whoever knows the reference and the child's date of birth. A wrong one of the two and a reference that nobody
 * has cost the same work, so that the time of the answer tells nothing.
 */
export async function findApplicationStatus(
  store: Store,
  { reference, studentDOB }: { reference: string; studentDOB: string },
  now: Date,
) {
  const row = await store.read
    .selectFrom('enrollment_applications')
    .select('student_dob')
    .where('reference', '=', reference)
    .executeTakeFirst();
  // Of two applications of one child, one goes on, and both references tell how far it has come.
  const told = await findToldLeading(store.read, reference, now);
  const { leading, status, history } = told;
  const isTheirs = isSameText(studentDOB, row?.student_dob ?? '');
  if (!leading || !isTheirs) return undefined;
  const mayKnow = await mayKnowAtStatus(store.read, reference);
  if (mayKnow === 'nothing') return { mayKnow, since: leading.submitted_at };
  return {
    mayKnow,
    status,
    /** Instant at which that status was reached. */
    since: history.findLast((one) => one.status === status)?.reachedAt ?? leading.submitted_at,
    // Of the one that goes on for both, the reference is not told: with it one could act on it.
    ...(leading.reference !== reference && { goesOnElsewhere: true as const }),
  };
}
