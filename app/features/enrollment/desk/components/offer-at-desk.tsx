import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { dayShort, shortInstant } from '#lib/dates/short-instant.ts';
import type { OpenOffer } from '../../guardians/offer/open-offer.ts';

interface OfferAtDeskProps {
  offer: OpenOffer;
  /** Whether a mail reaches the family at all. */
  isMailable: boolean;
}

/** What the office asks of an offer that waits: whether the family was reminded, when it is next, and what comes after. */
export function OfferAtDesk({ offer, isMailable }: OfferAtDeskProps) {
  const { answerBy, isOverdue, keptUntil, remindedAt, remindsOn } = offer;
  const now = new Date();
  const today = dayInLusaka(now);
  const next = remindsOn === today ? 'today' : remindsOn && `on ${dayShort(remindsOn, today)}`;
  const reminded = remindedAt && shortInstant(remindedAt, now);
  return (
    <>
      {isOverdue && (
        <p>
          The family was to answer the offer by {dayMonthYear(answerBy)}. The offer still stands:
          call the family, wait, or withdraw it.
          {keptUntil &&
            keptUntil >= today &&
            ` By the round the place is kept for the family until ${dayMonthYear(keptUntil)}.`}
          {keptUntil &&
            keptUntil < today &&
            ` By the round the place was kept for the family until ${dayMonthYear(keptUntil)}.`}
        </p>
      )}
      {isMailable && !reminded && next && (
        <p>A reminder goes to the family by itself {next}, if nobody has answered by then.</p>
      )}
      {isMailable && reminded && (
        <p>
          We reminded the family by mail: {reminded}.{' '}
          {next ? `The next reminder goes by itself ${next}.` : 'No other reminder follows.'}
        </p>
      )}
    </>
  );
}
