import type { LeavingReason } from './student-year.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    students: StudentRow;
    student_years: StudentYearRow;
  }
}

/** A child of the school. */
export interface StudentRow {
  id: string;
  /** Of its application, of several the one that goes on; or the one that it got when it came from a spreadsheet. */
  reference: string;
  /** Counts up with every change of any of its years. */
  version: number;
}

/** A child of the school in one year; the database holds one row for both together. */
export interface StudentYearRow {
  id: string;
  student_id: string;
  school_year: string;
  grade_level: string;
  /** A capital letter; empty where the grade is not divided, or not yet. */
  class: string;
  came_by: 'application' | 'import' | 'rollOver';
  /** 1 while nobody has said that the child comes. */
  is_planned: 0 | 1;
  /** Its first day, where that is not the first one of the year. */
  joined_on: string | null;
  /** The day from which it is no longer at the school, and its place is free. */
  left_on: string | null;
  left_reason: LeavingReason | '';
  /** The spreadsheet that brought it. */
  import_id: string | null;
  /** What `students.version` was then: another one now says that something was done since. */
  import_version: number | null;
  /** 1 where the beginning of the year gave it, also when an application holds it since. */
  is_rolled_over: 0 | 1;
}
