import type { CaseColumns } from '#desk/record/record-kind.server.ts';
import type { Consent } from '#features/content/privacy-notice.ts';
import type { EnrollmentStatus } from './enrollment-status.ts';
import type { AnswerColumns } from './intake/answer-columns.ts';
import type { Standing } from './places/waiting-order.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    enrollment_applications: EnrollmentApplicationRow;
    enrollment_access_codes: {
      code_hash: string;
      application_id: string;
      made_by: string;
      made_at: string;
      expires_at: string;
      /** For whom it was made; null where nobody said. */
      guardian: 1 | 2 | null;
    };
    enrollment_places: {
      enrollment_year: string;
      grade_level: string;
      places: number;
      version: number;
    };
  }
}

declare module '#lib/search/search-words.server.ts' {
  interface SearchKinds {
    enrollment_applications: 'EN';
  }
}

export interface EnrollmentApplicationRow extends CaseColumns, AnswerColumns, Standing {
  status: EnrollmentStatus;
  /** JSON of `SubmittedCopy`. */
  submitted_copy: string;
  /** When somebody of the office opened it first. */
  first_seen_at: string | null;
  /** The address of the member of staff who typed it in from paper; null when the family sent it. */
  entered_by: string | null;
  /** The reference of the application that goes on, where the office has said that both are of one child. */
  same_child_as: string | null;
  /** Instant at which the office said in which group the child stands. */
  waits_as_at: string | null;
  /** 1 while the guardian wants letters. */
  parent1_letters: number;
  parent2_letters: number;
  /** The address of each guardian that counts as theirs: as the applicant sent it, confirmed by mail or by the office. */
  parent1_confirmed_email: string;
  parent2_confirmed_email: string;
}

/** What the family saw and agreed to, frozen: later changes of questions or wording do not touch it. */
export interface SubmittedCopy {
  sections: { title: string; rows: { question: string; answer: string }[] }[];
  consent: Consent;
  /** Who typed it in, and when, where the answers and the consent are on paper. */
  paper?: { enteredBy: string; enteredOn: string };
}
