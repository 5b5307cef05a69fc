import { sealOf } from '../draw.server.ts';
import type { Round } from '../rounds.server.ts';
import type { OffersChange } from './offers-schema.ts';
import type { OrderOfGrade } from './order-of-offers.server.ts';
import { type Outcome, type PlannedOffers, planOffers } from './plan-offers.ts';

type Prepared = Extract<OffersChange, { change: 'prepare' }>;

/** A child with what is to be told of it. */
export interface PlannedLine {
  reference: string;
  outcome: Outcome;
  number: number;
  numberOf: number;
  reason: string;
  isByHand: boolean;
}

/** Tells one order of a round, and what stands of each child, from another one. */
export const sealOfOrders = (orders: readonly OrderOfGrade[]) =>
  sealOf(
    JSON.stringify(
      orders.map(({ grade, places, children }) => [
        grade,
        places,
        children.map(({ reference, ticket, stands, version }) => [
          reference,
          ticket,
          stands,
          version,
        ]),
      ]),
    ),
  );

/** Why one place is offered beyond those that are free. */
export const ONE_MORE =
  'The rule of the round: one place more, because two who share a ticket came to the last place.';

/** What is told of each child of one grade. */
export function planGrade(
  { grade, places, children }: OrderOfGrade,
  { atLastPlace }: Pick<Round, 'atLastPlace'>,
  asked: Pick<Prepared, 'byHand' | 'lastToWait'>,
): PlannedOffers & { lines: PlannedLine[] } {
  const said = new Map(asked.byHand.map((one) => [one.reference, one]));
  const planned = planOffers(children, {
    places,
    atLastPlace,
    lastToWait: asked.lastToWait[grade],
    byHand: new Map(asked.byHand.map(({ reference, outcome }) => [reference, outcome])),
  });
  const placed = children.filter(({ reference }) => planned.outcomes.get(reference) === 'place');
  const lines = children.flatMap(({ reference, number, ticket }): PlannedLine[] => {
    const outcome = planned.outcomes.get(reference);
    if (!outcome) return [];
    const own = said.get(reference);
    const isLastPlace = planned.more > 0 && ticket === placed.at(-1)?.ticket;
    const reason = own?.reason ?? (outcome === 'place' && isLastPlace ? ONE_MORE : '');
    const numberOf = children.length;
    return [{ reference, outcome, number, numberOf, reason, isByHand: own !== undefined }];
  });
  return { ...planned, lines };
}
