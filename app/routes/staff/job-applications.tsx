import { useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { receivedColumn, referenceColumn, statusColumn } from '#desk/list/columns.tsx';
import { ListRows } from '#desk/list/list-rows.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { OpeningsAtDesk } from '#features/recruitment/desk/components/openings-at-desk.tsx';
import type { CandidateList } from '#features/recruitment/desk/desk-queries.server.ts';
import { jobApplicationStatuses } from '#features/recruitment/job-application-status.ts';
import type { OpeningStatus } from '#features/recruitment/openings/close-opening.server.ts';
import { changeAt, listLoader } from '#requests/screen-requests.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import type { Route } from './+types/job-applications.ts';

const API = '/api/staff/job-applications';

export const clientLoader = listLoader<{ list: CandidateList; openings: OpeningStatus[] }>(API);
export const clientAction = changeAt(API);
export const meta = titled('Job applications');

export default function JobApplications({ loaderData: { list, openings } }: Route.ComponentProps) {
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
          <Options none="All openings" of={openings.map(({ id, title }) => [id, title])} />
        </SelectField>
        <Field id="since" label="Received since">
          {(control) => (
            <DateField control={control} name="since" value={search.get('since') ?? ''} />
          )}
        </Field>
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
          referenceColumn,
          { name: 'Opening', className: 'cell-topic', cell: ({ position }) => position },
          receivedColumn,
          statusColumn(jobApplicationStatuses),
          {
            name: 'Assigned to',
            className: 'cell-assignee',
            cell: ({ assignedTo }) => <StaffName of={assignedTo ?? '–'} />,
          },
        ]}
      />
      <p className="small muted">
        Newest first. An orange bar marks those that nobody has opened yet.
      </p>
      <OpeningsAtDesk openings={openings} />
    </DeskPage>
  );
}
