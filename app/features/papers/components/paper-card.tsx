import { useEffect, useRef, useState } from 'react';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import type { Photographs } from '../client/use-photographs.ts';
import { type FamilyWay, type Paper, wordsForFamily } from '../paper-state.ts';
import { AskedFor } from './asked-for.tsx';
import { PaperStateWords } from './paper-state-words.tsx';
import { WaitingPhotograph } from './waiting-photograph.tsx';

interface PaperCardProps {
  paper: Paper;
  photographs: Photographs;
  isBusy: boolean;
  onChoose(way: FamilyWay | 'takeBack'): void;
}

export function PaperCard({ paper, photographs, isBusy, onChoose }: PaperCardProps) {
  const { id, label, hint, state } = paper;
  const waiting = photographs.waitingOf(id);
  const problem = photographs.problemOf(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ state, isWaiting: waiting !== undefined });
  // The button that was pressed is gone with the state that it answered.
  useEffect(() => {
    const before = shown.current;
    shown.current = { state, isWaiting: waiting !== undefined };
    const hasLostFocus = document.activeElement === document.body;
    if (hasLostFocus && (before.state !== state || before.isWaiting !== (waiting !== undefined)))
      heading.current?.focus({ preventScroll: true });
  }, [state, waiting]);
  const tone = waiting ? 'waits' : state === 'unreadable' ? 'again' : undefined;
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
          {state && (
            <p>
              <PaperStateWords state={state}>{wordsForFamily[state]}</PaperStateWords>
            </p>
          )}
          <StateInWords paper={paper} isBusy={isBusy} onChoose={onChoose} />
          {!state && hint && <p>{hint}</p>}
          {(!state || state === 'unreadable' || state === 'notYet') && (
            <Ways paper={paper} photographs={photographs} isBusy={isBusy} onChoose={onChoose} />
          )}
        </>
      )}
    </li>
  );
}

interface Part {
  paper: Paper;
  isBusy: boolean;
  onChoose(way: FamilyWay | 'takeBack'): void;
}

function StateInWords({ paper, isBusy, onChoose }: Part) {
  const { label, state, changedAt, words } = paper;
  const when = changedAt && writtenInstant(changedAt, new Date());
  const of = <span className="vh">: {label}</span>;
  const back = (text: string) => (
    <button
      type="button"
      className="btn line sm"
      aria-disabled={isBusy}
      onClick={() => onChoose('takeBack')}
    >
      {text}
      {of}
    </button>
  );
  switch (state) {
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

function Ways({ paper, photographs, isBusy, onChoose }: Part & { photographs: Photographs }) {
  const { id, label, state } = paper;
  const isShrinking = photographs.busy === id;
  const [chosen, setChosen] = useState(0);
  const of = <span className="vh">: {label}</span>;
  return (
    <div className="ways">
      <label className="btn photograph">
        {isShrinking
          ? 'Making it small...'
          : state === 'unreadable'
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
      <button
        type="button"
        className="btn line"
        aria-disabled={isBusy}
        onClick={() => onChoose('bring')}
      >
        I will bring it
        {of}
      </button>
      {state !== 'notYet' && (
        <button
          type="button"
          className="btn line"
          aria-disabled={isBusy}
          onClick={() => onChoose('notYet')}
        >
          I do not have it yet
          {of}
        </button>
      )}
    </div>
  );
}
