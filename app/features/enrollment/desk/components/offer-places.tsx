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
 * How full the grades are that places are offered in, and whom the offer leaves out; going beyond the places asks for a
 * reason.
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
