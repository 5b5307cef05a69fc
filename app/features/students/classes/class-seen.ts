import type { NextPlace } from '../roll-over/roll-over-rule.ts';

/** In which class a child is, in one word: to see whether somebody moved it meanwhile. */
export const classSeen = ({ grade, letter }: NextPlace): string => `${grade} ${letter}`;
