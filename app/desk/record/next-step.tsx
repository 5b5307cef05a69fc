import type { ReactNode } from 'react';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { Reached } from '../cases/time-to-undo.ts';

interface NextStepProps<Body extends object> {
  /** The status that it has, as the office calls it. */
  status: string;
  /** What has become of the mail that went with it. */
  mail?: Reached['mail'];
  /** Where the last step can be taken back, with until when that is possible. */
  undo?: { until?: string } | undefined;
  /** Whether there is a step to take. */
  hasNext?: boolean;
  change?: ServerChange<Body>;
  /** What `change` sends to take it back. */
  takingBack?: NoInfer<Body>;
  children: ReactNode;
}

/** What can be done with a record from where it is, and the way back from the last step. */
export function NextStep<Body extends object = object>({
  status,
  mail,
  undo,
  hasNext = true,
  change,
  takingBack,
  children,
}: NextStepProps<Body>) {
  const taken = undo?.until ? 'The mail of this step is not sent.' : 'It is as it was before.';
  return (
    <section className="no-print" aria-labelledby="next-step">
      <h2 id="next-step">Next step</h2>
      {!hasNext && <p>There is no next step.</p>}
      {mail?.status === 'waiting' && !mail.isLeaving && (
        <p>
          The mail about “{status}” leaves at {timeInLusaka(new Date(mail.leavesAt))}.
          {hasNext && ' If the next step comes before, it is not sent.'}
        </p>
      )}
      {children}
      {undo && change && takingBack && (
        <p className="mt-g3">
          <SendButton
            className="btn sm line"
            change={change}
            body={takingBack}
            said={{ title: 'Taken back', text: taken }}
          >
            Take back “{status}”
          </SendButton>
          {undo.until && <span className="small"> until {timeInLusaka(new Date(undo.until))}</span>}
        </p>
      )}
    </section>
  );
}
