import { useState } from 'react';
import { useDeskCall } from '#features/staff/use-desk-call.ts';
import { timeInLusaka } from '#lib/when-in-words.ts';
import { useNotify } from '#ui/notice.tsx';
import type { AllowedMove, DeskRecord } from '../../desk-record.ts';
import type { LetterText } from '../../emails/family-letter.ts';
import { moveNames, statusNames, UNDO_MINUTES } from '../../moves.ts';
import { LetterDialog } from './letter-dialog.tsx';

/** One button for each move that the map allows, and the way back from the last one. */
export function RecordMoves({ record }: { record: DeskRecord }) {
  const [asked, setAsked] = useState<AllowedMove>();
  const [lastMove, setLastMove] = useState<AllowedMove['to']>();
  const notify = useNotify();
  const move = useDeskCall({
    onDone() {
      setAsked(undefined);
      const title = lastMove ? statusNames[lastMove] : 'Done';
      notify({ title, text: `You can take this back for ${UNDO_MINUTES} minutes.` });
    },
  });
  const undo = useDeskCall({
    onDone() {
      notify({ title: 'Taken back', text: 'Everything is as it was, and no mail leaves.' });
    },
  });

  function make(to: AllowedMove['to'], letter?: LetterText) {
    setLastMove(to);
    move.send('moves', { version: record.version, to, ...(letter && { letter }) });
  }

  return (
    <section className="record-tools" aria-labelledby="moves-title">
      <h2 id="moves-title">Next</h2>
      {record.moves.length === 0 && <p>Nothing more is to be decided here.</p>}
      <div className="row">
        {record.moves.map((allowed) => (
          <button
            key={allowed.to}
            type="button"
            className={allowed === record.moves[0] ? 'btn sm' : 'btn sm line'}
            disabled={move.isBusy}
            onClick={() => (allowed.letter ? setAsked(allowed) : make(allowed.to))}
          >
            {moveNames[allowed.to]}
            {allowed.letter && ' …'}
          </button>
        ))}
      </div>
      {record.undo && (
        <p className="undo">
          <button
            type="button"
            className="btn sm line"
            disabled={undo.isBusy}
            onClick={() => undo.send('undo', { version: record.version })}
          >
            Take back “{statusNames[record.status]}”
          </button>{' '}
          <span className="small">until {timeInLusaka(new Date(record.undo.until))}</span>
        </p>
      )}
      {asked?.letter && (
        <LetterDialog
          title={moveNames[asked.to]}
          to={record.familyEmail}
          letter={asked.letter}
          bringsAccessCode={asked.bringsAccessCode}
          button={moveNames[asked.to]}
          isBusy={move.isBusy}
          onSend={(letter) => make(asked.to, letter)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
