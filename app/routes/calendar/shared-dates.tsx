import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { EventLinks } from '#features/calendar/components/event-links.tsx';
import { ShareLinks } from '#features/calendar/components/share-links.tsx';
import { periodInWords, timeWord } from '#features/calendar/school-event.ts';
import { findSharedDates } from '#features/calendar/shared-dates.ts';
import { dayInLusaka } from '#lib/plain-date.ts';
import { pageHeaders, publicPage } from '#lib/public-page.ts';
import { AnyLink } from '#ui/any-link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { pageMeta } from '../../shell/page-meta.ts';
import type { Route } from './+types/shared-dates.ts';

/** One event, a month or the important dates by themselves: where a shared link leads. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { content, clock } = context.get(services);
  const shared = findSharedDates(content, params.part);
  if (!shared) throw data(null, { status: 404 });
  return data({ shared, today: dayInLusaka(clock.now()) }, { headers: publicPage });
}

export const headers = pageHeaders;

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  const { title, text } = loaderData?.shared ?? {};
  return pageMeta(args, { title, description: text?.split('\n').slice(1).join('. ') });
}

export default function SharedDates({ loaderData, matches }: Route.ComponentProps) {
  const { shared, today } = loaderData;
  const { title, text, path, event } = shared;
  const address = `${matches[0].loaderData.publicUrl}/events${path}`;
  const word = event && timeWord(event, today);
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
