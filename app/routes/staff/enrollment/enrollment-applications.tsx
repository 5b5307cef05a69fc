import { useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ROWS_PER_PAGE } from '#desk/list/list-page.ts';
import { ListRows } from '#desk/list/list-rows.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { useNarrow } from '#desk/record/use-narrow.ts';
import { MoveSelected } from '#features/enrollment/desk/components/move-selected.tsx';
import {
  MovedBeforeBelow,
  MovedBeforeMenu,
} from '#features/enrollment/desk/components/moved-before.tsx';
import { TakenBackTogether } from '#features/enrollment/desk/components/moved-together.tsx';
import { undoMovesAt } from '#features/enrollment/desk/desk-at.ts';
import { applicationColumns } from '#features/enrollment/desk/list/application-columns.tsx';
import {
  applicationFilterFrom,
  sortNames,
} from '#features/enrollment/desk/list/application-list.ts';
import { ListFilters } from '#features/enrollment/desk/list/list-filters.tsx';
import type { TakenBackSeveral } from '#features/enrollment/desk/move-several.server.ts';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { applicationsAt } from '#features/submissions/desk/applications-at.ts';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Route } from './+types/enrollment-applications.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const list = await askServer(applicationsAt.list, request, search);
  return { list, query: applicationFilterFrom(searchParams) };
}

export const clientAction = makeChange;
export const meta = titled('Enrollment applications');

export default function EnrollmentApplications({ loaderData }: Route.ComponentProps) {
  const { list, query } = loaderData;
  const isLoading = useNavigation().state === 'loading';
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [takenBack, setTakenBack] = useState<TakenBackSeveral>();
  const isNarrow = useNarrow();
  const change = useServerChange(undoMovesAt);
  const movedBefore = { groups: list.movedTogether, change, onTakenBack: setTakenBack };
  return (
    <DeskPage
      title="Enrollment applications"
      action={
        <>
          {!isNarrow && <MovedBeforeMenu {...movedBefore} />}
          <Link className="btn sm line" to="places">
            Places
          </Link>
          <Link className="btn sm" to="paper-form">
            Enter a paper form
          </Link>
        </>
      }
    >
      <div role="status">{takenBack && <TakenBackTogether {...takenBack} />}</div>
      <ListTally
        name="status"
        label="Status"
        options={tallyOptions(enrollmentStatuses, list.tally)}
      />
      <div className={selected.size > 0 ? 'list-tools choosing' : 'list-tools'}>
        <ListFilters query={query} years={list.years} />
        <MoveSelected
          items={list.rows}
          selected={selected}
          onSelect={setSelected}
          letters={list.letters}
          places={list.places}
          areForNextYear={query.waits === 'nextYear'}
        />
      </div>
      <div aria-busy={isLoading}>
        <ListRows
          list={list}
          noun="application"
          none="No application was found."
          {...(list.total > 0 && {
            order: sortNames[list.isUnsorted ? 'newest' : query.sort].toLowerCase(),
          })}
          records="/staff/enrollment-applications"
          keyOf={({ reference }) => reference}
          isNew={({ isUnopened }) => isUnopened}
          ticks={{ selected, onSelect: setSelected, nameOf: ({ applicant }) => applicant }}
          columns={applicationColumns(list.whoseTurn)}
        />
        {list.rows.some((row) => row.isUnopened) && (
          <p className="small muted no-print">
            An orange bar marks those that nobody has opened yet.
          </p>
        )}
      </div>
      {query.waits === 'call' && list.rows.length > 0 && (
        <p>
          <SaveFileButton
            address="/api/staff/enrollment-letters-to-tell"
            name="letters-to-families.pdf"
          >
            Letters to print, up to {ROWS_PER_PAGE} at a time
          </SaveFileButton>
        </p>
      )}
      {isNarrow && <MovedBeforeBelow {...movedBefore} />}
    </DeskPage>
  );
}
