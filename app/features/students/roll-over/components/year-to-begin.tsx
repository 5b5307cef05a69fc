import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { childrenInWords, untilInWords } from '../list-words.ts';
import type { RollOverChange } from '../roll-over-schema.ts';
import type { ShownRollOver } from '../show-roll-over.server.ts';

interface YearToBeginProps {
  shown: ShownRollOver;
  /** Children whom somebody has to decide first. */
  open: number;
  /** Children who get a place. */
  placed: number;
  change: ServerChange<RollOverChange>;
}

/** What is to be done before a year begins, and the one press that begins it. */
export function YearToBegin({ shown, open, placed, change }: YearToBeginProps) {
  const { year, before, firstDay, seen, isTooLateToUndo } = shown;
  if (open > 0) {
    return (
      <section aria-labelledby="next">
        <h2 id="next">First decide about {childrenInWords(open)}</h2>
        <p>
          <b>No child has a new class yet.</b> This page shows what will happen. When all children
          are decided, {year} can begin.
        </p>
      </section>
    );
  }
  if (placed === 0) {
    return (
      <p className="note">
        No child of {before} goes up or repeats. Are the children of {before} in the list of
        children?
      </p>
    );
  }
  return (
    <section aria-labelledby="next">
      <h2 id="next">Everything is decided</h2>
      <p>
        Look at the lists below. Then one press gives {childrenInWords(placed)} a place in {year}.
        Pressing twice does the same as pressing once. No mail goes out. Families with an account
        can then read the grade. They can read the class from the first school day on.
      </p>
      <div className="row">
        <SendButton
          className="btn call"
          change={change}
          body={{ change: 'begin', year, seen }}
          said={{ title: `${year} has begun`, text: 'You can take it back on this page.' }}
        >
          Begin {year}
        </SendButton>
      </div>
      <p className="small muted mt-g2">
        {isTooLateToUndo
          ? `${year} is under way. So this cannot be taken back.`
          : untilInWords(firstDay)}
      </p>
    </section>
  );
}
