import { useState } from 'react';
import type { WaitingEntry } from '#lib/submission-list.ts';
import type { WaitingKind } from './waiting-kinds.ts';

/** What this device cannot send by itself: the school refused it, or its file is gone. Says why and what to do. */
export function NeedsHand({ kind, entry }: { kind: WaitingKind; entry: WaitingEntry }) {
  const [isInTheWay, setIsInTheWay] = useState(false);
  const { refusal, form } = entry.delivery;
  const { label, address, prepare } = kind.correct;
  const goesTo = form ?? address;
  function correct() {
    if (prepare && !prepare(entry)) return setIsInTheWay(true);
    // A new document reads what was put back.
    if (goesTo) location.assign(goesTo);
  }
  return (
    <div>
      <p>
        {refusal
          ? `The school could not take ${kind.one}: ${refusal.detail}`
          : `The file of ${kind.one} is not on this device any more. Please choose it again.`}
        {isInTheWay &&
          ' Another application is in the form now. Please send it first, or clear it; then put this one back.'}
      </p>
      <button className="btn" type="button" onClick={correct}>
        {label}
      </button>
    </div>
  );
}
