import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import { decisionWords, repeatReasons } from './decisions.ts';
import type { Outcome } from './roll-over-rule.ts';

/** The lists on which children stand, as the office reads them. */
export const listNames = {
  against: 'The family says no, and the child still has a place',
  undecided: 'Cannot be decided without you',
  waits: 'The family has not said yes or no',
  repeats: 'Repeat the grade',
  leaves: 'Leave',
  ends: 'End our school after the last grade',
  comes: 'Come new',
  there: 'Have their place already',
  up: 'Go up',
} as const satisfies Record<Outcome['is'] | 'against', string>;

/** Why a child stands on its list, where the list does not say it. */
export function outcomeInWords(outcome: Outcome, decided: string): string {
  const byOffice = decided ? 'The office decided this.' : '';
  switch (outcome.is) {
    case 'undecided':
      return outcome.why;
    case 'waits':
      return outcome.answer ? 'The family is not sure yet.' : 'The family has not answered.';
    case 'repeats':
      return `${repeatReasons[outcome.reason]}.`;
    case 'leaves':
      return {
        left: 'It has left.',
        saidNo: 'The family said no.',
        decided: byOffice,
      }[outcome.why];
    case 'there':
      return decided.startsWith('same') ? `It ${decisionWords.same}.` : '';
    case 'up':
      return byOffice;
    case 'ends':
    case 'comes':
      return '';
  }
}

/** `505 children go up, 7 repeat …`: how many, as one sentence begins with it. */
export const childrenInWords = (count: number) =>
  count === 1 ? '1 child' : `${count.toLocaleString('en')} children`;

/** Until when the beginning of a year can be taken back, after `If something is wrong:`. */
export const untilInWords = (firstDay: PlainDate) =>
  `until the first school day, ${dayMonthYear(firstDay)}, one press takes everything back.`;
