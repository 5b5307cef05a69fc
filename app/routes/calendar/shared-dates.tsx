import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { pageMeta } from '#app/shell/page/page-meta.ts';
import { StructuredGraph } from '#app/shell/page/structured-data.tsx';
import { clothOf } from '#features/calendar/components/event-card.tsx';
import { EventLinks } from '#features/calendar/components/event-links.tsx';
import { MonthEvents, MonthLinks } from '#features/calendar/components/month-events.tsx';
import { ShareLinks } from '#features/calendar/components/share-links.tsx';
import { listNewlyMoved } from '#features/calendar/feed/published-calendar.server.ts';
import {
  lookOf,
  periodInWords,
  type SchoolEvent,
  timeWord,
} from '#features/calendar/school-event.ts';
import { findNextEvent } from '#features/calendar/school-year.ts';
import { isShownYear } from '#features/calendar/school-years.ts';
import { findSharedDates } from '#features/calendar/sharing/shared-dates.ts';
import { structuredEvent } from '#features/content/structured-data/event.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { pageHeaders, publicPage } from '#lib/http/public-page.ts';
import { parseJsonText, toJsonText } from '#lib/text/json-text.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PrintLink } from '#ui/print-link.tsx';
import type { Route } from './+types/shared-dates.ts';
import { YearOfEvents } from './year-of-events.tsx';
import { yearPage } from './year-page.server.ts';

/** One event, a month or the important dates by themselves, where a shared link leads; or a whole year, `2027`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const school = context.get(services);
  const { calendar } = school.content;
  const year = /^\d{4}$/.test(params.part) ? Number(params.part) : undefined;
  if (year !== undefined && isShownYear(calendar, year)) {
    return data({ page: toJsonText(await yearPage(school, year)) }, { headers: publicPage });
  }
  const shared = findSharedDates(school.content, params.part);
  if (!shared) throw data(null, { status: 404 });
  const newlyMoved = await listNewlyMoved(school);
  const shown = {
    shared,
    newlyMoved,
    today: dayInLusaka(school.clock.now()),
    year: calendar.year,
    empty: school.content.events.empty,
  };
  return data(shown, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (loaderData && 'page' in loaderData) {
    const { calendar, events } = parseJsonText(loaderData.page);
    const title = `${events.title} ${calendar.year}`;
    return pageMeta(args, { title, description: events.description });
  }
  const { title, text } = loaderData?.shared ?? {};
  return pageMeta(args, { title, description: text?.split('\n').slice(1).join('. ') });
}

export default function SharedDates({ loaderData, matches }: Route.ComponentProps) {
  const { school, publicUrl } = matches[0].loaderData;
  if ('page' in loaderData) {
    const page = parseJsonText(loaderData.page);
    return <YearOfEvents page={page} school={school} publicUrl={publicUrl} />;
  }
  return <OnePart shown={loaderData} shell={matches[0]} />;
}

type Shown = Exclude<Route.ComponentProps['loaderData'], { page: unknown }>;

interface OnePartProps {
  shown: Shown;
  shell: Route.ComponentProps['matches'][0];
}

function OnePart({ shown, shell }: OnePartProps) {
  const { shared, newlyMoved, today, year, empty } = shown;
  const { title, text, path, event, month } = shared;
  const next = month && findNextEvent(month.events, today);
  const moved = newlyMoved.find(({ id }) => id === event?.id);
  const address = `${shell.loaderData.publicUrl}/events${path}`;
  const word = event && (timeWord(event, today) ?? (moved && 'Changed'));
  return (
    <>
      <PageHead
        title={title}
        lead={
          event ? [periodInWords(event), word].filter(Boolean).join('. ') : 'What is on at school.'
        }
        cloth={month && clothOf[lookOf[next?.category ?? 'School Event']]}
      />
      <section className="section">
        <div className="wrap">
          {event ? (
            <>
              <p>{unbroken(event.description)}</p>
              <p>
                {unbroken(event.time)}, {event.location}
              </p>
              {word === 'Changed' && moved?.from && (
                <p className="note">{`Changed: it was to be on ${dayAndTime(moved.from)}.`}</p>
              )}
              <StructuredGraph nodes={import.meta.env.SSR ? nodesOf(shown, shell) : []} />
              {!event.isCancelled && (
                <>
                  <h2 className="mark mb-g3">Add to Calendar</h2>
                  <EventLinks event={event} />
                </>
              )}
            </>
          ) : month ? (
            <>
              <div className="row mb-g4 no-print">
                <ShareLinks shared={shared} address={address} />
                <PrintLink href="#main">Print this page</PrintLink>
              </div>
              <MonthEvents
                month={month}
                year={year}
                today={today}
                newlyMoved={newlyMoved}
                empty={empty}
              />
              <MonthLinks month={month} year={year} />
            </>
          ) : (
            <ul>
              {text
                .split('\n')
                .slice(1)
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
          )}
          {!month && (
            <>
              <h2 className="mark mb-g3">Share</h2>
              <ShareLinks shared={shared} address={address} />
              <p>
                <a href="/events">See the whole calendar</a>
              </p>
            </>
          )}
        </div>
      </section>
    </>
  );
}

/** For search engines, which want each event on a page of its own; nothing for what is over. */
function nodesOf(
  { shared: { event, path }, newlyMoved, today }: Shown,
  { loaderData: { school, publicUrl } }: Route.ComponentProps['matches'][0],
): object[] {
  if (!event || event.endsOn < today) return [];
  const movedFrom = newlyMoved.find(({ id }) => id === event.id)?.from;
  const about = { ...event, movedFrom, path: `/events${path}` };
  return [structuredEvent(about, school, publicUrl) ?? []].flat();
}

function dayAndTime({ startsOn, time }: Pick<SchoolEvent, 'startsOn' | 'time'>): string {
  return `${periodInWords({ startsOn, endsOn: startsOn })}, ${unbroken(time)}`;
}
