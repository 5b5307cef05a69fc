import { useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { receivedColumn, referenceColumn } from '#desk/list/columns.tsx';
import { ListRows } from '#desk/list/list-rows.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { formsAtSchool, parentForms } from '#features/parent-form-kinds/parent-forms.ts';
import { formFilterFrom } from '#features/parent-forms/desk/desk-filter.ts';
import type { FormList } from '#features/parent-forms/desk/desk-queries.server.ts';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { listLoader } from '#requests/screen-requests.ts';
import type { Route } from './+types/parents.ts';

export const clientLoader = listLoader<FormList>('/api/staff/parent-forms');
export const meta = titled('Parents');

export default function Parents({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { kind } = formFilterFrom(search);
  return (
    <DeskPage
      title="Parents"
      action={
        <SaveFileButton address="/api/staff/pta-members.csv" name="pta-members.csv">
          PTA members as CSV
        </SaveFileButton>
      }
    >
      <ListTally name="kind" label="Forms" options={kindTally(list)} />
      {kind && <ListTally name="status" label="Status" options={statusTally(list, kind)} />}
      <ListSearch label="Search by name, email, phone or reference" />
      <ListRows
        list={list}
        noun="form"
        none="No form was found."
        records="/staff/parents"
        keyOf={({ reference }) => reference}
        isNew={({ status }) => status === 'new'}
        columns={[
          { name: 'Name', cell: ({ name }) => name },
          { name: 'Form', className: 'g', cell: (row) => formsAtSchool[row.kind].name },
          referenceColumn,
          receivedColumn,
          {
            name: 'Status',
            className: 's',
            cell: (row) => <StatusBadge of={getStatus(row.kind, row.status)} />,
          },
        ]}
      />
    </DeskPage>
  );
}

type Kind = FormList['rows'][number]['kind'];

function countWhere({ counts }: FormList, kind: Kind | '', status = ''): number {
  return counts
    .filter((row) => (kind === '' || row.kind === kind) && (status === '' || row.status === status))
    .reduce((sum, { count }) => sum + count, 0);
}

function kindTally(list: FormList) {
  return [
    { value: '', name: 'All', count: countWhere(list, '') },
    ...parentForms.map(({ kind }) => ({
      value: kind,
      name: formsAtSchool[kind].name,
      count: countWhere(list, kind),
    })),
  ];
}

function statusTally(list: FormList, kind: Kind) {
  return [
    { value: '', name: 'Any status', count: countWhere(list, kind) },
    ...Object.entries(formsAtSchool[kind].statuses).map(([status, { name }]) => ({
      value: status,
      name,
      count: countWhere(list, kind, status),
    })),
  ];
}
