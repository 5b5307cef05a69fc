import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { StructuredGraph } from '#app/shell/page/structured-data.tsx';
import { CalendarDownloads } from '#features/calendar/components/calendar-downloads.tsx';
import { DatesAtAGlance } from '#features/calendar/components/dates-at-a-glance.tsx';
import { Legend } from '#features/calendar/components/legend.tsx';
import { MonthTabs } from '#features/calendar/components/month-tabs.tsx';
import { sharingOf } from '#features/calendar/components/share-links.tsx';
import { Subscribe } from '#features/calendar/components/subscribe.tsx';
import { listNewlyMoved } from '#features/calendar/published-calendar.server.ts';
import {
  type NewlyMoved,
  periodInWords,
  type SchoolEvent,
} from '#features/calendar/school-event.ts';
import { eventsOfYear, findNextEvent, monthsOfYear } from '#features/calendar/school-year.ts';
import { IMPORTANT_DATES, importantDates } from '#features/calendar/sharing/shared-dates.ts';
import { structuredEvent } from '#features/content/structured-data/event.ts';
import { dayInLusaka, monthNames, type PlainDate } from '#lib/dates/plain-date.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { parseJsonText, toJsonText } from '#lib/text/json-text.ts';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/events.ts';

/** The page's weight wants few of the coming events in its structured data. */
const MOST_STRUCTURED = 5;

/** The dates and the words; the page itself makes the events of them, so that they travel once. */
export async function loader({ context }: Route.LoaderArgs) {
  const { content, clock, log } = context.get(services);
  const { school, calendar } = content;
  const page = {
    today: dayInLusaka(clock.now()),
    school: { openingDay: school.openingDay },
    calendar,
    // The page stands without knowing what has changed.
    newlyMoved: await listNewlyMoved(context.get(services)).catch((error) => {
      logUnexpected(log, error);
      return [];
    }),
    events: allFilledIn(content.events, { year: String(calendar.year) }),
  };
  return data({ page: toJsonText(page) }, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const events = loaderData && parseJsonText(loaderData.page).events;
  return pageMeta(args, { title: events?.title, description: events?.description });
}

export default function Events({ loaderData, matches }: Route.ComponentProps) {
  const page = parseJsonText(loaderData.page);
  const { today, calendar, newlyMoved, events } = page;
  const { title, lead, glance, download } = events;
  const yearsEvents = eventsOfYear(page);
  const next = findNextEvent(yearsEvents, today);
  const { school, publicUrl } = matches[0].loaderData;
  return (
    <>
      <StructuredGraph
        nodes={import.meta.env.SSR ? attendable(yearsEvents, page, matches[0]) : []}
      />
      <PageHead title={title} lead={lead} cloth="dzuwa" />
      <section className="sec calendar">
        <div className="wrap">
          <div className="row apart">
            <p className="lead no-print">
              {today.startsWith(String(calendar.year)) && (
                <>
                  This month: <ThisMonth today={today} />.{' '}
                </>
              )}
              {next && (
                <>
                  Next: <a href={`#${monthOf(next.startsOn)}`}>{next.title}</a>,{' '}
                  {periodInWords(next)}
                </>
              )}
            </p>
            <Legend />
          </div>
          <MonthTabs
            months={monthsOfYear(page)}
            content={page}
            today={today}
            newlyMoved={newlyMoved}
          />
        </div>
      </section>
      <section className="sec sand" id="glance">
        <div className="wrap">
          <h2 className="mark mb-g3">{glance.heading}</h2>
          <DatesAtAGlance calendar={calendar} glance={glance} />
          <a
            className="no-print"
            href={`/events/${IMPORTANT_DATES}`}
            data-address="#glance"
            {...sharingOf(importantDates(page))}
          >
            Share these dates
          </a>
        </div>
      </section>
      <section className="post">
        <div className="wrap">
          <div>
            <h2>{download.heading}</h2>
            <p className="mt-g2">{download.lead}</p>
          </div>
          <div>
            <CalendarDownloads calendar={calendar} />
            <Subscribe
              publicUrl={publicUrl}
              schoolName={school.name}
              patience={download.patience}
            />
          </div>
        </div>
      </section>
    </>
  );
}

/** What somebody can still go to, for search engines; the days of a term are no such event. */
function attendable(
  events: SchoolEvent[],
  { today, newlyMoved }: { today: PlainDate; newlyMoved: NewlyMoved[] },
  { loaderData: { school, publicUrl } }: Route.ComponentProps['matches'][0],
): object[] {
  return events
    .filter(({ category, endsOn }) => category !== 'Academic' && endsOn >= today)
    .flatMap((event) => {
      const path = `/events#${monthOf(event.startsOn)}`;
      const movedFrom = newlyMoved.find(({ id }) => id === event.id)?.from;
      return structuredEvent({ ...event, movedFrom, path }, school, publicUrl) ?? [];
    })
    .slice(0, MOST_STRUCTURED);
}

/** Who comes from another page of ours finds its month open (this-month.enhance.ts). */
function ThisMonth({ today }: { today: PlainDate }) {
  return (
    <a id="this-month" href={`#${monthOf(today)}`}>
      {monthNames[Number(today.slice(5, 7)) - 1]}
    </a>
  );
}

/** The month's tab: `january`. */
function monthOf(day: PlainDate): string | undefined {
  return monthNames[Number(day.slice(5, 7)) - 1]?.toLowerCase();
}
