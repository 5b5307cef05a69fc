import { StructuredGraph } from '#app/shell/page/structured-data.tsx';
import { CalendarDownloads } from '#features/calendar/components/calendar-downloads.tsx';
import { DatesAtAGlance } from '#features/calendar/components/dates-at-a-glance.tsx';
import { Legend } from '#features/calendar/components/month-events.tsx';
import { MonthTabs } from '#features/calendar/components/month-tabs.tsx';
import { sharingOf } from '#features/calendar/components/share-links.tsx';
import { Subscribe } from '#features/calendar/components/subscribe.tsx';
import { periodInWords, type SchoolEvent } from '#features/calendar/school-event.ts';
import {
  eventsOfYear,
  findNextEvent,
  monthAddress,
  monthPath,
  monthsOfYear,
} from '#features/calendar/school-year.ts';
import { inYear, shownYears, stateOfYear } from '#features/calendar/school-years.ts';
import { IMPORTANT_DATES, importantDates } from '#features/calendar/sharing/shared-dates.ts';
import type { School } from '#features/content/schemas.ts';
import { structuredEvent } from '#features/content/structured-data/event.ts';
import { endInLusaka, lastOfMonth, monthNames } from '#lib/dates/plain-date.ts';
import { HideWhatIsOver } from '#ui/hide-what-is-over.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { YearPage } from './year-page.server.ts';

/** The page's weight wants few of the coming events in its structured data. */
const MOST_STRUCTURED = 5;

interface YearOfEventsProps {
  page: YearPage;
  school: School;
  publicUrl: string;
}

/** One school year: its months, its dates at a glance, and how to take them along. */
export function YearOfEvents({ page, school, publicUrl }: YearOfEventsProps) {
  const { today, calendar, current, next: following, missing, newlyMoved, events } = page;
  const { title, lead, glance, download } = events;
  const isCurrent = calendar.year === current;
  const shown = eventsOfYear(page);
  const next = findNextEvent(shown, today);
  // The year to come stands beside the one that runs, also for search engines.
  const coming = isCurrent && following ? eventsOfYear(inYear(page, following)) : [];
  const first = next ?? findNextEvent(coming, today);
  return (
    <>
      <StructuredGraph
        nodes={
          import.meta.env.SSR ? attendable([...shown, ...coming], page, { school, publicUrl }) : []
        }
      />
      <PageHead title={isCurrent ? title : `${title} ${calendar.year}`} lead={lead} cloth="dzuwa" />
      <section className="section">
        <div className="wrap">
          <div className="row apart">
            <LeadToDates page={page} next={first} />
            <Legend />
          </div>
          {stateOfYear(calendar, calendar.year) === 'provisional' && (
            <p className="note">{events.provisionalYear}</p>
          )}
          {missing && <p className="note">{events.missingYear}</p>}
          <OtherYears page={page} />
          <MonthTabs
            months={monthsOfYear(page)}
            path={pathOf(calendar.year, current)}
            content={page}
            today={today}
            newlyMoved={newlyMoved}
          />
        </div>
      </section>
      <section className="section sand" id="glance">
        <div className="wrap">
          <h2 className="mark mb-g3">{glance.heading}</h2>
          <DatesAtAGlance calendar={calendar} glance={glance} />
          <a
            className="no-print"
            href={isCurrent ? `/events/${IMPORTANT_DATES}` : '#glance'}
            data-address="#glance"
            {...sharingOf(importantDates(page))}
          >
            Share these dates
          </a>
        </div>
      </section>
      <section className="post no-print">
        <div className="wrap">
          <div>
            <h2>{download.heading}</h2>
            <p className="mt-g2">{download.lead}</p>
          </div>
          <div>
            <CalendarDownloads calendar={calendar} next={isCurrent ? following : undefined} />
            <Subscribe publicUrl={publicUrl} schoolName={school.name} delay={download.delay} />
          </div>
        </div>
      </section>
    </>
  );
}

/** What somebody can still go to, for search engines; the days of a term are no such event. */
function attendable(
  events: SchoolEvent[],
  { today, newlyMoved, current }: YearPage,
  { school, publicUrl }: { school: School; publicUrl: string },
): object[] {
  return events
    .filter(({ category, endsOn }) => category !== 'Academic' && endsOn >= today)
    .flatMap((event) => {
      const path = monthPath(event.startsOn, current);
      const movedFrom = newlyMoved.find(({ id }) => id === event.id)?.from;
      return structuredEvent({ ...event, movedFrom, path }, school, publicUrl) ?? [];
    })
    .slice(0, MOST_STRUCTURED);
}

/** The other years that families can read. */
function OtherYears({ page: { calendar, current } }: { page: YearPage }) {
  const others = shownYears(calendar).filter((year) => year !== calendar.year);
  if (others.length === 0) return null;
  return (
    <p className="row no-print">
      {others.map((year) => (
        <a key={year} href={pathOf(year, current)}>
          {`School year ${year}`}
          {stateOfYear(calendar, year) === 'provisional' && ' (may still change)'}
        </a>
      ))}
    </p>
  );
}

/** The year that runs is at `/events`. */
function pathOf(year: number, current: number): string {
  return year === current ? '/events' : `/events/${year}`;
}

interface LeadToDatesProps {
  page: YearPage;
  /** What is on next, of the whole school. */
  next: SchoolEvent | undefined;
}

/** The month that is on, and what is on next. Who comes from another page finds that month open (this-month.enhance.ts). */
function LeadToDates({ page: { today, calendar }, next }: LeadToDatesProps) {
  const isOn = today.startsWith(String(calendar.year));
  const monthEnds = endInLusaka(lastOfMonth(today));
  const nextEnds = next ? endInLusaka(next.startsOn) : 0;
  return (
    <p className="lead no-print">
      {isOn && (
        <span data-ends={monthEnds}>
          This month:{' '}
          <a id="this-month" href={monthAddress(today, calendar.year)}>
            {monthNames[Number(today.slice(5, 7)) - 1]}
          </a>
          .{' '}
        </span>
      )}
      {next && (
        <span data-ends={nextEnds}>
          Next: <a href={monthAddress(next.startsOn, calendar.year)}>{next.title}</a>,{' '}
          {periodInWords(next)}
        </span>
      )}
      <HideWhatIsOver endsAt={Math.max(isOn ? monthEnds : 0, nextEnds)} />
    </p>
  );
}
