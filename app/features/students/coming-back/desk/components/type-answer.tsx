import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { ChildChange } from '../../../desk/change-child.server.ts';
import type { ReasonToLeave, ReturnStanding, WayAtDesk } from '../../coming-back.ts';
import { WhyLeaves } from '../../why-leaves.tsx';

interface TypeAnswerProps {
  child: { reference: string; version: number; name: string };
  schoolYear: string;
  says: ReturnStanding;
  how: WayAtDesk;
  change: ServerChange<ChildChange>;
  onDone?: () => void;
}

/** The three presses with which the office writes down what a family says; a no asks for a reason that may stay empty. */
export function TypeAnswer({ child, schoolYear, says, how, change, onDone }: TypeAnswerProps) {
  const { reference, version, name } = child;
  const of = <span className="visually-hidden"> for {name}</span>;
  const saying = (answer: 'yes' | 'no' | 'notSure', reason: ReasonToLeave | '' = '') => ({
    change: 'answer' as const,
    version,
    year: schoolYear,
    answer,
    how,
    reason,
  });
  return (
    <span className="row">
      {says !== 'yes' && (
        <SendButton className="btn sm line" change={change} body={saying('yes')} onDone={onDone}>
          Yes{of}
        </SendButton>
      )}
      {says !== 'no' && (
        <AskToSend
          trigger="No"
          triggerAbout={` for ${name}`}
          triggerClass="btn sm line"
          title={`${name} does not come back in ${schoolYear}?`}
          confirm="Save “No”"
          change={change}
          body={(typed) => saying('no', String(typed.get('reason')) as ReasonToLeave | '')}
          said={{ title: 'Saved', text: 'You can take it back here.' }}
          {...(onDone && { onDone })}
        >
          <p>Say to the family that the place goes to another child.</p>
          <WhyLeaves id={`reason-${reference}`} label="Why?" none="The family does not say" />
        </AskToSend>
      )}
      {says !== 'notSure' && (
        <SendButton
          className="btn sm line"
          change={change}
          body={saying('notSure')}
          onDone={onDone}
        >
          Not sure{of}
        </SendButton>
      )}
    </span>
  );
}
