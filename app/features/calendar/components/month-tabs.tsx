import { filledIn } from '#lib/filled-in.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { Picture } from '#ui/picture.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { NewlyMoved } from '../school-event.ts';
import type { Month } from '../school-year.ts';
import { EventCard } from './event-card.tsx';

interface MonthTabsProps {
  year: number;
  months: Month[];
  today: PlainDate;
  newlyMoved?: NewlyMoved[];
  /** What an empty month says; `{month}` is its name. */
  empty: string;
}

export function MonthTabs({ year, months, today, newlyMoved, empty }: MonthTabsProps) {
  return (
    <Tabs
      className="months"
      isHeaded
      label={`Months of ${year}`}
      initial="january"
      isInAddress
      tabs={months.map(({ id, name, events }) => ({
        id,
        label: name,
        shortLabel: name.slice(0, 3),
        panel: (
          <>
            <h2>{`${name} ${year}`}</h2>
            {events.length === 0 ? (
              <EmptyMonth text={filledIn(empty, { month: name })} />
            ) : (
              <ul className="events">
                {events.map((event) => (
                  <EventCard
                    key={event.id}
                    event={event}
                    today={today}
                    isNewlyMoved={newlyMoved?.some(({ id }) => id === event.id)}
                  />
                ))}
              </ul>
            )}
            <a className="no-print" href={`/events/${id}`}>
              {`Share ${name}`}
            </a>
          </>
        ),
      }))}
    />
  );
}

function EmptyMonth({ text }: { text: string }) {
  return (
    <div className="row">
      <Picture name="bench" />
      <p className="lead">{text}</p>
    </div>
  );
}
