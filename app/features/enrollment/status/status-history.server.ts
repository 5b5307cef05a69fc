import { statusesOfKind } from '#desk/cases/case-statuses.server.ts';
import type { Interview } from '#features/interviews/interview.ts';
import type { ClassOfYear } from '#features/students/keep-student-years.server.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { lettersUntilOver, type WrittenLetter } from '../emails/family-letter.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import type { CarriedFrom } from '../second-chance/carried-over.ts';

/** What an application has been, for the office and as its family is told. */
export const applicationHistory = statusesOfKind<EnrollmentStatus, FactsOfStatus>(lettersUntilOver);

export interface FactsOfStatus {
  /** Of an offer: the last day to answer it, as the family was told; missing where none was written down. */
  answerBy: PlainDate;
  /** Of a review: when and where the family is met. */
  interview: Interview;
  /** Of a status with a letter: no mail could go to the family, so that somebody tells it. */
  isToTell: true;
  /** How somebody has told it (`told-how.ts`); who and when is in the record of acts. */
  toldHow: string | undefined;
  /** Of no place: the family says that its answers may be kept for that year, and when it said so. */
  considerFor: { year: string; at: string } | undefined;
  /** The application came into its year with this status, from this one. */
  carriedFrom: CarriedFrom;
  /** Of a child that was at the school already, enrolled for another grade: the class in which it was. */
  classBefore: ClassOfYear;
  /** The letter as the office has written it, where its words are not the usual ones; for paper. */
  written: WrittenLetter;
}
