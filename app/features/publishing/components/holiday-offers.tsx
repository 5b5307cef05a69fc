import { useRef } from 'react';
import { dayMonthYear, type PlainDate, weekdayName } from '#lib/dates/plain-date.ts';
import { notify } from '#ui/notify.ts';
import { SmallButton } from '#ui/small-button.tsx';
import type { FormField } from '../form-field.ts';
import { type OfferedHoliday, offeredHolidays, withHoliday } from '../offered-holidays.ts';
import type { TypedEntry } from '../typed-part.ts';

interface HolidayOffersProps {
  /** The first of the three years to offer. */
  year: number;
  /** Of one holiday in the form. */
  fields: FormField[];
  published: { name: string; on: PlainDate }[];
  entries: TypedEntry[];
  onChange(entries: TypedEntry[]): void;
}

/** The public holidays as computed, beside those that are published; a press puts a day into the form. */
export function HolidayOffers({ year, ...offers }: HolidayOffersProps) {
  return (
    <section className="offers" aria-labelledby="offers-title">
      <h2 id="offers-title">Public holidays to compare</h2>
      <p>
        Computed from Zambia’s Public Holidays Act: a holiday that falls on a Sunday is kept on the
        Monday after. Nothing is published by itself. What you add stands in the form below until
        you publish.
      </p>
      <p>
        Days that the President declares for one year only cannot be computed. Please add those
        yourself under Holidays.
      </p>
      {[year, year + 1, year + 2].map((one) => (
        <Year key={one} year={one} {...offers} />
      ))}
    </section>
  );
}

function Year({ year, fields, published, entries, onChange }: HolidayOffersProps) {
  const summary = useRef<HTMLElement>(null);
  const offered = offeredHolidays(year, published, entries);
  const missing = offered.filter(({ typed }) => !typed);
  function addAll() {
    onChange(
      missing.reduce((now, holiday) => withHoliday(fields, now, holiday, holiday.on), entries),
    );
    summary.current?.focus();
    notify({
      title: `${missing.length} holidays are in the form`,
      text: 'They are added once you publish.',
    });
  }
  return (
    <details className="entry">
      <summary ref={summary}>
        {year} <span className="small muted">{inShort(offered)}</span>
      </summary>
      <ul className="mb-g4">
        {offered.map((holiday) => (
          <Offer
            key={holiday.name}
            holiday={holiday}
            onUse={(day) => onChange(withHoliday(fields, entries, holiday, day))}
          />
        ))}
      </ul>
      {missing.length > 0 && <SmallButton onClick={addAll}>{`Add all of ${year}`}</SmallButton>}
    </details>
  );
}

interface OfferProps {
  holiday: OfferedHoliday;
  onUse(day: PlainDate | undefined): void;
}

/** The button turns into its own way back, so that the focus stays where it is. */
function Offer({ holiday, onUse }: OfferProps) {
  const { name, on, fallsOn, published, typed } = holiday;
  const isInForm = typed === on;
  const words = isInForm
    ? published
      ? 'Use the published day'
      : 'Take it out again'
    : typed
      ? 'Use this day'
      : 'Add';
  return (
    <li>
      <span>
        <b>{name}</b>
        <br />
        {inWords(on)}
        {fallsOn !== on && `, as ${dayMonthYear(fallsOn)} is a Sunday`}
      </span>
      <span className="small">{stateInWords(holiday)}</span>
      {!(isInForm && published === on) && (
        <SmallButton onClick={() => onUse(isInForm ? published : on)}>
          {words}
          <span className="visually-hidden">{`: ${name}, ${on.slice(0, 4)}`}</span>
        </SmallButton>
      )}
    </li>
  );
}

function stateInWords({ on, published, typed }: OfferedHoliday): string {
  const shown = published ? `Published: ${inWords(published)}` : 'Not published';
  if (published === on && typed === on) return 'Published: the same day';
  return typed === published ? shown : `${shown}. In the form: ${typed ? inWords(typed) : 'none'}`;
}

function inWords(day: PlainDate): string {
  return `${weekdayName(day)}, ${dayMonthYear(day)}`;
}

function inShort(offered: OfferedHoliday[]): string {
  const same = offered.filter(({ on, published }) => published === on).length;
  const missing = offered.filter(({ published }) => !published).length;
  const counts: [number, string][] = [
    [same, 'the same'],
    [offered.length - same - missing, 'on another day'],
    [missing, 'not published'],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}
