import { useEffect, useRef, useState } from 'react';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { SmallButton } from '#ui/small-button.tsx';
import type { Photographs } from '../client/use-photographs.ts';
import { type FamilyWay, type Paper, wordsForFamily } from '../paper-status.ts';
import { AskedFor } from './asked-for.tsx';
import { PaperStatusWords } from './paper-status-words.tsx';
import { WaitingPhotograph } from './waiting-photograph.tsx';

interface Part {
  paper: Paper;
  isBusy: boolean;
  onChoose(way: FamilyWay | 'takeBack'): void;
}

type PaperCardProps = Part & { photographs: Photographs };

export function PaperCard({ paper, photographs, isBusy, onChoose }: PaperCardProps) {
  const { id, label, hint, status } = paper;
  const waiting = photographs.waitingOf(id);
  const problem = photographs.problemOf(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ status, isWaiting: waiting !== undefined });
  // The button that was pressed is gone with the status that it answered.
  useEffect(() => {
    const before = shown.current;
    shown.current = { status, isWaiting: waiting !== undefined };
    const hasLostFocus = document.activeElement === document.body;
    if (hasLostFocus && (before.status !== status || before.isWaiting !== (waiting !== undefined)))
      heading.current?.focus({ preventScroll: true });
  }, [status, waiting]);
  const tone = waiting ? 'card waits' : status === 'unreadable' ? 'card again' : 'card';
  return (
    <li className={tone}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {label}
      </h2>
      <AskedFor paper={paper} />
      <div role="alert">{problem && <p className="note">{problem}</p>}</div>
      {waiting ? (
        <WaitingPhotograph label={label} entry={waiting} photographs={photographs} />
      ) : (
        <>
          {status && (
            <p>
              <PaperStatusWords status={status}>{wordsForFamily[status]}</PaperStatusWords>
            </p>
          )}
          <StatusInWords paper={paper} isBusy={isBusy} onChoose={onChoose} />
          {!status && hint && <p>{hint}</p>}
          {(!status || status === 'unreadable' || status === 'notYet') && (
            <Ways paper={paper} photographs={photographs} isBusy={isBusy} onChoose={onChoose} />
          )}
        </>
      )}
    </li>
  );
}

function StatusInWords({ paper, isBusy, onChoose }: Part) {
  const { label, status, changedAt, words } = paper;
  const when = changedAt && writtenInstant(changedAt, new Date());
  const of = <span className="visually-hidden">: {label}</span>;
  const back = (text: string) => (
    <SmallButton aria-disabled={isBusy} onClick={() => onChoose('takeBack')}>
      {text}
      {of}
    </SmallButton>
  );
  switch (status) {
    case 'sent':
      return (
        <>
          <p>{when}. The office looks at it. Until then you can take it back.</p>
          {back('Take it back')}
        </>
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
          {back('Change')}
        </>
      );
    case 'notYet':
      return <p>That is all right. Send or bring it when you have it.</p>;
    default:
      return null;
  }
}

function Ways({ paper, photographs, isBusy, onChoose }: PaperCardProps) {
  const { id, label, status } = paper;
  const isShrinking = photographs.busy === id;
  const [chosen, setChosen] = useState(0);
  const of = <span className="visually-hidden">: {label}</span>;
  const choice = (way: FamilyWay, words: string) => (
    <button type="button" className="btn line" aria-disabled={isBusy} onClick={() => onChoose(way)}>
      {words}
      {of}
    </button>
  );
  return (
    <div className="ways">
      <label className="btn photograph">
        {isShrinking
          ? 'Making it small...'
          : status === 'unreadable'
            ? 'Photograph it again'
            : 'Photograph it'}
        {of}
        <input
          // The same photograph may be chosen again.
          key={chosen}
          type="file"
          accept="image/*"
          disabled={photographs.busy !== undefined}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (!file) return;
            void photographs.take(id, file).then(() => setChosen((before) => before + 1));
          }}
        />
      </label>
      {choice('bring', 'I will bring it')}
      {status !== 'notYet' && choice('notYet', 'I do not have it yet')}
    </div>
  );
}
