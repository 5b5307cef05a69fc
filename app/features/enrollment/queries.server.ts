import { isSameText } from '#lib/crypto/signed-text.server.ts';
import type { ReadStore, Store, WriteTransaction } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from './enrollment-application.ts';
import type { Answers } from './form/answers.ts';
import type { GradeLevel } from './grade-levels.ts';
import { answersOfRow } from './intake/answer-columns.ts';
import { holdChild } from './same-child/hold-child.server.ts';
import { findToldLeading } from './same-child/leading.server.ts';
import type { EnrollmentApplicationRow, SubmittedCopy } from './tables.server.ts';

interface SubmittedApplication {
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

/** Its reference and its answers, by the same id. */
export async function findSubmittedAnswers(
  store: Store,
  id: string,
): Promise<{ reference: string; answers: Answers } | undefined> {
  const row = await store.read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { reference: row.reference, answers: answersOfRow(row) };
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
export interface Applicant extends ApplicationInShort {
  firstName: string;
  gradeLevel: GradeLevel;
}

type ApplicationInShort = Pick<EnrollmentApplicationRow, 'id' | 'reference' | 'status'>;

export async function findApplicant(
  read: ReadStore | WriteTransaction,
  reference: string,
): Promise<Applicant | undefined> {
  const row = await read
    .selectFrom('enrollment_applications')
    .select(['id', 'reference', 'student_first_name', 'grade_level', 'status'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && applicantOf(row);
}

/** The same, and nobody erases or moves the application, or touches what is known of its child, until the end of this write. */
export async function holdApplicant(
  transaction: WriteTransaction,
  reference: string,
): Promise<Applicant | undefined> {
  await holdChild(transaction, reference);
  const row = await transaction
    .updateTable('enrollment_applications')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('reference', '=', reference)
    .returning(['id', 'reference', 'student_first_name', 'grade_level', 'status'])
    .executeTakeFirst();
  return row && applicantOf(row);
}

function applicantOf(
  row: ApplicationInShort & Pick<EnrollmentApplicationRow, 'student_first_name' | 'grade_level'>,
): Applicant {
  const { student_first_name: firstName, grade_level: gradeLevel, ...application } = row;
  return { ...application, firstName, gradeLevel: gradeLevel as GradeLevel };
}

/** How far an application has come, as the family is told. */
interface ApplicationStatus {
  status: EnrollmentStatus;
  /** Instant at which that status was reached. */
  since: string;
  /** Another application of the same child goes on for both. Its reference is not told: with it one could act on it. */
  goesOnElsewhere?: true;
}

/**
 * For whoever knows the reference and the child's date of birth. A wrong one of the two and a reference that nobody
 * has cost the same work, so that the time of the answer tells nothing.
 */
export async function findApplicationStatus(
  store: Store,
  { reference, studentDOB }: { reference: string; studentDOB: string },
  now: Date,
): Promise<ApplicationStatus | undefined> {
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
  return {
    status,
    since: history.findLast((one) => one.status === status)?.reachedAt ?? leading.submitted_at,
    ...(leading.reference !== reference && { goesOnElsewhere: true }),
  };
}
