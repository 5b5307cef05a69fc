import { isSameText } from '#lib/crypto/signed-text.server.ts';
import type { ReadStore, Store, WriteTransaction } from '#lib/store/store.server.ts';
import type { GradeLevel } from './grade-levels.ts';
import { holdChild } from './same-child/hold-child.server.ts';
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
export async function holdApplicant(transaction: WriteTransaction, reference: string) {
  await holdChild(transaction, reference);
  return (
    transaction
      .updateTable('enrollment_applications')
      .set(({ ref }) => ({ version: ref('version') }))
      .where('reference', '=', reference)
      .returning(columnsOfApplicant)
      // Whom the office asks for something.
      .returning(['parent1_first_name', 'parent1_last_name', 'parent1_email'])
      .$narrowType<{ gradeLevel: GradeLevel }>()
      .executeTakeFirst()
  );
}

/** The children of several applications. */
export function listApplicants(read: ReadStore, references: readonly string[]) {
  return read
    .selectFrom('enrollment_applications')
    .select(columnsOfApplicant)
    .where('reference', 'in', [...references, ''])
    .execute();
}

/**
 * Whether that is the birth date of the child of the application. A wrong date and a reference that nobody has cost the
 * same work, so that the time of the answer tells nothing.
 */
export async function isBirthDateOf(
  store: Store,
  { reference, studentDOB }: { reference: string; studentDOB: string },
): Promise<boolean> {
  const row = await store.read
    .selectFrom('enrollment_applications')
    .select('student_dob')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return isSameText(studentDOB, row?.student_dob ?? '') && row !== undefined;
}
