import { filledIn } from '#lib/filled-in.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { Picture } from '#ui/picture.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { NewlyMoved } from '../school-event.ts';
import type { CalendarContent, Month } from '../school-year.ts';
import { sharedMonth } from '../sharing/shared-dates.ts';
import { EventCard } from './event-card.tsx';
import { sharingOf } from './share-links.tsx';

interface MonthTabsProps {
  months: Month[];
  content: Pick<CalendarContent, 'calendar' | 'events'>;
  today: PlainDate;
  newlyMoved?: NewlyMoved[];
}

export function MonthTabs({ months, content, today, newlyMoved }: MonthTabsProps) {
  const { year } = content.calendar;
  return (
    <Tabs
      className="months"
      isHeaded
      label={`Months of ${year}`}
      initial="january"
      isInAddress
      tabs={months.map((month) => ({
        id: month.id,
        label: month.name,
        shortLabel: month.name.slice(0, 3),
        panel: (
          <>
            <h2>{`${month.name} ${year}`}</h2>
            {month.events.length === 0 ? (
              <EmptyMonth text={filledIn(content.events.empty, { month: month.name })} />
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
              href={`/events/${month.id}`}
              data-address={`#${month.id}`}
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

function EmptyMonth({ text }: { text: string }) {
  return (
    <div className="row">
      <Picture name="bench" />
      <p className="lead">{text}</p>
    </div>
  );
}
