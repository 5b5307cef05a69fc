import { Link } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ListPages } from '#desk/list/list-pages.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import type { MailList } from '#desk/mail/desk-mail.server.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { mailWords } from '#lib/mail/mail-words.ts';
import { askServer } from '#requests/server-requests.ts';
import type { Route } from './+types/mail.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return askServer<MailList>(`/api/staff/mail${new URL(request.url).search}`, request);
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Mail');
}

export default function Mail({ loaderData: list }: Route.ComponentProps) {
  const { counts } = list;
  const now = new Date();
  return (
    <DeskPage title="Mail">
      <ListTally
        name="status"
        label="Status"
        options={[
          { value: '', name: mailWords.waiting.name, count: counts.waiting },
          { value: 'dead', name: mailWords.dead.name, count: counts.dead },
          { value: 'cancelled', name: mailWords.cancelled.name, count: counts.cancelled },
          { value: 'sent', name: mailWords.sent.name, count: counts.sent },
        ]}
      />
      {list.rows.length > 0 && (
        <div className="inbox plain">
          <table>
            <thead>
              <tr>
                <th scope="col">Subject</th>
                <th scope="col">To</th>
                <th scope="col">Since</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {list.rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <Link to={`/staff/mail/${row.id}`}>{row.subject}</Link>
                    {row.reason && <p className="small muted">{row.reason}</p>}
                  </th>
                  <td className="g">{row.recipient}</td>
                  <td className="d">{writtenInstant(row.settledAt ?? row.queuedAt, now)}</td>
                  <td className="s">
                    <StatusBadge shape={mailWords[row.status].shape}>
                      {mailWords[row.status].name}
                    </StatusBadge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ListPages page={list.page} total={list.total} noun="mail" />
    </DeskPage>
  );
}
