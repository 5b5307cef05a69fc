import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ListRows } from '#desk/list/list-rows.tsx';
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
import { listLoader } from '#requests/screen-requests.ts';
import { notify } from '#ui/notify.ts';
import type { Route } from './+types/subscribers.ts';

export const clientLoader = listLoader<{ list: SubscriberList; issues: IssueInList[] }>(
  '/api/staff/subscribers',
);

export const meta = titled('Newsletter');

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
                <StatusBadge of={issueWords[issue.status]} />
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
        <ListRows
          list={list}
          noun="subscriber"
          keyOf={({ email }) => email}
          columns={[
            { name: 'Email', cell: ({ email }) => email },
            {
              name: 'Asked for it',
              className: 'g',
              cell: ({ subscribedAt }) => writtenInstant(subscribedAt, now),
            },
            {
              name: 'Status',
              className: 's',
              cell: ({ status }) => <StatusBadge of={words[status]} />,
            },
          ]}
        />
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
