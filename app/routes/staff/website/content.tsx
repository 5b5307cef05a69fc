import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { DoubtList } from '#features/publishing/components/doubt-list.tsx';
import { PartList } from '#features/publishing/list/part-list.tsx';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { contentAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/content.ts';

export const clientLoader = loadFrom(contentAt);
export const clientAction = makeChange;
export const meta = titled('Website');

export default function Content({ loaderData: { parts, doubts } }: Route.ComponentProps) {
  const examples = parts.filter(
    ({ last, changesAt, isEmpty }) => !last && !changesAt && !isEmpty,
  ).length;
  return (
    <DeskPage
      title="Website"
      action={
        <div className="row">
          <Link className="btn line sm" to="/staff/content/closures">
            School is closed on…
          </Link>
          <Link className="btn line sm" to="/staff/content/dates/opening">
            Move the opening
          </Link>
        </div>
      }
    >
      <p>
        {examples > 0 && (
          <b>
            {examples === 1 ? '1 part still shows' : `${examples} parts still show`} the example.{' '}
          </b>
        )}
        <span className="muted">What you publish is on the pages at once.</span>
      </p>
      <DoubtList doubts={doubts} />
      <PartList parts={parts} today={dayInLusaka(new Date())} />
    </DeskPage>
  );
}
