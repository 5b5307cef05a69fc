import { eventsAgain } from '#features/calendar/events-of-next-year.ts';
import type { Content } from '#features/content/schemas.ts';
import { notify } from '#ui/notify.ts';
import type { events } from '../parts/events.ts';

type Events = ReturnType<typeof events.take>;

interface EventsAgainProps {
  /** As visitors may read them now. */
  published: Events;
  calendar: Content['calendar'];
  /** Whether something stands in the form that is not published: then nothing is put over it. */
  isChanged: boolean;
  /** Puts the events into the form. */
  onMade(events: Events): void;
}

/** Brings what was on in the last year into the next one, once its dates stand in the calendar. */
export function EventsAgain({ published, calendar, isChanged, onMade }: EventsAgainProps) {
  const again = isChanged ? undefined : eventsAgain(published.items, calendar);
  if (!again) return null;
  const { year, events } = again;
  const count = events.length === 1 ? 'the event' : `the ${events.length} events`;
  return (
    <section className="offers" aria-labelledby="events-again">
      <h2 id="events-again">The next year</h2>
      <p>
        Bring {count} of {year - 1} into {year}: on the same day of the week. They stand in the form
        until you publish them. Look at each day before.
      </p>
      <button
        type="button"
        className="btn line"
        onClick={() => {
          onMade({ items: [...published.items, ...events] as Events['items'] });
          notify({
            title: `The events of ${year} are in the form`,
            text: 'Look at them below, then press Publish.',
          });
        }}
      >
        Bring {count} of {year - 1} into {year}
      </button>
    </section>
  );
}
