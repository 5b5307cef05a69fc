import { Link } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import type { TodayLine } from '#desk/today-line.ts';
import { askServer, sendChange } from '#requests/server-requests.ts';
import { unlessUnreachable } from '#requests/unless-unreachable.ts';
import type { Route } from './+types/today.ts';
import { CloseSchool, type PublishedClosures } from './parts/close-school.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return askServer<{ lines: TodayLine[]; closures?: PublishedClosures }>(
    '/api/staff/today',
    request,
  );
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendChange('/api/staff/content/closures', request, await request.json());
}

export const shouldRevalidate = unlessUnreachable;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Today');
}

export default function Today({ loaderData: { lines, closures } }: Route.ComponentProps) {
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
      {closures && <CloseSchool published={closures} />}
    </DeskPage>
  );
}
