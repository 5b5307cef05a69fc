import { Link, useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { OtherYears } from '#desk/other-years.tsx';
import { takenKinds } from '#features/enrollment/numbers/components/taken-kinds.ts';
import { PlacesForm } from '#features/enrollment/places/components/places-form.tsx';
import { WaitingList } from '#features/enrollment/places/components/waiting-list.tsx';
import type { GradePlaces } from '#features/enrollment/places/list-places.server.ts';
import { placesLeft } from '#features/enrollment/places/places.ts';
import { placesAt } from '#features/enrollment/places/places-at.ts';
import { listLoader, makeChange } from '#requests/screen-requests.ts';
import type { Route } from './+types/enrollment-places.ts';

export const clientLoader = listLoader(placesAt);
export const clientAction = makeChange;
export const meta = titled('Places');

export default function EnrollmentPlaces({ loaderData }: Route.ComponentProps) {
  const { years, year, grades, goingUp } = loaderData;
  const [search] = useSearchParams();
  const waiting = grades.filter((entry) => entry.waiting.length > 0);
  const chosen =
    waiting.find(({ grade }) => grade === search.get('grade')) ??
    waiting.find((entry) => (placesLeft(entry) ?? 0) > 0) ??
    waiting[0];
  return (
    <DeskPage
      title={`Places ${year}`}
      action={<OtherYears year={year} years={years} />}
      back={<Link to="/staff/enrollment-applications">All applications</Link>}
    >
      <p>
        <b>{sumInWords(grades)}</b> <span className="muted">{waitingInWords(waiting)}</span>
      </p>
      {goingUp > 0 && (
        <p className="muted">
          Enrolled counts {goingUp === 1 ? '1 child' : `${goingUp} children`} of {Number(year) - 1}{' '}
          who {goingUp === 1 ? 'goes' : 'go'} up. When a family says that its child leaves, the
          place is free at once.{' '}
          <Link to="/staff/children/coming-back">Who comes back in {year}</Link>
        </p>
      )}
      <PlacesForm key={year} list={loaderData} chosen={chosen?.grade} />
      <p className="mt-g4">
        <Link to={`/staff/enrollment-applications/round?year=${year}`}>Round for {year}</Link>: a
        draw in which the day and the hour of application do not count
      </p>
      {chosen && <WaitingList key={chosen.grade} entry={chosen} />}
    </DeskPage>
  );
}

/** `198 places: 70 enrolled, 40 accepted, 14 offered, 74 free.` */
function sumInWords(grades: readonly GradePlaces[]): string {
  const sum = (of: (entry: GradePlaces) => number) =>
    grades.reduce((total, entry) => total + of(entry), 0);
  const taken = takenKinds.map(
    ({ status, name }) => `${sum(({ held }) => held[status] ?? 0)} ${name.toLowerCase()}`,
  );
  const free = sum((entry) => Math.max(0, placesLeft(entry) ?? 0));
  return `${sum(({ places = 0 }) => places)} places: ${taken.join(', ')}, ${free} free.`;
}

function waitingInWords(waiting: readonly GradePlaces[]): string {
  const children = waiting.reduce((sum, entry) => sum + entry.waiting.length, 0);
  if (children === 0) return 'Nobody waits.';
  const wait = children === 1 ? '1 child waits' : `${children} children wait`;
  return `${wait} in ${waiting.length === 1 ? '1 grade' : `${waiting.length} grades`}.`;
}
