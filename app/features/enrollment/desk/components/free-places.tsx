import { useState } from 'react';
import { Link } from 'react-router';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { deskRooms } from '#desk/rooms.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { smsLink, telephoneLink, whatsappLink } from '#lib/text/telephone.ts';
import { SendButton } from '#requests/send-button.tsx';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { listAddress } from '../../numbers/components/list-address.ts';
import type { NextInLine } from '../../places/next-in-line.server.ts';
import { waitsForPlace } from '../../status/status-sets.ts';
import { movesAt } from '../desk-at.ts';
import type { MoveSeveralRequest } from '../desk-schemas.ts';
import type { MovedSeveral } from '../move-several.server.ts';
import { CallFamily } from './call-family.tsx';

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

const [WAITS = ''] = waitsForPlace;

interface NextInLineCardProps {
  next: NextInLine;
  change: ServerChange<MoveSeveralRequest>;
  onDone: (done: MovedSeveral) => void;
}

/** A place is free: who is next, whom to call, what to send, and the press that offers it. */
function NextInLineCard({ next, change, onDone }: NextInLineCardProps) {
  const { year, grade, gradeLevel, free, waiting, reference, applications } = next;
  const { child, guardians, ready, offer, waitFor, reason } = next;
  const id = `free-${reference}`;
  const { to, letter } = offer;
  return (
    <section className="free-place" aria-labelledby={id}>
      <div>
        <h2 id={id}>
          {free === 1 ? 'A place is free' : `${free} places are free`} in {unbroken(grade)}
        </h2>
        <p>
          <b>
            Next: <Link to={`${deskRooms.enrollment.path}/${reference}`}>{child}</Link>, the first
            of {waiting} who {waiting === 1 ? 'waits' : 'wait'}.
          </b>{' '}
          School year {year}.
        </p>
        {next.twins.map(({ reference: twin, applicant }) => (
          <p key={twin}>
            <Link to={`${deskRooms.enrollment.path}/${twin}`}>{applicant}</Link> is a twin and has
            no place yet.
          </p>
        ))}
        {guardians.length === 0 && <p>There is nobody to call who may be told of the child.</p>}
        {guardians.map(({ name, phone }) => (
          <p key={phone}>
            {name}:{' '}
            <a className="call-now" href={telephoneLink(phone)}>
              {unbroken(phone)}
            </a>
          </p>
        ))}
        {waitFor === undefined ? (
          <SendButton
            className="btn"
            change={change}
            body={{ to, applications, letter, reason }}
            onDone={onDone}
          >
            {applications.length === 1 ? 'Offer the place' : `Offer ${applications.length} places`}
            <span className="visually-hidden"> to {child}</span>
          </SendButton>
        ) : (
          <p>
            They share a ticket. By the rule of the round they wait until {waitFor} places are free.
          </p>
        )}
        {free > applications.length && waiting > applications.length && (
          <p>
            <Link to={listAddress({ year, grade: gradeLevel, status: WAITS, sort: 'waiting' })}>
              Offer several at once: the waiting list in its order
            </Link>
          </p>
        )}
      </div>
      {guardians.length > 0 && (
        <div>
          <div className="ready-text">
            <small>Ready to send from your phone, after you have offered the place</small>
            <p>{ready}</p>
          </div>
          {guardians.map(({ name, phone }) => (
            <div key={phone} className="row">
              <a className="btn line sm" href={smsLink(phone, ready)}>
                SMS<span className="visually-hidden"> to {name}</span>
              </a>
              <a className="btn line sm" href={whatsappLink(phone, ready)}>
                WhatsApp<span className="visually-hidden"> to {name}</span>
              </a>
              {guardians.length > 1 && <span className="small muted">{name}</span>}
            </div>
          ))}
        </div>
      )}
      <p className="if-wrong">
        <b>If something is wrong:</b> the offer can be taken back for {UNDO_MINUTES} minutes.
      </p>
    </section>
  );
}
