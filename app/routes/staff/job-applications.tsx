import { useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { assigneeColumn, sentColumn, statusColumn, turnColumn } from '#desk/list/columns.tsx';
import { ListRows } from '#desk/list/list-rows.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { MoreFilters } from '#desk/list/more-filters.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { candidatesAt } from '#features/recruitment/desk/candidates-at.ts';
import { OpeningsAtDesk } from '#features/recruitment/desk/components/openings-at-desk.tsx';
import { jobApplicationStatuses } from '#features/recruitment/job-application-status.ts';
import { listLoader, makeChange } from '#requests/screen-requests.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import type { Route } from './+types/job-applications.ts';

export const clientLoader = listLoader(candidatesAt.list);
export const clientAction = makeChange;
export const meta = titled('Job applications');

export default function JobApplications({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <DeskPage title="Job applications">
      <ListTally
        name="status"
        label="Status"
        options={tallyOptions(jobApplicationStatuses, list.tally)}
      />
      <ListSearch label="Search by name, reference, email or phone">
        <SelectField id="opening" label="Opening" defaultValue={search.get('opening') ?? ''}>
          <Options none="All openings" of={list.openings.map(({ id, title }) => [id, title])} />
        </SelectField>
        <MoreFilters isUsed={search.has('since')}>
          <Field id="since" label="Received since">
            {(control) => (
              <DateField control={control} name="since" value={search.get('since') ?? ''} />
            )}
          </Field>
        </MoreFilters>
      </ListSearch>
      <ListRows
        list={list}
        noun="candidate"
        none="Nobody was found."
        records="/staff/job-applications"
        keyOf={({ reference }) => reference}
        isNew={({ isNew }) => isNew}
        columns={[
          {
            name: 'Candidate',
            cell: ({ name, isNew }) => (
              <>
                {name}
                {isNew && <span className="visually-hidden"> (not opened yet)</span>}
              </>
            ),
          },
          statusColumn(jobApplicationStatuses),
          turnColumn(list.whoseTurn),
          sentColumn,
          assigneeColumn,
        ]}
      />
      <p className="small muted">
        {!list.isDueFirst && 'Newest first. '}
        <span className="no-print">An orange bar marks those that nobody has opened yet.</span>
      </p>
      <OpeningsAtDesk openings={list.openings} />
    </DeskPage>
  );
}
