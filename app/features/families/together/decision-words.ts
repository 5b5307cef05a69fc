import type { Decision } from '../tables.server.ts';

/** What the office presses, and what the record of acts says. */
export const decisionNames: Record<Decision, string> = {
  sameChild: 'Same child',
  sameFamily: 'Same family',
  notSame: 'Not the same',
};
