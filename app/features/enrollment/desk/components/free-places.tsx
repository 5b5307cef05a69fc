import { useState } from 'react';
import { Link } from 'react-router';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { deskRooms } from '#desk/rooms.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { NextInLine } from '../../places/next-in-line.server.ts';
import { movesAt } from '../desk-at.ts';
import type { MovedSeveral } from '../move-several.server.ts';
import { CallFamily } from './call-family.tsx';
import { NextInLineCard } from './next-in-line.tsx';

/** Who is next where places are free. What became of an offer is said here, when its own card is gone. */
export function FreePlaces({ free }: { free: readonly NextInLine[] }) {
  const change = useServerChange(movesAt);
  const [said, setSaid] = useState<MovedSeveral>();
  return (
    <>
      <div role="status">{said && <WhatBecame {...said} />}</div>
      {free.map((next) => (
        <NextInLineCard key={next.reference} next={next} change={change} onDone={setSaid} />
      ))}
    </>
  );
}

function WhatBecame({ moved, notMoved, toCall }: MovedSeveral) {
  const { path } = deskRooms.enrollment;
  return (
    <div className="note">
      {moved.map(({ reference, applicant }) => (
        <p key={reference}>
          The place is offered to <Link to={`${path}/${reference}`}>{applicant}</Link>. To take the
          offer back, open the application within {UNDO_MINUTES} minutes.
        </p>
      ))}
      {toCall.map(({ reference, phone }) => (
        <p key={reference}>
          <CallFamily phone={phone} />
        </p>
      ))}
      {notMoved.map(({ reference, applicant, reason }) => (
        <p key={reference}>
          Nothing was offered to {applicant}: {reason}
        </p>
      ))}
    </div>
  );
}
