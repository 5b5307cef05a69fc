import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { EventLinks } from '#features/calendar/components/event-links.tsx';
import { ShareLinks } from '#features/calendar/components/share-links.tsx';
import { listNewlyMoved } from '#features/calendar/published-calendar.server.ts';
import { periodInWords, type SchoolEvent, timeWord } from '#features/calendar/school-event.ts';
import { findSharedDates } from '#features/calendar/sharing/shared-dates.ts';
import { structuredEvent } from '#features/content/structured-data/event.ts';
import { logUnexpected } from '#lib/log.server.ts';
import { dayInLusaka } from '#lib/plain-date.ts';
import { pageHeaders, publicPage } from '#lib/public-page.ts';
import { AnyLink } from '#ui/any-link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import { StructuredGraph } from '../../shell/structured-data.tsx';
import type { Route } from './+types/shared-dates.ts';

/** One event, a month or the important dates by themselves: where a shared link leads. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const school = context.get(services);
  const shared = findSharedDates(school.content, params.part);
  if (!shared) throw data(null, { status: 404 });
  const newlyMoved = await listNewlyMoved(school).catch((error) => {
    logUnexpected(school.log, error);
    return [];
  });
  const moved = newlyMoved.find(({ id }) => id === shared.event?.id);
  return data({ shared, moved, today: dayInLusaka(school.clock.now()) }, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const { title, text } = loaderData?.shared ?? {};
  return pageMeta(args, { title, description: text?.split('\n').slice(1).join('. ') });
}

export default function SharedDates({ loaderData, matches }: Route.ComponentProps) {
  const { shared, moved, today } = loaderData;
  const { title, text, path, event } = shared;
  const address = `${matches[0].loaderData.publicUrl}/events${path}`;
  const word = event && (timeWord(event, today) ?? (moved && 'Changed'));
  return (
    <>
      <PageHead
        title={title}
        lead={event && [periodInWords(event), word].filter(Boolean).join('. ')}
      />
      <section className="sec">
        <div className="wrap">
          {event ? (
            <>
              <p>{event.description}</p>
              <p>
                {event.time}, {event.location}
              </p>
              {word === 'Changed' && moved?.from && (
                <p className="note">{`Changed: it was to be on ${dayAndTime(moved.from)}.`}</p>
              )}
              <StructuredGraph nodes={import.meta.env.SSR ? nodesOf(loaderData, matches[0]) : []} />
              {!event.isCancelled && (
                <>
                  <h2 className="mark mb-g3">Add to Calendar</h2>
                  <EventLinks event={event} />
                </>
              )}
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
          <h2 className="mark mb-g3">Share</h2>
          <ShareLinks shared={shared} address={address} />
          <p>
            <AnyLink href="/events">See the whole calendar</AnyLink>
          </p>
        </div>
      </section>
    </>
  );
}

/** For search engines, which want each event on a page of its own; nothing for what is over. */
function nodesOf(
  { shared: { event, path }, moved, today }: Route.ComponentProps['loaderData'],
  { loaderData: { school, publicUrl } }: Route.ComponentProps['matches'][0],
): object[] {
  if (!event || event.endsOn < today) return [];
  const about = { ...event, movedFrom: moved?.from, path: `/events${path}` };
  return [structuredEvent(about, school, publicUrl) ?? []].flat();
}

function dayAndTime({ startsOn, time }: Pick<SchoolEvent, 'startsOn' | 'time'>): string {
  return `${periodInWords({ startsOn, endsOn: startsOn })}, ${time}`;
}
