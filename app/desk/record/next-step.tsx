import type { ReactNode } from 'react';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import type { Notice } from '#ui/notify.ts';
import type { Reached } from './time-to-undo.ts';

interface NextStepProps {
  /** The status that it has, as the office calls it. */
  status: string;
  /** What has become of the mail that went with it. */
  mail?: Reached['mail'];
  /** Where the last step can be taken back, with until when that is possible. */
  undo?: { until?: string } | undefined;
  /** Whether there is a step to take. */
  hasNext?: boolean;
  isBusy?: boolean;
  onTakeBack?(said: Notice): void;
  children: ReactNode;
}

/** What can be done with a record from where it is, and the way back from the last step. */
export function NextStep({
  status,
  mail,
  undo,
  hasNext = true,
  isBusy,
  onTakeBack,
  children,
}: NextStepProps) {
  const taken = undo?.until ? 'The mail of this step is not sent.' : 'It is as it was before.';
  return (
    <section className="record-tools" aria-labelledby="next-step">
      <h2 id="next-step">Next step</h2>
      {!hasNext && <p>There is no next step.</p>}
      {mail?.status === 'waiting' && !mail.isLeaving && (
        <p>
          The mail about “{status}” leaves at {timeInLusaka(new Date(mail.leavesAt))}.
          {hasNext && ' If the next step comes before, it is not sent.'}
        </p>
      )}
      {children}
      {undo && (
        <p className="undo">
          <button
            type="button"
            className="btn sm line"
            aria-disabled={isBusy}
            onClick={() => onTakeBack?.({ title: 'Taken back', text: taken })}
          >
            Take back “{status}”
          </button>
          {undo.until && <span className="small"> until {timeInLusaka(new Date(undo.until))}</span>}
        </p>
      )}
    </section>
  );
}
