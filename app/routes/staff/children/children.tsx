import { Link, useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { EmptyState } from '#desk/empty-state.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { childrenAt } from '#features/students/desk/children-at.ts';
import { ChildRows } from '#features/students/desk/components/child-rows.tsx';
import { ClassFilters } from '#features/students/desk/components/class-filters.tsx';
import { standings } from '#features/students/student-year.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { listLoader } from '#requests/screen-requests.ts';
import { Options } from '#ui/fields/options.tsx';
import type { Route } from './+types/children.ts';

export const clientLoader = listLoader(childrenAt);
export const meta = titled('Children of the school');

/** The children of one year, by grade and class. */
export default function Children({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <DeskPage
      title={`Children of the school, ${list.year}`}
      action={
        <>
          <Link className="btn sm line" to="coming-back?says=none">
            Who comes back
          </Link>
          <Link className="btn sm line" to={`census?year=${list.year}`}>
            Count for the Ministry
          </Link>
          <Link className="btn sm line" to="classes">
            Classes
          </Link>
          <Link className="btn sm line" to="roll-over">
            Next year
          </Link>
          <Link className="btn sm line" to="import">
            Children from a spreadsheet
          </Link>
        </>
      }
    >
      <ListTally name="standing" label="Standing" options={tallyOptions(standings, list.tally)} />
      <ListSearch label="Search by name">
        <div className="field">
          <label htmlFor="year">Year</label>
          <select id="year" name="year" key={list.year} defaultValue={list.year}>
            <Options of={list.years} />
          </select>
        </div>
        <ClassFilters classes={list.classes} />
      </ListSearch>
      {list.total === 0 && search.size === 0 ? (
        <EmptyState title={`No child of ${list.year} yet`}>
          <p>
            The children who are at the school already come here from a spreadsheet. Whoever you
            enroll comes here by itself.
          </p>
          <p>
            <Link className="btn" to="import">
              Bring the children from a spreadsheet
            </Link>
          </p>
        </EmptyState>
      ) : (
        <ChildRows
          list={list}
          columns={[
            {
              name: 'Date of birth',
              className: 'cell-date',
              cell: ({ bornOn }) => dayMonthYear(bornOn),
            },
            {
              name: 'Standing',
              className: 'cell-status',
              cell: ({ standing, leftOn }) => (
                <>
                  <StatusBadge of={standings[standing]} />{' '}
                  {leftOn && <span className="small">{dayMonthYear(leftOn)}</span>}
                </>
              ),
            },
          ]}
        />
      )}
    </DeskPage>
  );
}
