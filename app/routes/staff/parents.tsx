import { useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { sentColumn, turnColumn } from '#desk/list/columns.tsx';
import { ListRows } from '#desk/list/list-rows.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { tallyOf, tallyOptions } from '#desk/list/tally.ts';
import { getStatus } from '#features/parent-form-kinds/form-statuses.ts';
import { storedForms } from '#features/parent-form-kinds/stored-form.ts';
import { formFilterFrom } from '#features/parent-forms/desk/desk-filter.ts';
import { formsAt } from '#features/parent-forms/desk/forms-at.ts';
import { listLoader } from '#requests/screen-requests.ts';
import type { Route } from './+types/parents.ts';

export const clientLoader = listLoader(formsAt.list);
export const meta = titled('Parents’ forms');

export default function Parents({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { kind } = formFilterFrom(search);
  const kinds = tallyOf(
    list.counts,
    (row) => row.kind,
    (row) => row.count,
  );
  return (
    <DeskPage title="Parents’ forms">
      <ListTally name="kind" label="Forms" options={tallyOptions(storedForms, kinds)} />
      {kind && (
        <ListTally
          name="status"
          label="Status"
          options={tallyOptions(storedForms[kind].statuses, list.tally, 'Any status')}
        />
      )}
      <ListSearch label="Search by name, email, phone or reference" />
      <ListRows
        list={list}
        noun="form"
        none="No form was found."
        records="/staff/parents"
        keyOf={({ reference }) => reference}
        isNew={({ kind, status }) => getStatus(kind, status).isNew}
        columns={[
          { name: 'Name', cell: ({ name }) => name },
          {
            name: 'Status',
            className: 'cell-status',
            cell: (row) => <StatusBadge of={getStatus(row.kind, row.status)} />,
          },
          turnColumn(list.whoseTurn),
          sentColumn,
        ]}
      />
    </DeskPage>
  );
}
