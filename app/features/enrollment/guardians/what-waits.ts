import type { PlainDate } from '#lib/dates/plain-date.ts';
import { enrollmentStatuses } from '../enrollment-status.ts';
import type { ChildInPortal } from './family-overview.server.ts';

/** As much of a child in the portal as says what its family has to do. */
export interface ChildThatWaits
  extends Pick<ChildInPortal, 'reference' | 'firstName' | 'status' | 'answerBy' | 'writtenAt'> {
  /** What the school waits for; a paper of its list has an id. */
  requests: readonly { what: string; paper: string | null }[];
}

/** Something that waits for the family, and the screen of the child where it is done. */
export interface WaitingThing {
  what: string;
  by?: PlainDate;
  reference: string;
  at: 'application' | 'papers' | 'messages';
}

/** After every day that a school sets. */
const LAST = '9999';

/**
 * What the family has to do for all its children: offers first, by their day. What the school asked for came with
 * words, so these are no second thing to do.
 */
export function whatWaits(children: readonly ChildThatWaits[]): WaitingThing[] {
  const offers = children
    .filter(({ status }) => enrollmentStatuses[status].isOffer)
    .map(
      ({ firstName, reference, answerBy }): WaitingThing => ({
        what: `Answer the offer for ${firstName}`,
        reference,
        at: 'application',
        ...(answerBy && { by: answerBy }),
      }),
    )
    .sort((one, other) => (one.by ?? LAST).localeCompare(other.by ?? LAST));
  const asked = children.flatMap(({ firstName, reference, requests }) =>
    requests.map(
      ({ what, paper }): WaitingThing => ({
        what: paper ? `Send or bring for ${firstName}: ${what}` : `For ${firstName}: ${what}`,
        reference,
        at: paper ? 'papers' : 'messages',
      }),
    ),
  );
  const written = children
    .filter(({ writtenAt, requests }) => writtenAt && requests.length === 0)
    .map(
      ({ firstName, reference }): WaitingThing => ({
        what: `Read what we wrote about ${firstName}`,
        reference,
        at: 'messages',
      }),
    );
  return [...offers, ...asked, ...written];
}
