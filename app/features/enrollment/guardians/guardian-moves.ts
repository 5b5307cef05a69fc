import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { isAllowedMove } from '../status/status-sets.ts';

/** What a family can do about its application by itself. */
export const guardianMoves = ['accepted', 'declined', 'withdrawn'] as const;
export type GuardianMove = (typeof guardianMoves)[number];

/** The moves that are open to the family now, out of the same map as the office's. */
export function movesForGuardian(status: EnrollmentStatus): GuardianMove[] {
  return guardianMoves.filter((move) => isAllowedMove(status, move));
}

export type AnswerResult =
  | { outcome: 'done' }
  /** The school was faster, or the map does not lead there. */
  | { outcome: 'changedMeanwhile'; status: EnrollmentStatus; isByFamily: boolean }
  /** The school has moved it and can still take that back; the family is not told where to. */
  | { outcome: 'atWork' };

/** Why an answer of the family did not count. */
export function whyNotCounted(result: Exclude<AnswerResult, { outcome: 'done' }>): string {
  if (result.outcome === 'atWork') {
    return 'Your answer did not count: the school is working on this application just now. Please look again in ten minutes, or call us.';
  }
  const { status, isByFamily } = result;
  const move = guardianMoves.find((one) => one === status);
  return isByFamily && move
    ? `Your answer did not count: ${answered[move]}, by another guardian or on another phone. Is that not right? Please talk to each other, or call us.`
    : `Your answer did not count: this has changed since you opened the page. It is now: ${enrollmentStatuses[status].told.title}.`;
}

const answered: Record<GuardianMove, string> = {
  accepted: 'the place was accepted before',
  declined: 'the place was declined before',
  withdrawn: 'the application was withdrawn before',
};

export const moveWords: Record<
  GuardianMove,
  { button: string; question: string; text: string; confirm: string; done: string }
> = {
  accepted: {
    button: 'Accept the place',
    question: 'Accept the place?',
    text: 'We keep the place for your child and finish the enrollment with you.',
    confirm: 'Yes, accept',
    done: 'You have accepted the place. We have sent you a mail.',
  },
  declined: {
    button: 'Decline the place',
    question: 'Decline the place?',
    text: 'The place goes to another family. You cannot take this back here.',
    confirm: 'Yes, decline',
    done: 'You have declined the place. We have sent you a mail.',
  },
  withdrawn: {
    button: 'Withdraw the application',
    question: 'Withdraw the application?',
    text: 'We stop working on it, and another family can get the place. You cannot take this back here.',
    confirm: 'Yes, withdraw',
    done: 'The application has been withdrawn. We have sent you a mail.',
  },
};
