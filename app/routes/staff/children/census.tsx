import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { CensusTable } from '#features/students/census/components/census-table.tsx';
import { ShowYear } from '#features/students/desk/components/show-year.tsx';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { listLoader } from '#requests/screen-requests.ts';
import { censusAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/census.ts';

export const clientLoader = listLoader(censusAt);
export const meta = titled('Children for the Ministry’s form');

/** The children of one year as the Ministry's form asks for them, to copy or to print. */
export default function CensusScreen({ loaderData: census }: Route.ComponentProps) {
  const { year, years, day, form, isAhead } = census;
  return (
    <DeskPage
      title={`${form}, ${year}`}
      back={<Link to="/staff/children">All children of the school</Link>}
    >
      <ShowYear label="Year" year={year} years={years}>
        <button type="button" className="btn" onClick={() => window.print()}>
          Print
        </button>
      </ShowYear>
      {isAhead && (
        <p className="note" role="note">
          {dayMonthYear(day)} is still to come. These are the numbers as the school knows them
          today.
        </p>
      )}
      <CensusTable census={census} />
      <p className="small muted no-print">
        Children count who are at the school on this day. The rows, the ages and the day stand in
        the file census.yaml, the numbers of the school in school.yaml.
      </p>
    </DeskPage>
  );
}
