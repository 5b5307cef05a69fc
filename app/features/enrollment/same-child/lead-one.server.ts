import { leadStudentYears } from '#features/students/follow-application.server.ts';
import { listStaying } from '#features/students/student-years.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import { standAsOne } from '../places/lots.server.ts';
import { listApplicants } from './applicants.server.ts';
import { referencesOfChild } from './forms-of-child.server.ts';
import { leaderOf } from './leader.ts';

/**
 * These applications are of one child: of each year one goes on for all, and the office's list shows that one. A
 * single one goes on for itself. Nothing else of them is changed, and every reference works on.
 */
export async function leadAsOne(
  transaction: WriteTransaction,
  references: readonly string[],
): Promise<void> {
  const applicants = await listApplicants(transaction, references);
  for (const year of new Set(applicants.map(({ enrollmentYear }) => enrollmentYear))) {
    const applications = applicants.filter(({ enrollmentYear }) => enrollmentYear === year);
    const staying = await listStaying(transaction, references, year);
    const leader = leaderOf(
      applications.map((one) => ({ ...one, isHere: staying.includes(one.reference) })),
    );
    for (const { reference } of applications) {
      await follow(transaction, reference, reference === leader?.reference ? undefined : leader);
    }
    const others = applications
      .map(({ reference }) => reference)
      .filter((reference) => reference !== leader?.reference);
    if (leader) await standAsOne(transaction, { leader: leader.reference, others });
    const isStudent = leader && enrollmentStatuses[leader.status].isStudent;
    await leadStudentYears(transaction, {
      year,
      ...(isStudent && { leader: { reference: leader.reference, grade: leader.gradeLevel } }),
      others,
    });
  }
}

/**
 * An application was closed without a place, or that was taken back: which one of its child goes on from here is
 * worked out anew.
 */
export async function leadAnew(transaction: WriteTransaction, reference: string): Promise<void> {
  const forms = await referencesOfChild(transaction, reference).execute();
  if (forms.length < 2) return;
  const references = forms.map((one) => one.reference);
  await leadAsOne(transaction, references);
}

async function follow(
  transaction: WriteTransaction,
  reference: string,
  leader: { reference: string } | undefined,
): Promise<void> {
  const sameChildAs = leader?.reference ?? null;
  await transaction
    .updateTable('enrollment_applications')
    .set(({ eb }) => ({ same_child_as: sameChildAs, version: eb('version', '+', 1) }))
    .where('reference', '=', reference)
    .where('same_child_as', 'is distinct from', sameChildAs)
    .execute();
}
