import { InputField } from '#ui/fields/input-field.tsx';
import { countInWords, freeInWords, type GradeCount, isBeyondPlaces } from '../../places/places.ts';
import { REASON_LIMIT } from '../desk-limits.ts';
import { LeftOutChildren } from './left-out-children.tsx';
import type { KnownLeftOut } from './use-left-out.ts';

interface OfferPlacesProps {
  /** Each grade in its year, and how many of its children are about to be offered a place. */
  offers: { count: GradeCount; offers: number }[];
  leftOut: KnownLeftOut;
}

/**
 * How full the grades are that places are offered in, and whom the offer leaves out; passing somebody over asks for a
 * reason, and so does going beyond the places.
 */
export function OfferPlaces({ offers, leftOut }: OfferPlacesProps) {
  const beyond = offers.filter(({ count, offers: more }) => isBeyondPlaces(count, more));
  return (
    <>
      <ul className="bare mb-g3">
        {offers.map(({ count, offers: more }) => (
          <li key={`${count.year} ${count.grade}`}>
            <b>{freeInWords(count, more)}</b> <span className="muted">{countInWords(count)}</span>
          </li>
        ))}
      </ul>
      <LeftOutChildren leftOut={leftOut} />
      {typeof leftOut === 'object' && leftOut.passedOver.some(({ isHeld }) => !isHeld) && (
        <InputField
          id="passed-over"
          label="Why are they passed over?"
          hint="The reason becomes a note of each of them. Name no other child in it."
          name="passedOver"
          required
          maxLength={REASON_LIMIT}
          autoComplete="off"
        />
      )}
      {beyond.length > 0 && (
        <InputField
          id="beyond-reason"
          label="Why are more places offered than there are?"
          hint="The reason becomes a note of each application that goes beyond."
          name="reason"
          required
          maxLength={REASON_LIMIT}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** The reasons that were asked for, as a move takes them. */
export function reasonsIn(typed: FormData) {
  const said = (name: string) => String(typed.get(name) ?? '') || undefined;
  return { reason: said('reason'), passedOver: said('passedOver') };
}
