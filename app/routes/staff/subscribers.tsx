import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ListPages } from '#desk/list/list-pages.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import type { IssueInList, SubscriberList } from '#features/newsletter/desk-queries.server.ts';
import { issueWords } from '#features/newsletter/issue-words.ts';
import { subscriberWords as words } from '#features/newsletter/subscriber.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { authorizedFetch } from '#requests/authorized-fetch.ts';
import { saveFile } from '#requests/save-file.ts';
import { askServer } from '#requests/server-requests.ts';
import { notify } from '#ui/notify.ts';
import type { Route } from './+types/subscribers.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return askServer<{ list: SubscriberList; issues: IssueInList[] }>(
    `/api/staff/subscribers${new URL(request.url).search}`,
    request,
  );
}

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Newsletter');
}

export default function Subscribers({ loaderData: { list, issues } }: Route.ComponentProps) {
  const now = new Date();
  return (
    <DeskPage
      title="Newsletter"
      action={
        <Link className="btn" to="/staff/subscribers/newsletters/new">
          Write a newsletter
        </Link>
      }
    >
      {issues.length > 0 && (
        <section>
          <h2>Newsletters</h2>
          <ul className="openings-at-desk">
            {issues.map((issue) => (
              <li key={issue.id}>
                <span>
                  <Link to={`/staff/subscribers/newsletters/${issue.id}`}>{issue.subject}</Link>
                  <br />
                  <span className="small muted">{writtenInstant(issue.changedAt, now)}</span>
                </span>
                <StatusBadge shape={issueWords[issue.status].shape}>
                  {issueWords[issue.status].name}
                </StatusBadge>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <div className="row desk-head">
          <h2>Subscribers</h2>
          <ExportButton />
        </div>
        <ListTally name="status" label="Status" options={tallyOptions(words, list.tally)} />
        <ListSearch label="Search by email" />
        {list.rows.length > 0 && (
          <div className="inbox plain">
            <table>
              <thead>
                <tr>
                  <th scope="col">Email</th>
                  <th scope="col">Asked for it</th>
                  <th scope="col">Status</th>
                </tr>
              </thead>
              <tbody>
                {list.rows.map((row) => (
                  <tr key={row.email}>
                    <th scope="row">{row.email}</th>
                    <td className="g">{writtenInstant(row.subscribedAt, now)}</td>
                    <td className="s">
                      <StatusBadge shape={words[row.state].shape}>
                        {words[row.state].name}
                      </StatusBadge>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <ListPages page={list.page} total={list.total} noun="subscriber" />
      </section>
    </DeskPage>
  );
}

/** Saves what the list shows, all pages of it. */
function ExportButton() {
  const [search] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  async function save() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const address = `/api/staff/subscribers.csv?${search}`;
      const answer = await authorizedFetch(address, { url: location.href });
      if (!answer.ok) throw new Error('Not handed out');
      saveFile(await answer.blob(), 'subscribers.csv');
      notify({ title: 'Exported', text: 'subscribers.csv is in your downloads.' });
    } catch (error) {
      if (error instanceof Response) return void navigate('/sign-in');
      const text = 'The file could not be made. Please try again.';
      notify({ title: 'Not exported', text, isDestructive: true });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <button type="button" className="btn line" aria-disabled={isBusy} onClick={() => void save()}>
      Export as CSV
    </button>
  );
}
