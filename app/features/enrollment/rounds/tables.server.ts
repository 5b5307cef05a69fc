declare module '#lib/store/store.server.ts' {
  interface Tables {
    rounds: RoundRow;
    round_tickets: RoundTicketRow;
    void_draws: VoidDrawRow;
  }
}

export interface RoundRow {
  year: string;
  version: number;
  /** `PlacesOfRound` as JSON. */
  places: string;
  kept_reason: string;
  opens_on: string;
  closes_at: string;
  draw_at: string;
  release_at: string;
  /** Why the days were moved last, as families read it; empty while they were not. */
  moved_because: string;
  agreed_at: string | null;
  agreed_by: string | null;
  /** Six words with one space between them; read by nobody before the draw. Empty until the round is agreed. */
  secret: string;
  seal: string;
  frozen_at: string | null;
  list: string;
  list_seal: string;
  dice: string;
  witness: string;
  witness_role: string;
  drawn_at: string | null;
  drawn_by: string | null;
}

/** What a round was drawn from, and who was there, once the draw does not count any more. */
export type VoidDrawRow = Pick<RoundRow, 'year' | DrawColumn> & {
  /** From 1: the first draw of the round. */
  number: number;
  /** As everybody reads it. */
  because: string;
  frozen_at: string;
  drawn_at: string;
  drawn_by: string;
  voided_at: string;
  voided_by: string;
};

type DrawColumn = 'secret' | 'seal' | 'list' | 'list_seal' | 'dice' | 'witness' | 'witness_role';

/** A lot is the child's, and twins have one: so is its ticket. */
interface RoundTicketRow {
  year: string;
  lot: string;
  ticket: string;
}
