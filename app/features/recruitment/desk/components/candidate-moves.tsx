import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { LetterFields, letterIn } from '#desk/record/letter-fields.tsx';
import { firstClass, NextStep } from '#desk/record/next-step.tsx';
import { statusesOf } from '#desk/record/record-status.ts';
import type { School } from '#features/content/schemas.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { draftStatusLetter } from '../../emails/status-letter.ts';
import { type JobApplicationStatus, jobApplicationStatuses } from '../../job-application-status.ts';
import { type CandidateChange, type CandidateRecord, candidatesAt } from '../candidates-at.ts';

const statuses = statusesOf(jobApplicationStatuses);

interface CandidateMovesProps {
  candidate: CandidateRecord;
  school: School;
}

/** The usual next status, and each other that can come next. Each asks first, and shows the mail that is due. */
export function CandidateMoves({ candidate, school }: CandidateMovesProps) {
  const status = jobApplicationStatuses[candidate.status];
  const { next } = status;
  const usual = status.isTheirTurn ? undefined : next[0];
  // Here and not with each button: the button is gone once its move is done.
  const change = useServerChange(candidatesAt.record);
  const moveIn = (to: JobApplicationStatus, isHere: boolean, triggerClass = '') => (
    <Move
      to={to}
      candidate={candidate}
      school={school}
      isPossible={isHere && next.includes(to)}
      triggerClass={triggerClass}
      change={change}
    />
  );
  return (
    <NextStep
      status={status}
      turn={candidate.turn}
      sender="the candidate"
      mail={candidate.reached.at(-1)?.mail}
      undo={candidate.undo}
      change={change}
      takingBack={{ change: 'undo', version: candidate.version }}
      first={statuses.map((to) => (
        <div key={to}>{moveIn(to, to === usual, firstClass(candidate.turn))}</div>
      ))}
      otherwiseLabel={status.isTheirTurn && 'They have answered'}
      otherwise={statuses.map((to) => <li key={to}>{moveIn(to, to !== usual)}</li>)}
    />
  );
}

interface MoveProps extends CandidateMovesProps {
  to: JobApplicationStatus;
  isPossible: boolean;
  triggerClass: string;
  change: ServerChange<CandidateChange>;
}

function Move(props: MoveProps) {
  const { to, candidate, school, isPossible, triggerClass, change } = props;
  const { send, isBusy, refusal } = change;
  const { name, email, position, reference, version } = candidate;
  const draft = draftStatusLetter(to, { name, position, school: school.name, phone: school.phone });
  const { move, name: status } = jobApplicationStatuses[to];
  function confirm(form: FormData, close: () => void) {
    const letter = letterIn(form);
    const text = `The status is now ${status}. You can take this back for ${UNDO_MINUTES} minutes. ${
      letter ? 'Until then the mail waits.' : 'Until then the candidate does not see it.'
    }`;
    send({ change: 'move', version, to, letter }, { title: 'Moved', text }, close);
  }
  return (
    <AskFirst
      trigger={move}
      triggerClass={triggerClass}
      title={`${move}: ${name}`}
      confirm={move}
      isBusy={isBusy}
      refusal={refusal}
      isPossible={isPossible}
      keepAs={`${reference} ${to}`}
      onConfirm={confirm}
    >
      {draft ? (
        <LetterFields to={email} {...draft} isChoiceFor="the candidate" />
      ) : (
        <p>The new status is {status}. The candidate gets no mail.</p>
      )}
    </AskFirst>
  );
}
