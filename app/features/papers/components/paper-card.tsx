import { useEffect, useRef } from 'react';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import type { Photographs } from '../client/use-photographs.ts';
import { type FamilySays, type Paper, wordsForFamily } from '../paper-status.ts';
import { PaperChoices, SaidAgain } from './paper-choices.tsx';
import { PaperStatusWords } from './paper-status-words.tsx';
import { WaitingPhotograph } from './waiting-photograph.tsx';

/** What each paper of a list has from the list. */
export interface OfPaperList {
  reference: string;
  /** Of the headings. */
  level: 3 | 4;
  /** Goes with what is posted before a script is there, or without one. */
  pass: string;
  photographs: Photographs;
  isBusy: boolean;
  /** Whether whoever is here may take back a photograph that the school has. */
  mayTakeBack: boolean;
}

export interface PaperCardProps extends OfPaperList {
  paper: Paper;
  /** Whether the script is there. */
  isReady: boolean;
  message: string | undefined;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  onChoose(way: FamilySays | 'takeBack'): void;
}

/** One paper: a line with how far it is, and behind it what can be done. */
export function PaperCard(props: PaperCardProps) {
  const { reference, level, paper, photographs, message, isOpen, onToggle } = props;
  const { id: ofKind, label, hint, status } = paper;
  // Several children may stand on one page.
  const id = idOfPaper(reference, ofKind);
  const Heading = `h${level}` as const;
  const waiting = photographs.waitingOf(ofKind);
  const problem = photographs.problemOf(ofKind) ?? message;
  const line = useRef<HTMLElement>(null);
  const shown = useRef({ status, isWaiting: waiting !== undefined });
  // The button that was pressed is gone with the status that it answered.
  useEffect(() => {
    const before = shown.current;
    shown.current = { status, isWaiting: waiting !== undefined };
    const hasLostFocus = document.activeElement === document.body;
    if (hasLostFocus && (before.status !== status || before.isWaiting !== (waiting !== undefined)))
      line.current?.focus({ preventScroll: true });
  }, [status, waiting]);
  return (
    <li>
      <details
        id={id}
        className="accordion"
        name={`${reference}-papers`}
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary ref={line}>
          <Heading>{label}</Heading>
          {waiting ? (
            <PaperStatusWords status="bring">{wordsOf(waiting)}</PaperStatusWords>
          ) : (
            status && <PaperStatusWords status={status}>{wordsForFamily[status]}</PaperStatusWords>
          )}
        </summary>
        <div className="content">
          <AskedFor paper={paper} />
          <div role="alert">
            {problem && (
              <p className="note" id={`${id}-error`}>
                {problem}
              </p>
            )}
          </div>
          {waiting ? (
            <WaitingPhotograph label={label} entry={waiting} photographs={photographs} />
          ) : (
            <>
              <StatusInWords {...props} />
              {!status && hint && <p>{hint}</p>}
              {(!status || status === 'unreadable' || status === 'notYet') && (
                <PaperChoices {...props} problemId={problem && `${id}-error`} />
              )}
            </>
          )}
        </div>
      </details>
    </li>
  );
}

/** Where the line of a paper stands on its page. */
export const idOfPaper = (reference: string, paper: string) => `${reference}-${paper}`;

const wordsOf = ({ delivery }: { delivery: { refusal?: object; needsProof?: boolean } }) =>
  delivery.refusal || delivery.needsProof ? 'Still on this phone' : 'On its way';

function StatusInWords(props: PaperCardProps) {
  const { status, changedAt, words } = props.paper;
  const when = changedAt && shortInstant(changedAt, new Date());
  switch (status) {
    case 'sent':
      return props.mayTakeBack ? (
        <>
          <p>{when}. The office looks at it. Until then you can take it back.</p>
          <SaidAgain {...props}>Take it back</SaidAgain>
        </>
      ) : (
        <p>
          {when}. The office looks at it. To change it, sign in to the parent portal or call us.
        </p>
      );
    case 'seen':
      return (
        <p>{when}. If you sent a photograph, it is deleted. Please keep your own paper safe.</p>
      );
    case 'unreadable':
      return words ? <p dir="auto">“{words}”</p> : null;
    case 'bring':
      return (
        <>
          <p>Please bring it to the school office. A photograph is not needed.</p>
          <SaidAgain {...props}>Change</SaidAgain>
        </>
      );
    case 'notYet':
      return <p>That is all right. Send or bring it when you have it.</p>;
    default:
      return null;
  }
}

/** That the office has asked for this paper, and waits for it. */
function AskedFor({ paper: { askedAt } }: { paper: Paper }) {
  if (!askedAt) return null;
  return (
    <p>
      <b>The school asked for this on {writtenDate(dayInLusaka(new Date(askedAt)))}.</b>
    </p>
  );
}
