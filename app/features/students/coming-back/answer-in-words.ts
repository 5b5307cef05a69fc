import { leavingReasons } from '../student-year.ts';
import { type GivenAnswer, type GivenHow, returnAnswers, waysAtDesk } from './coming-back.ts';

/** `Guardian 1`, or the office where somebody of it typed the answer in. */
export const whoAnswered = {
  guardian1: 'Guardian 1',
  guardian2: 'Guardian 2',
  office: 'The office',
} as const;

export const waysToAnswer = {
  ...waysAtDesk,
  portal: 'In the portal',
  page: 'On the page of the family',
} as const satisfies Record<GivenHow, string>;

/** `Leaves: illness`. */
export function answerInWords({ answer, reason }: Pick<GivenAnswer, 'answer' | 'reason'>): string {
  const {
    [answer]: { name },
  } = returnAnswers;
  return reason ? `${name}: ${leavingReasons[reason].toLowerCase()}` : name;
}
