import type { AtLastPlace } from '../round.ts';
import { planOffers } from './plan-offers.ts';

interface Waits {
  reference: string;
  /** Twins have one. */
  lot: string;
}

/** Who is offered a place next when one becomes free after a round; of twins who need more than there are, nobody. */
export interface NextTogether {
  references: string[];
  /** So many places they need who wait for all of them; undefined where they can be offered now. */
  waitFor?: number;
  /** Whether the rule of the round gives one place more than is free. */
  isOneMore: boolean;
}

/** The first of a waiting list with whom it shares a ticket, by the same rule as the sitting. */
export function nextTogether(
  waiting: readonly Waits[],
  free: number,
  atLastPlace: AtLastPlace,
): NextTogether {
  const first = waiting[0];
  const together = waiting.filter(({ lot }) => lot === first?.lot);
  const { outcomes, more } = planOffers(
    together.map(({ reference, lot }) => ({ reference, ticket: lot, stands: 'toDecide' })),
    { places: free, atLastPlace, byHand: new Map() },
  );
  const arePlaced = [...outcomes.values()].every((outcome) => outcome === 'place');
  return {
    references: together.map(({ reference }) => reference),
    ...(!arePlaced && { waitFor: together.length }),
    isOneMore: more > 0,
  };
}
