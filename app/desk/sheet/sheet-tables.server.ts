declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** Columns of a list that the office keeps under a name. It names no person. */
    kept_sheets: KeptSheetRow;
  }
}

export interface KeptSheetRow {
  id: string;
  version: number;
  room: string;
  name: string;
  /** Keys of columns, with commas between them. */
  columns: string;
  changed_at: string;
}
