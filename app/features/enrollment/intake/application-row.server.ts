import { FIRST_STATUS } from '../enrollment-status.ts';
import type { Answers } from '../form/answers.ts';
import type { EnrollmentApplicationRow, SubmittedCopy } from '../tables.server.ts';
import { columnsOf } from './answer-columns.ts';

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
    ...columnsOf(answers),
    submitted_copy: JSON.stringify(copy),
    version: 1,
    first_seen_at: null,
    assigned_to: null,
    entered_by: copy.paper?.enteredBy ?? null,
    same_child_as: null,
    parent1_letters: 1,
    parent2_letters: 1,
    parent1_confirmed_email: answers.parent1Email,
    parent2_confirmed_email: '',
  };
}
