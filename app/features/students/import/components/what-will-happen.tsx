import { useEffect, useRef } from 'react';
import type { ImportPreview } from '../change-import.server.ts';
import type { Mending } from './mend-row.tsx';
import { RowsOfFile } from './rows-of-file.tsx';

interface WhatWillHappenProps extends Mending {
  preview: ImportPreview;
  year: string;
  accepted: readonly number[];
  onAccept(at: number, isOn: boolean): void;
  /** What was put right has been looked at: what is said here is what will happen. */
  isChecked: boolean;
  onCheck(): void;
  isBusy: boolean;
  onTake(): void;
}

const MOST_READY = 25;

/** Before anything is written: what will happen with each row, and the one press that does it. */
export function WhatWillHappen(props: WhatWillHappenProps) {
  const { preview, year, accepted, onAccept, isBusy, onTake } = props;
  const { mended, onMend, isChecked, onCheck } = props;
  const { counts, needing, differing, ready, leftOut, guardians } = preview;
  const taken = counts.new + counts.joins + counts.asks - notAccepted(needing, accepted);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const mayTake = taken > 0 && isChecked && !isBusy;
  const hasMore = needing.length < counts.asks + counts.cannot + counts.twice;
  return (
    <section aria-labelledby="happens">
      <h2 id="happens" ref={heading} tabIndex={-1}>
        What will happen
      </h2>
      <p role="status">
        <b>Nothing has been changed yet.</b> {childrenInWords(counts.new)} new in {year}.{' '}
        {counts.joins > 0 && `${counts.joins} are here already and get the year ${year}. `}
        {counts.here > 0 && `${counts.here} are here already, and nothing changes. `}
        {counts.asks > 0 && `${rowsInWords(counts.asks)} to look at. `}
        {counts.cannot + counts.twice > 0 &&
          `${rowsInWords(counts.cannot + counts.twice)} left out. `}
        {guardians > 0 && `${guardians} guardians. `}No mail and no message goes out.
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isChecked && !isBusy) onCheck();
        }}
      >
        <RowsOfFile
          title="Rows that need you"
          rows={needing}
          deciding={{ accepted, onAccept, mended, onMend }}
        />
        {!isChecked && (
          <div className="note row">
            <span>
              You have changed rows. Look at them again before you take the children over.
            </span>
            <button type="submit" className="btn" aria-disabled={isBusy}>
              {isBusy ? 'Looking at the rows' : 'Look at the rows again'}
            </button>
          </div>
        )}
      </form>
      {hasMore && (
        <p className="note">
          There are more such rows. Correct them in the file, and choose it again.
        </p>
      )}
      <RowsOfFile title="Here already, and the file says something else" rows={differing} />
      <RowsOfFile
        title={
          ready.length === MOST_READY
            ? `The first ${MOST_READY} rows that are ready`
            : 'Rows that are ready'
        }
        rows={ready}
      />
      {leftOut.length > 0 && (
        <p className="small muted">We do not read these columns: {leftOut.join(', ')}.</p>
      )}
      <div className="row mt-g4">
        <button
          type="button"
          className="btn call"
          aria-disabled={!mayTake}
          onClick={() => mayTake && onTake()}
        >
          Take over {taken === 1 ? '1 child' : `${taken.toLocaleString('en')} children`}
        </button>
      </div>
      <p className="small muted">
        One press takes it back, until something was done with one of the children. If the computer
        stops in the middle, all children are taken over or none.
      </p>
    </section>
  );
}

const notAccepted = (needing: ImportPreview['needing'], accepted: readonly number[]) =>
  needing.filter(({ is, at, twins }) => is === 'asks' && (twins === '' || !accepted.includes(at)))
    .length;

const rowsInWords = (count: number) =>
  count === 1 ? '1 row is' : `${count.toLocaleString('en')} rows are`;

const childrenInWords = (count: number) =>
  count === 1 ? '1 child is' : `${count.toLocaleString('en')} children are`;
