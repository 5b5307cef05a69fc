import type { AtLastPlace } from './round.ts';

/** What a round says of its last place when two share a ticket, as everybody reads it before it opens. */
export const atLastPlaceInWords: Record<AtLastPlace, string> = {
  bothWait:
    'Twins share a ticket. If one place is left for two, both wait for two places; nobody behind them gets it.',
  oneMore: 'Twins share a ticket. If one place is left for two, one place more is given.',
};

/** The same as a choice of the office. */
export const atLastPlaceChoices: Record<AtLastPlace, string> = {
  bothWait: 'Both wait until there are two places',
  oneMore: 'One place more is given',
};
