import type { ReactNode } from 'react';
import { atTimeOrMoment, timeOrMoment } from '#lib/dates/when-in-words.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import type { Reached } from '../cases/time-to-undo.ts';
import type { Turn } from '../cases/turns/answer-by.ts';
import { TurnOfRecord } from '../cases/turns/turn-at-desk.tsx';
import type { DeskStatus } from './record-status.ts';

interface NextStepProps<Body extends object> {
  /** The status that it has. */
  status: NextOfStatus;
  turn: Turn | undefined;
  /** Who has the next move where the school has not, such as `the family`. */
  sender: string;
  /** What is to be done before anybody can have the next move, such as that the family is told. */
  before?: string | undefined;
  /** What has become of the mail that went with it. */
  mail?: Reached['mail'];
  /** Where the last step can be taken back, with until when that is possible. */
  undo?: { until?: string } | undefined;
  change?: ServerChange<Body>;
  /** What `change` sends to take it back. */
  takingBack?: NoInfer<Body>;
  /** The button of the usual next step. */
  first?: ReactNode;
  /** All others, an `<li>` each, and what the button says that has them. */
  otherwise: ReactNode;
  otherwiseLabel?: string | undefined;
  /** What to know before one of them. */
  children?: ReactNode;
}

/** Whose turn it is with a record and by when, what is to be done now, all that can be decided, and the way back. */
export function NextStep<Body extends object = object>({
  status,
  turn,
  sender,
  before,
  mail,
  undo,
  change,
  takingBack,
  first,
  otherwise,
  otherwiseLabel = 'Decide otherwise',
  children,
}: NextStepProps<Body>) {
  const taken =
    mail?.status === 'waiting' ? 'The mail of this step is not sent.' : 'It is as it was before.';
  const isOurs = isOurMove(turn, status);
  return (
    <section className={isOurs ? 'next-act' : 'next-act theirs'} aria-label="Next step">
      <div className="next-what">
        <TurnOfRecord turn={turn} now={new Date()} isOursInTime={status.isOursInTime} />
        <h2>{before ?? doneNext(status, turn, sender)}</h2>
      </div>
      <div className="next-do">
        {first}
        <MoreMenu label={otherwiseLabel} triggerClass="btn line">
          {otherwise}
        </MoreMenu>
        {undo && change && takingBack && (
          <SendButton
            className="btn line"
            change={change}
            body={takingBack}
            said={{ title: 'Taken back', text: taken }}
          >
            Undo “{status.name}”
            {undo.until && ` (until ${timeOrMoment(new Date(undo.until), new Date())})`}
          </SendButton>
        )}
      </div>
      <div className="next-more">
        {children}
        {mail?.status === 'waiting' && !mail.isLeaving && (
          <p>
            The mail about “{status.name}” leaves{' '}
            {atTimeOrMoment(new Date(mail.leavesAt), new Date())}.
            {status.next.length > 0 && ' If the next step comes before, it is not sent.'}
          </p>
        )}
      </div>
    </section>
  );
}

/** How the button of the usual next step looks: orange where the school has to take it. */
export function firstClass(
  turn: Turn | undefined,
  status: Pick<NextOfStatus, 'isOursInTime'> = {},
): string {
  if (isOurMove(turn, status)) return 'btn call';
  return turn?.whose === 'theirs' ? 'btn line' : 'btn';
}

/** As much of a status as says what is to be done. */
type NextOfStatus = Pick<DeskStatus, 'name' | 'toDo' | 'next' | 'isOursInTime'>;

/** What is to be done with a record now: the heading over its next step. */
function doneNext({ toDo }: NextOfStatus, turn: Turn | undefined, sender: string): string {
  if (turn?.whose === 'theirs') return `Nothing to do: wait for ${sender}`;
  return toDo ?? 'Nothing to do';
}

const isOurMove = (turn: Turn | undefined, status: Pick<NextOfStatus, 'isOursInTime'>) =>
  turn ? turn.whose === 'ours' : status.isOursInTime === true;
