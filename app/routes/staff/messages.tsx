import { Link } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ListPages } from '#desk/list/list-pages.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { RecordLink } from '#desk/record/record-way.tsx';
import type { MessageList } from '#features/contact/desk-queries.server.ts';
import { stateWords } from '#features/contact/message-state.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/messages.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return askServer<MessageList>(`/api/staff/messages${new URL(request.url).search}`, request);
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Messages');
}

export default function Messages({ loaderData: list }: Route.ComponentProps) {
  const now = new Date();
  return (
    <DeskPage title="Messages">
      <ListTally name="status" label="Status" options={tallyOptions(stateWords, list.tally)} />
      <ListSearch label="Search by name, email, reference or words" />
      {list.rows.length > 0 && (
        <div className="inbox plain">
          <table>
            <thead>
              <tr>
                <th scope="col">Subject</th>
                <th scope="col">From</th>
                <th scope="col">Reference</th>
                <th scope="col">Received</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row) => (
                <tr key={row.reference} className={row.state === 'new' ? 'new' : undefined}>
                  <th scope="row">
                    <RecordLink list="/staff/messages" reference={row.reference} rows={list.rows}>
                      {row.subject}
                    </RecordLink>
                  </th>
                  <td className="g">{row.name}</td>
                  <td className="ref">{row.reference}</td>
                  <td className="d">{writtenInstant(row.submittedAt, now)}</td>
                  <td className="s">
                    <StatusBadge shape={stateWords[row.state].shape}>
                      {stateWords[row.state].name}
                    </StatusBadge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.total === 0 && (
        <p className="note">
          No message was found. <Link to="?">Show all messages</Link>
        </p>
      )}
      <ListPages page={list.page} total={list.total} noun="message" />
    </DeskPage>
  );
}
