import { leavingReasons } from '../student-year.ts';
import {
  type GivenAnswer,
  type GivenBy,
  type GivenHow,
  returnAnswers,
  waysAtDesk,
} from './coming-back.ts';

/** `Parent/Guardian 1`, or the office where somebody of it typed the answer in. */
export const whoAnswered = {
  guardian1: 'Parent/Guardian 1',
  guardian2: 'Parent/Guardian 2',
  unknown: 'A parent or guardian',
  guardian: 'Somebody who knows the birth date',
  office: 'The office',
} as const satisfies Record<GivenBy, string>;

export const waysToAnswer = {
  ...waysAtDesk,
  portal: 'In the portal',
  mail: 'By the link of our mail',
  birthDate: 'On the page of the child',
} as const satisfies Record<GivenHow, string>;

/** `Leaves: illness`. */
export function answerInWords({ answer, reason }: Pick<GivenAnswer, 'answer' | 'reason'>): string {
  const {
    [answer]: { name },
  } = returnAnswers;
  return reason ? `${name}: ${leavingReasons[reason].toLowerCase()}` : name;
}
