import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import type { TodayLine } from '#desk/today-line.ts';
import type { Doubt } from '#features/publishing/doubts/find-doubts.ts';
import { askServer, sendChange } from '#requests/server-requests.ts';
import { unlessUnreachable } from '#requests/unless-unreachable.ts';
import type { Route } from './+types/today.ts';
import { CloseSchool, type PublishedClosures } from './parts/close-school.tsx';

interface TodayAtDesk {
  lines: TodayLine[];
  doubts: Doubt[];
  closures?: PublishedClosures;
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return askServer<TodayAtDesk>('/api/staff/today', request);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendChange('/api/staff/content/closures', request, await request.json());
}

export const shouldRevalidate = unlessUnreachable;

export const meta = titled('Today');

export default function Today({ loaderData: { lines, doubts, closures } }: Route.ComponentProps) {
  return (
    <DeskPage title="Today">
      {lines.length === 0 && (
        <p>You have nothing to do now. Everything else is in the bar at the top.</p>
      )}
      <ul className="today-lines">
        {lines.map(({ words, to }) => (
          <li key={words}>{to ? <Link to={to}>{words}</Link> : words}</li>
        ))}
      </ul>
      {doubts.length > 0 && <PleaseLook doubts={doubts} />}
      {closures && <CloseSchool published={closures} />}
    </DeskPage>
  );
}

/** What the pages say that may be wrong, or will soon be over. Nothing keeps it from being so. */
function PleaseLook({ doubts }: { doubts: Doubt[] }) {
  return (
    <section aria-labelledby="please-look">
      <h2 id="please-look">Please look at this</h2>
      <p>The pages say it as it is written. Change it where it is not right.</p>
      <ul className="today-lines">
        {doubts.map(({ words, part }) => (
          <li key={words}>
            <Link to={`/staff/content/${part}`}>{words}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
