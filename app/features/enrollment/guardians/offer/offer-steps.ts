import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';

/** One of the five steps from the form to the first day of school. */
export interface OfferStep {
  name: string;
  /** The day on which it was done, or by which it is due; undefined where nobody has said one. */
  on?: PlainDate;
  state: 'done' | 'now' | 'ahead';
}

interface Reached {
  status: EnrollmentStatus;
  reachedAt: string;
}

/**
 * Where an application with an offer stands. `history`: the oldest first. Only the last offer counts; an office that
 * offers without reading first has read by then.
 */
export function offerSteps(
  history: readonly Reached[],
  { answerBy, firstDay }: { answerBy?: PlainDate; firstDay?: { on: PlainDate } },
): OfferStep[] {
  const offeredAt = history.findLastIndex(({ status }) => enrollmentStatuses[status].isOffer);
  const offer = history[offeredAt];
  const read = history.find(({ status }) => enrollmentStatuses[status].isReview) ?? offer;
  const answer = history
    .slice(offeredAt + 1)
    .find(({ status }) => enrollmentStatuses[status].holdsPlace);
  return [
    { name: 'Applied', ...on(history[0]), state: 'done' },
    { name: 'Read', ...on(read), state: 'done' },
    { name: 'Offered', ...on(offer), state: 'done' },
    answer
      ? { name: 'Answered', ...on(answer), state: 'done' }
      : { name: 'Your answer', ...(answerBy && { on: answerBy }), state: 'now' },
    {
      name: 'First day',
      ...(firstDay && { on: firstDay.on }),
      state: answer ? 'now' : 'ahead',
    },
  ];
}

/** Where an application stands that has no offer; undefined where it has ended without one. `history`: the oldest first. */
export function stepsBeforeOffer(history: readonly Reached[]): OfferStep[] | undefined {
  const last = history.at(-1);
  const facts = last && enrollmentStatuses[last.status];
  const isRead = facts?.waitsForPlace;
  if (!facts?.isOurTurn && !isRead) return undefined;
  const read = history.find(({ status }) => enrollmentStatuses[status].isReview) ?? last;
  return [
    { name: 'Applied', ...on(history[0]), state: 'done' },
    isRead ? { name: 'Read', ...on(read), state: 'done' } : { name: 'We read', state: 'now' },
    { name: 'A place', state: isRead ? 'now' : 'ahead' },
    { name: 'Answer', state: 'ahead' },
    { name: 'First day', state: 'ahead' },
  ];
}

function on(reached: Reached | undefined): { on?: PlainDate } {
  return reached ? { on: dayInLusaka(new Date(reached.reachedAt)) } : {};
}
