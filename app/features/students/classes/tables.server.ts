import type { Wish } from './warnings.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    class_drafts: ClassDraftRow;
    class_sizes: ClassSizeRow;
    class_teachers: ClassTeacherRow;
    class_wishes: ClassWishRow;
  }
}

/** The letter that the office chose for a child in a year in which it has no place yet; one row for both together. */
interface ClassDraftRow {
  student_id: string;
  school_year: string;
  /** For which grade: where the child goes to another one, the letter does not count. */
  grade_level: string;
  /** A capital letter; empty for no class. */
  class: string;
}

/** For how many children a class of a grade is, from that year on. */
interface ClassSizeRow {
  school_year: string;
  grade_level: string;
  size: number;
}

/** Who teaches a class in one year, as the class list names them. */
interface ClassTeacherRow {
  school_year: string;
  grade_level: string;
  /** Empty where the grade is not divided. */
  class: string;
  teacher: string;
}

/** What the office said of two children, once for all their years; `one_id` is the smaller of both. */
interface ClassWishRow {
  one_id: string;
  other_id: string;
  wish: Wish;
}
