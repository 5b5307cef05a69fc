import { Link, useSearchParams } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ListPages } from '#desk/list/list-pages.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { RecordLink } from '#desk/record/record-way.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import type { CandidateList } from '#features/recruitment/desk/desk-queries.server.ts';
import { stageWords } from '#features/recruitment/desk/desk-words.ts';
import type { OpeningState } from '#features/recruitment/openings/close-opening.server.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { askServer, sendChange } from '#requests/server-requests.ts';
import { unlessUnreachable } from '#requests/unless-unreachable.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { Route } from './+types/job-applications.ts';
import { OpeningsAtDesk } from './parts/openings-at-desk.tsx';

const API = '/api/staff/job-applications';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { search } = new URL(request.url);
  return askServer<{ list: CandidateList; openings: OpeningState[] }>(`${API}${search}`, request);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return sendChange(API, request, await request.json());
}

export const shouldRevalidate = unlessUnreachable;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Job applications');
}

export default function JobApplications({ loaderData: { list, openings } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const now = new Date();
  return (
    <DeskPage title="Job applications">
      <ListTally name="status" label="Status" options={tallyOptions(stageWords, list.tally)} />
      <ListSearch label="Search by name, reference, email or phone">
        <div className="field">
          <label htmlFor="opening">Opening</label>
          <select id="opening" name="opening" defaultValue={search.get('opening') ?? ''}>
            <option value="">All openings</option>
            {openings.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <Field id="since" label="Received since">
          {(control) => (
            <DateField control={control} name="since" value={search.get('since') ?? ''} />
          )}
        </Field>
      </ListSearch>
      {list.rows.length > 0 && (
        <div className="inbox plain">
          <table>
            <thead>
              <tr>
                <th scope="col">Candidate</th>
                <th scope="col">Reference</th>
                <th scope="col">Opening</th>
                <th scope="col">Received</th>
                <th scope="col">Status</th>
                <th scope="col">Assigned to</th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row) => (
                <tr key={row.reference} className={row.isNew ? 'new' : undefined}>
                  <th scope="row">
                    <RecordLink
                      list="/staff/job-applications"
                      reference={row.reference}
                      rows={list.rows}
                    >
                      {row.name}
                      {row.isNew && <span className="vh"> (not opened yet)</span>}
                    </RecordLink>
                  </th>
                  <td className="ref">{row.reference}</td>
                  <td className="g">{row.position}</td>
                  <td className="d">{writtenInstant(row.submittedAt, now)}</td>
                  <td className="s">
                    <StatusBadge shape={stageWords[row.status].shape}>
                      {stageWords[row.status].name}
                    </StatusBadge>
                  </td>
                  <td className="a">
                    <StaffName of={row.assignedTo ?? '–'} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.total === 0 && (
        <p className="note">
          Nobody was found. <Link to="?">Show all candidates</Link>
        </p>
      )}
      <ListPages page={list.page} total={list.total} noun="candidate" />
      <p className="small muted">
        Newest first. An orange bar marks those that nobody has opened yet.
      </p>
      <OpeningsAtDesk openings={openings} />
    </DeskPage>
  );
}
