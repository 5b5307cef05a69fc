import { useState } from 'react';
import { useDeskChange } from '#features/staff/use-desk-change.ts';
import { timeInLusaka } from '#lib/when-in-words.ts';
import type { AllowedMove, DeskRecord } from '../../desk-record.ts';
import type { LetterText } from '../../emails/family-letter.ts';
import { moveNames, statusNames, UNDO_MINUTES } from '../../moves.ts';
import { LetterDialog } from './letter-dialog.tsx';

/** One button for each move that the map allows, and the way back from the last one. */
export function RecordMoves({ record }: { record: DeskRecord }) {
  const [asked, setAsked] = useState<AllowedMove>();
  const { send, isBusy } = useDeskChange();
  const { version } = record;

  function make(to: AllowedMove['to'], letter?: LetterText) {
    const body = { version, to, ...(letter && { letter }) };
    const text = `You can take this back for ${UNDO_MINUTES} minutes.`;
    send({ call: 'moves', body }, { title: statusNames[to], text }, () => setAsked(undefined));
  }
  function undo() {
    const text = 'Everything is as it was, and no mail leaves.';
    send({ call: 'undo', body: { version } }, { title: 'Taken back', text });
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
            disabled={isBusy}
            onClick={() => (allowed.letter ? setAsked(allowed) : make(allowed.to))}
          >
            {moveNames[allowed.to]}
            {allowed.letter && ' …'}
          </button>
        ))}
      </div>
      {record.undo && (
        <p className="undo">
          <button type="button" className="btn sm line" disabled={isBusy} onClick={undo}>
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
          isBusy={isBusy}
          onSend={(letter) => make(asked.to, letter)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
