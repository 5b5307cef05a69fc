declare module '#lib/store/store.server.ts' {
  interface Tables {
    statement_layouts: StatementLayoutRow;
  }
}

interface StatementLayoutRow {
  /** JSON: the names of the columns as the statement has them. */
  names: string;
  /** JSON: what each of them holds; empty for what is not needed. */
  layout: string;
  named_at: string;
}

export type { StatementLayoutRow };
