import type { AnswerName } from '../form/questions.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** Answers that the office has corrected since they were sent. */
    enrollment_corrections: {
      id: string;
      application_id: string;
      question: AnswerName;
      before: string;
      after: string;
      reason: string;
      /** The address of the member of staff. */
      corrected_by: string;
      corrected_at: string;
    };
  }
}
