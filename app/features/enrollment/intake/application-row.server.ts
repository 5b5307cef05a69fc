import { FIRST_STATUS } from '../enrollment-application.ts';
import { type Answers, answerNames } from '../form/answers.ts';
import type { AnswerName } from '../form/limits.ts';
import type { EnrollmentApplicationRow, SubmittedCopy } from '../tables.server.ts';

/** A new application as the table takes it. */
export function applicationRow(
  id: string,
  { reference, submissionDate }: { reference: string; submissionDate: string },
  answers: Answers,
  copy: SubmittedCopy,
): EnrollmentApplicationRow {
  return {
    id,
    reference,
    status: FIRST_STATUS,
    submitted_at: submissionDate,
    student_first_name: answers.studentFirstName,
    student_last_name: answers.studentLastName,
    student_dob: answers.studentDOB,
    student_gender: answers.studentGender,
    grade_level: answers.gradeLevel,
    enrollment_year: answers.enrollmentYear,
    previous_school: answers.previousSchool,
    parent1_first_name: answers.parent1FirstName,
    parent1_last_name: answers.parent1LastName,
    parent1_relationship: answers.parent1Relationship,
    parent1_phone: answers.parent1Phone,
    parent1_email: answers.parent1Email,
    parent2_first_name: answers.parent2FirstName,
    parent2_last_name: answers.parent2LastName,
    parent2_relationship: answers.parent2Relationship,
    parent2_phone: answers.parent2Phone,
    parent2_email: answers.parent2Email,
    emergency_contact_name: answers.emergencyContactName,
    emergency_contact_relationship: answers.emergencyContactRelationship,
    emergency_contact_phone: answers.emergencyContactPhone,
    additional_info: answers.additionalInfo,
    submitted_copy: JSON.stringify(copy),
    version: 1,
    first_seen_at: null,
    assigned_to: null,
    entered_by: copy.paper?.enteredBy ?? null,
  };
}

/** The answers as they stand in the table now, with what the office and the family have corrected since. */
export function answersOfRow(row: object): Answers {
  const columns = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    answerNames.map((name) => [name, String(columns.get(columnOf(name)) ?? '')]),
  ) as Answers;
}

/** `studentDOB` is `student_dob`, `parent1FirstName` is `parent1_first_name`. */
function columnOf(name: AnswerName): string {
  return name.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();
}
