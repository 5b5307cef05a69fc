import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import type { TodayLine } from '#desk/today/today-line.ts';
import {
  CloseSchool,
  type PublishedClosures,
} from '#features/calendar/desk/components/close-school.tsx';
import { DoubtList } from '#features/publishing/components/doubt-list.tsx';
import type { SortedDoubts } from '#features/publishing/doubts/dismissed-doubts.server.ts';
import { changeAt, loadFrom } from '#requests/screen-requests.ts';
import type { Route } from './+types/today.ts';

interface TodayAtDesk {
  lines: TodayLine[];
  /** For editors. */
  doubts?: SortedDoubts;
  closures?: PublishedClosures;
}

export const clientLoader = loadFrom<TodayAtDesk>('/api/staff/today');
export const clientAction = changeAt('/api/staff/content/closures');
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
      {doubts && <DoubtList doubts={doubts} />}
      {closures && <CloseSchool {...closures} />}
    </DeskPage>
  );
}
