import { deskRooms } from '#desk/rooms.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import type { Named } from '../../places/passed-over.ts';
import type { KnownLeftOut } from './use-left-out.ts';

/** Named one by one; of more a screen says how many. */
const MOST_NAMED = 5;

/** Who stands on the waiting list before those who are offered a place, and which twin is not among them. */
export function LeftOutChildren({ leftOut }: { leftOut: KnownLeftOut }) {
  return (
    <div role="status" aria-busy={leftOut === 'asking'}>
      {leftOut !== 'asking' && <Said leftOut={leftOut} />}
    </div>
  );
}

function Said({ leftOut }: { leftOut: Exclude<KnownLeftOut, 'asking'> }) {
  if (leftOut === 'unknown') {
    return (
      <p className="note">
        We could not find out who waits longer, or who is a twin. Look at the waiting list first.
      </p>
    );
  }
  const { passedOver, twins } = leftOut;
  if (passedOver.length + twins.length === 0) return null;
  return (
    <div className="note">
      {passedOver.map(({ grade, year, children }) => (
        <p key={`${year} ${grade}`}>
          <b>
            {children.length === 1
              ? '1 child of the waiting list is passed over'
              : `${children.length} children of the waiting list are passed over`}
          </b>{' '}
          in {unbroken(grade)}, {year}: <Children named={children} />.
        </p>
      ))}
      {twins.map(({ twinOf, ...twin }) => (
        <p key={twin.reference}>
          <b>A twin is left out:</b> <Child {...twin} /> is the twin of {twinOf} and is not offered
          a place.
        </p>
      ))}
    </div>
  );
}

function Children({ named }: { named: readonly Named[] }) {
  const more = named.length - MOST_NAMED;
  return (
    <>
      {named.slice(0, MOST_NAMED).map((one, at) => (
        <span key={one.reference}>
          {at > 0 && ', '}
          <Child {...one} />
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}

/** In a window of its own, so that the dialog and what is typed in it stay. */
function Child({ reference, applicant }: Named) {
  return (
    <a href={`${deskRooms.enrollment.path}/${reference}`} target="_blank" rel="noreferrer">
      {applicant}
    </a>
  );
}
