import type { AtLastPlace } from '../round.ts';

/** What a family is told of its child when the letters of a round go out. */
export type Outcome = 'place' | 'waits' | 'none';

/** A child in the order of the draw. Its number is where it stands there, from 1, whatever becomes of the others. */
export interface ChildInOrder {
  reference: string;
  /** Twins who apply for one grade share it and stand side by side. */
  ticket: string;
  /** Whether there is still something to decide of it; of the others some have a place already. */
  stands: 'toDecide' | 'hasPlace' | 'decided';
}

/** How the places of a grade are given. */
export interface OfferRule {
  /** So many places the draw gives. */
  places: number;
  atLastPlace: AtLastPlace;
  /** Who stands behind this number gets no place and does not wait; undefined where everybody waits. */
  lastToWait?: number | undefined;
  /** Whom the office has taken out of the order, and what becomes of the child instead. */
  byHand: ReadonlyMap<string, Exclude<Outcome, 'place'>>;
}

export interface PlannedOffers {
  outcomes: Map<string, Outcome>;
  /** Places that are offered beyond those of the draw, because two share the last one. */
  more: number;
  /** Places that nobody gets yet: too few children, or two wait for two. */
  left: number;
  /** The twins who wait for two places though one is left. */
  waitForTwo: string[];
}

/**
 * Goes down the order of one grade: as long as there are places the next child gets one. Children who share a ticket are
 * offered together or wait together, and nobody behind them takes the place that is too few for them: whoever waits for two
 * would wait for ever if each place that becomes free went to the next single child.
 */
export function planOffers(children: readonly ChildInOrder[], rule: OfferRule): PlannedOffers {
  const taken = children.filter(({ stands }) => stands === 'hasPlace').length;
  let left = Math.max(0, rule.places - taken);
  let more = 0;
  let waitForTwo: string[] = [];
  const outcomes = new Map<string, Outcome>();
  for (const together of byTicket(children, rule.byHand)) {
    const missing = together.length - left;
    const getsMore = left > 0 && missing === 1 && rule.atLastPlace === 'oneMore';
    const isOver = waitForTwo.length > 0 || left === 0;
    const arePlaced = !isOver && (missing <= 0 || getsMore);
    if (!isOver && !arePlaced) waitForTwo = together.map(({ reference }) => reference);
    for (const { reference, number } of together)
      outcomes.set(reference, arePlaced ? 'place' : waitsOrNot(number, rule));
    if (!arePlaced) continue;
    more += Math.max(0, missing);
    left = Math.max(0, -missing);
  }
  for (const [reference, then] of rule.byHand)
    if (children.some((one) => one.reference === reference && one.stands === 'toDecide'))
      outcomes.set(reference, then);
  return { outcomes, more, left, waitForTwo };
}

type Numbered = ChildInOrder & { number: number };

/** Those to decide of, in their order, with whom they share a ticket: they have one number, that of the first. */
function byTicket(children: readonly ChildInOrder[], byHand: OfferRule['byHand']): Numbered[][] {
  const groups: Numbered[][] = [];
  for (const [at, child] of children.entries()) {
    if (child.stands !== 'toDecide' || byHand.has(child.reference)) continue;
    const hasTicket = child.ticket !== '';
    const first = hasTicket ? children.findIndex(({ ticket }) => ticket === child.ticket) : at;
    const numbered = { ...child, number: first + 1 };
    const last = groups.at(-1);
    if (hasTicket && last?.[0]?.ticket === child.ticket) last.push(numbered);
    else groups.push([numbered]);
  }
  return groups;
}

const waitsOrNot = (number: number, { lastToWait }: OfferRule): Outcome =>
  lastToWait !== undefined && number > lastToWait ? 'none' : 'waits';
