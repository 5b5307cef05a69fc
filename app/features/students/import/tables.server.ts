declare module '#lib/store/store.server.ts' {
  interface Tables {
    student_imports: StudentImportRow;
    imported_children: ImportedChildRow;
  }
}

declare module '#lib/search/search-words.server.ts' {
  interface SearchKinds {
    imported_children: 'CH';
  }
}

/** One spreadsheet that the office took over, while it can be taken back. */
export interface StudentImportRow {
  id: string;
  school_year: string;
  made_at: string;
  /** The address of the member of staff. */
  made_by: string;
}

/**
 * Who a child is that came from a spreadsheet. It is a child of the school once `students` has a row with its id, which
 * comes with the last write of an import: until then nobody finds it.
 */
export interface ImportedChildRow {
  id: string;
  reference: string;
  import_id: string;
  imported_at: string;
  first_name: string;
  last_name: string;
  born_on: string;
  gender: string;
  grade_level: string;
  class: string;
  /** Day of birth and names in one order, by which an application of the same child is known. */
  child_key: string;
  guardian1_name: string;
  guardian1_phone: string;
  guardian1_email: string;
  guardian2_name: string;
  guardian2_phone: string;
  guardian2_email: string;
}
