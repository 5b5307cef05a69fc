import type { EnrollmentStatus } from './enrollment-application.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    enrollment_applications: EnrollmentApplicationRow;
    enrollment_application_statuses: {
      application_id: string;
      status: EnrollmentStatus;
      reached_at: string;
    };
  }
}

export interface EnrollmentApplicationRow {
  id: string;
  reference: string;
  status: EnrollmentStatus;
  submitted_at: string;
  student_first_name: string;
  student_last_name: string;
  student_dob: string;
  student_gender: string;
  grade_level: string;
  enrollment_year: string;
  previous_school: string;
  parent1_first_name: string;
  parent1_last_name: string;
  parent1_relationship: string;
  parent1_phone: string;
  parent1_email: string;
  parent2_first_name: string;
  parent2_last_name: string;
  parent2_relationship: string;
  parent2_phone: string;
  parent2_email: string;
  emergency_contact_name: string;
  emergency_contact_relationship: string;
  emergency_contact_phone: string;
  additional_info: string;
  /** JSON of `SubmittedCopy`. */
  submitted_copy: string;
}

/** What the family saw and agreed to, frozen: later changes of questions or wording do not touch it. */
export interface SubmittedCopy {
  sections: { title: string; rows: { question: string; answer: string }[] }[];
  consent: { noticeVersion: string; sentences: string[]; agreedAt: string };
}
