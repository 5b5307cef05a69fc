import { Link } from 'react-router';
import { NextAct } from '#desk/record/next-act.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { childrenInWords, untilInWords } from '../list-words.ts';
import type { Outcome } from '../roll-over-rule.ts';
import type { RollOverChange } from '../roll-over-schema.ts';
import type { ShownRollOver } from '../show-roll-over.server.ts';

interface YearToBeginProps {
  shown: ShownRollOver;
  /** Children whom somebody has to decide first, and the list on which the first of them stands. */
  open: number;
  firstOpen: Outcome['is'] | undefined;
  /** Children who get a place. */
  placed: number;
  change: ServerChange<RollOverChange>;
}

/** What is to be done before a year begins, and the one press that begins it. */
export function YearToBegin({ shown, open, firstOpen, placed, change }: YearToBeginProps) {
  const { year, before, firstDay, seen, isTooLateToUndo } = shown;
  if (firstOpen) {
    return (
      <NextAct
        when="First"
        title={`Decide about ${childrenInWords(open)}`}
        says={`When all children are decided, ${year} can begin.`}
        safe={
          <>
            <b>No child has a new class yet.</b> This page shows what will happen.
          </>
        }
      >
        <a className="btn call" href={`#${firstOpen}`}>
          Decide about the first
        </a>
        {firstOpen === 'waits' && (
          <Link className="btn line" to="/staff/children/coming-back?says=none">
            Who has not answered
          </Link>
        )}
      </NextAct>
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
    <NextAct
      when="Everything is decided"
      title={`Begin the school year ${year}`}
      says={`Look at the lists below. Then one press gives ${childrenInWords(placed)} a place in ${year}. No mail goes out. Families with an account can then read the grade. They can read the class from the first school day on.`}
      safe={
        isTooLateToUndo ? (
          `${year} is under way. So this cannot be taken back.`
        ) : (
          <>
            <b>If something is wrong:</b> {untilInWords(firstDay)} Pressing twice does the same as
            pressing once.
          </>
        )
      }
    >
      <SendButton
        className="btn call"
        change={change}
        body={{ change: 'begin', year, seen }}
        said={{ title: `${year} has begun`, text: 'You can take it back on this page.' }}
      >
        Begin {year}
      </SendButton>
    </NextAct>
  );
}
