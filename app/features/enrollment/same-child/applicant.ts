import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import type { Answers } from '../form/answers.ts';
import { guardianNumbers } from '../guardians/which-guardian.ts';

/** Somebody to call for a child, as its form names them. */
export interface NamedContact {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** As much of an application as says who the child is and whom it belongs to. */
export interface Applicant {
  reference: string;
  firstName: string;
  lastName: string;
  bornOn: PlainDate;
  guardians: NamedContact[];
  /** One name, as it was written. */
  emergency: { name: string; phone: string };
}

/** The same with what the office reads beside it. */
export interface ListedApplicant extends Applicant {
  status: EnrollmentStatus;
  submittedAt: string;
  gradeLevel: string;
  enrollmentYear: string;
  isFromPaper: boolean;
  /** The application that goes on for this child, where the office has said that two are of one child. */
  sameChildAs: string | null;
}

/** From the answers of a form; what is not filled in yet is empty. */
export function applicantOf(reference: string, answers: Readonly<Partial<Answers>>): Applicant {
  const guardians = guardianNumbers.map((number) => ({
    firstName: answers[`parent${number}FirstName`] ?? '',
    lastName: answers[`parent${number}LastName`] ?? '',
    phone: answers[`parent${number}Phone`] ?? '',
    email: answers[`parent${number}Email`] ?? '',
  }));
  return {
    reference,
    firstName: answers.studentFirstName ?? '',
    lastName: answers.studentLastName ?? '',
    bornOn: answers.studentDOB ?? '',
    guardians: guardians.filter((one) => Object.values(one).some((value) => value.trim() !== '')),
    emergency: {
      name: answers.emergencyContactName ?? '',
      phone: answers.emergencyContactPhone ?? '',
    },
  };
}
