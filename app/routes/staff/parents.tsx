import { Link, useSearchParams } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ListPages } from '#desk/list/list-pages.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { RecordLink } from '#desk/record/record-way.tsx';
import { formFilterFrom } from '#features/parent-forms/desk/desk-filter.ts';
import type { FormList } from '#features/parent-forms/desk/desk-queries.server.ts';
import { getState, statesOf } from '#features/parent-forms/kinds/form-states.ts';
import { kindNames, parentForms } from '#features/parent-forms/parent-forms.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { SaveFileButton } from '#requests/save-file-button.tsx';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/parents.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return askServer<FormList>(`/api/staff/parent-forms${new URL(request.url).search}`, request);
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Parents');
}

export default function Parents({ loaderData: list }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { kind } = formFilterFrom(search);
  const now = new Date();
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
      {kind && <ListTally name="status" label="Status" options={stateTally(list, kind)} />}
      <ListSearch label="Search by name, email, phone or reference" />
      {list.rows.length > 0 && (
        <div className="inbox plain">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Form</th>
                <th scope="col">Reference</th>
                <th scope="col">Received</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row) => {
                const state = getState(row.kind, row.state);
                return (
                  <tr key={row.reference} className={row.state === 'new' ? 'new' : undefined}>
                    <th scope="row">
                      <RecordLink list="/staff/parents" reference={row.reference} rows={list.rows}>
                        {row.name}
                      </RecordLink>
                    </th>
                    <td className="g">{kindNames[row.kind]}</td>
                    <td className="ref">{row.reference}</td>
                    <td className="d">{writtenInstant(row.submittedAt, now)}</td>
                    <td className="s">
                      <StatusBadge shape={state.shape}>{state.name}</StatusBadge>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {list.total === 0 && (
        <p className="note">
          No form was found. <Link to="?">Show all forms</Link>
        </p>
      )}
      <ListPages page={list.page} total={list.total} noun="form" />
    </DeskPage>
  );
}

type Kind = FormList['rows'][number]['kind'];

function countWhere({ counts }: FormList, kind: Kind | '', state = ''): number {
  return counts
    .filter((row) => (kind === '' || row.kind === kind) && (state === '' || row.state === state))
    .reduce((sum, { count }) => sum + count, 0);
}

function kindTally(list: FormList) {
  return [
    { value: '', name: 'All', count: countWhere(list, '') },
    ...parentForms.map(({ kind }) => ({
      value: kind,
      name: kindNames[kind],
      count: countWhere(list, kind),
    })),
  ];
}

function stateTally(list: FormList, kind: Kind) {
  return [
    { value: '', name: 'Any status', count: countWhere(list, kind) },
    ...Object.entries(statesOf[kind]).map(([state, { name }]) => ({
      value: state,
      name,
      count: countWhere(list, kind, state),
    })),
  ];
}
