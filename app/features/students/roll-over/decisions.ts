/** Why a child stays in its grade for another year: short, because nobody has to explain a child to the school. */
export const repeatReasons = {
  notReady: 'It needs another year in this grade',
  missedMuch: 'It missed much of the year',
  family: 'The family asks for it',
  other: 'Another reason',
} as const;

export type RepeatReason = keyof typeof repeatReasons;

/** What the office decided of one child for the next year. */
export type Decision = { is: 'up' | 'leave' | 'same' } | { is: 'repeat'; reason: RepeatReason };

/** As the office and the record of acts read it. */
export const decisionWords = {
  up: 'goes up',
  repeat: 'repeats the grade',
  leave: 'leaves after the year',
  same: 'goes on by its other application',
} as const satisfies Record<Decision['is'], string>;

/** One word of what was decided, to see whether somebody decided otherwise meanwhile; empty where nobody did. */
export function decisionSeen(decision: Decision | undefined): string {
  if (!decision) return '';
  return decision.is === 'repeat' ? `${decision.is} ${decision.reason}` : decision.is;
}
