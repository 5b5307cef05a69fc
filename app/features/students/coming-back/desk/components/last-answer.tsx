import { StatusBadge } from '#desk/list/status-badge.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { leavingReasons } from '../../../student-year.ts';
import { waysToAnswer, whoAnswered } from '../../answer-in-words.ts';
import { type GivenAnswer, returnAnswers, returnStandings } from '../../coming-back.ts';

/** What was answered, by whom, how and when; that nobody has answered where there is nothing. */
export function LastAnswer({ answer, now }: { answer: GivenAnswer | undefined; now: Date }) {
  if (!answer) return <StatusBadge of={returnStandings.none} />;
  return (
    <>
      <StatusBadge of={returnAnswers[answer.answer]} />{' '}
      <span className="small">
        {answer.reason && `${leavingReasons[answer.reason]}. `}
        {answer.typedBy ? <StaffName of={answer.typedBy} /> : whoAnswered[answer.givenBy]}
        {`, ${waysToAnswer[answer.givenHow].toLowerCase()}, ${shortInstant(answer.answeredAt, now)}`}
      </span>
    </>
  );
}
