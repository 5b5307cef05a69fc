import type { LeavingReason } from '../student-year.ts';
import type { GivenBy, GivenHow, ReturnAnswer } from './coming-back.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    return_questions: ReturnQuestionRow;
    return_answers: ReturnAnswerRow;
  }
}

/** That the school asks the families of its children whether they come back, once a year. */
export interface ReturnQuestionRow {
  id: string;
  school_year: string;
  version: number;
  opened_at: string;
  /** The last day on which families answer by themselves. */
  last_day: string;
  /** When the office closed it before that day. */
  closed_at: string | null;
}

/** One answer about a child. None is overwritten: the last one counts. */
export interface ReturnAnswerRow {
  id: string;
  student_id: string;
  /** The year that the child comes back in, or does not. */
  school_year: string;
  answer: ReturnAnswer;
  reason: LeavingReason | '';
  given_by: GivenBy;
  given_how: GivenHow;
  /** The address of the colleague who typed it in; empty where the family sent it. */
  typed_by: string;
  answered_at: string;
}
