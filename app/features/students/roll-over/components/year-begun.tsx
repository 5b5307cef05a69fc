import { Link } from 'react-router';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { childrenInWords, untilInWords } from '../list-words.ts';
import type { RollOverChange } from '../roll-over-schema.ts';
import type { ShownRollOver } from '../show-roll-over.server.ts';

interface YearBegunProps {
  shown: ShownRollOver;
  begun: NonNullable<ShownRollOver['begun']>;
  /** Children of the year before who came since, and have no place. */
  without: number;
  change: ServerChange<RollOverChange>;
}

/** That the year has begun, who pressed, and the way back. */
export function YearBegun({ shown, begun, without, change }: YearBegunProps) {
  const { year, before, firstDay } = shown;
  const { children, madeBy, madeAt, whyNoWayBack } = begun;
  return (
    <section aria-labelledby="begun">
      <div className="note ok">
        <h2 id="begun">{year} has begun</h2>
        <p>
          {childrenInWords(children)} of {before} got a place in {year}. Nothing was lost: the lists
          of {before} can still be read. <StaffName of={madeBy} />,{' '}
          {shortInstant(madeAt, new Date())}.
        </p>
      </div>
      {without > 0 && (
        <p className="note">
          {childrenInWords(without)} of {before} came since then, and{' '}
          {without === 1 ? 'has' : 'have'} no place in {year}. Take the beginning of the year back,
          look at the lists, and begin it again.
        </p>
      )}
      <div className="row">
        <Link className="btn" to={`/staff/children?year=${year}`}>
          Look at the children of {year}
        </Link>
        {!whyNoWayBack && (
          <AskToSend
            trigger="Take everything back…"
            triggerClass="btn line danger"
            title={`Take the beginning of ${year} back?`}
            confirm="Take it back"
            isDestructive
            change={change}
            body={{ change: 'takeBack', year }}
            said={{ title: 'Taken back', text: `${year} has not begun. All is as it was before.` }}
          >
            <p>
              The places that this gave are gone again, also the classes in {year} that you have
              changed since then. The draft of the classes is again as it was when {year} began.
              What you decided about single children stays, also who leaves, and new children stay.
            </p>
          </AskToSend>
        )}
      </div>
      <p className="small muted mt-g2">
        {whyNoWayBack ?? `If something is wrong: ${untilInWords(firstDay)}`}
      </p>
    </section>
  );
}
