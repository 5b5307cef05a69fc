import {
  provisionalYears,
  withNextYear,
  yearToMake,
} from '#features/calendar/next-year-from-this.ts';
import { notify } from '#ui/notify.ts';
import type { dates } from '../parts/dates.ts';

type Dates = ReturnType<typeof dates.take>;

interface NextYearProps {
  /** As visitors may read it now. */
  published: Dates;
  /** Whether something stands in the form that is not published: then nothing is made over it. */
  isChanged: boolean;
  isBusy: boolean;
  /** Puts the calendar into the form. */
  onMade(dates: Dates): void;
  /** Publishes it at once. */
  onCertain(dates: Dates, year: number): void;
}

/** The next year, made from the last one that is entered; and the one press that says that its dates are certain. */
export function NextYear({ published, isChanged, isBusy, onMade, onCertain }: NextYearProps) {
  const next = yearToMake(published);
  const uncertain = provisionalYears(published);
  if (isChanged || (next === undefined && uncertain.length === 0)) return null;
  function make(year: number) {
    onMade(withNextYear(published));
    notify({
      title: `The dates of ${year} are in the form`,
      text: 'Look at them below, then press Publish.',
    });
  }
  function sayCertain(year: number) {
    const years = published.years.map((one) =>
      one.year === year ? { year, state: 'published' as const } : one,
    );
    onCertain({ ...published, years }, year);
  }
  return (
    <section className="offers" aria-labelledby="next-year">
      <h2 id="next-year">The next year</h2>
      {uncertain.map((year) => (
        <div key={year}>
          <p>The dates of {year} are provisional: every page says that they may still change.</p>
          <button
            type="button"
            className="btn line"
            aria-disabled={isBusy}
            onClick={() => !isBusy && sayCertain(year)}
          >
            The dates of {year} are certain
          </button>
        </div>
      ))}
      {next !== undefined && (
        <>
          <p className="mt-g3">
            Make {next} from {next - 1}: terms and breaks begin on the same day of the week, and the
            public holidays are computed. All of it stands in the form until you publish it. Then
            pages show it as provisional.
          </p>
          <button type="button" className="btn line" onClick={() => make(next)}>
            Make {next} from {next - 1}
          </button>
        </>
      )}
    </section>
  );
}
