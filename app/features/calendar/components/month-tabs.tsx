import type { PlainDate } from '#lib/dates/plain-date.ts';
import { Tabs } from '#ui/tabs.tsx';
import type { CalendarContent } from '../published-events.ts';
import type { NewlyMoved } from '../school-event.ts';
import type { Month } from '../school-year.ts';
import { sharedMonth } from '../sharing/shared-dates.ts';
import { EventCard } from './event-card.tsx';
import { EmptyMonth } from './month-events.tsx';
import { sharingOf } from './share-links.tsx';

interface MonthTabsProps {
  months: Month[];
  /** Of the page: `/events`, or `/events/2027` for another year than the one that runs. */
  path: string;
  content: Pick<CalendarContent, 'calendar' | 'events'>;
  today: PlainDate;
  newlyMoved?: NewlyMoved[];
}

export function MonthTabs({ months, path, content, today, newlyMoved }: MonthTabsProps) {
  const { year } = content.calendar;
  return (
    <Tabs
      className="months"
      isHeaded
      label={`Months of ${year}`}
      initial="january"
      tabs={months.map((month) => ({
        id: month.id,
        label: month.name,
        shortLabel: month.name.slice(0, 3),
        panel: (
          <>
            <h2>{`${month.name} ${year}`}</h2>
            {month.events.length === 0 ? (
              <EmptyMonth month={month.name} text={content.events.empty} />
            ) : (
              <ul className="events">
                {month.events.map((event) => (
                  <EventCard
                    key={event.id}
                    event={event}
                    today={today}
                    isNewlyMoved={newlyMoved?.some(({ id }) => id === event.id)}
                  />
                ))}
              </ul>
            )}
            <a
              className="no-print"
              href={path === '/events' ? `/events/${month.id}` : `${path}#${month.id}`}
              {...sharingOf(sharedMonth(month, content))}
            >
              {`Share ${month.name}`}
            </a>
          </>
        ),
      }))}
    />
  );
}
