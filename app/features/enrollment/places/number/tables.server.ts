declare module '#lib/store/store.server.ts' {
  interface Tables {
    waiting_reach: WaitingReachRow;
  }
}

/** How far the list of a grade went in one year: figures that name nobody. */
export interface WaitingReachRow {
  year: string;
  grade_level: string;
  /** 1 where a draw gave the numbers: they count everybody, and not only those who waited. */
  is_drawn: number;
  up_to: number;
  was_all: number;
}
