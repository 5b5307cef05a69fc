import type { Outcome } from './offers/plan-offers.ts';
import type { AtLastPlace } from './round.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    rounds: RoundRow;
    round_tickets: RoundTicketRow;
    void_draws: VoidDrawRow;
    round_offers: RoundOfferRow;
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
  at_last_place: AtLastPlace;
  /** `Criteria` as JSON. */
  criteria: string;
  /** School days to answer an offer of the round; null where those of the desk count. */
  answer_days: number | null;
  /** School days for which a place is kept after the day to answer; null where nothing was said. */
  overdue_days: number | null;
  /** When the office prepared what is told at the release; null before, and once it is taken back. */
  offers_at: string | null;
  offers_by: string | null;
  /** `OfferLetters` as JSON. */
  offer_letters: string;
}

/** What is told of a child at the release, as the office has prepared it. */
export interface RoundOfferRow {
  year: string;
  reference: string;
  outcome: Outcome;
  /** Where the child stands in the order of its grade, and of how many. */
  number: number;
  number_of: number;
  /** Why the office passed the child over, or why it gives one place more; only admissions read it. */
  reason: string;
  is_by_hand: 0 | 1;
  /** When the decision was written; null while that is still to be done. */
  made_at: string | null;
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
