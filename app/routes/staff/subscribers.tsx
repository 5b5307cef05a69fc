import { Link, useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { EmptyState } from '#desk/empty-state.tsx';
import { statusColumn } from '#desk/list/columns.tsx';
import { ListRows } from '#desk/list/list-rows.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { issueWords } from '#features/newsletter/issue-words.ts';
import { subscriberWords as words } from '#features/newsletter/subscriber.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { listLoader } from '#requests/screen-requests.ts';
import { subscribersAt } from '../api/staff-addresses.ts';
import type { Route } from './+types/subscribers.ts';

export const clientLoader = listLoader(subscribersAt);

export const meta = titled('Newsletter');

export default function Subscribers({ loaderData: { list, issues } }: Route.ComponentProps) {
  const [search] = useSearchParams();
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
                  <span className="small muted">{shortInstant(issue.changedAt, now)}</span>
                </span>
                <StatusBadge of={issueWords[issue.status]} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Subscribers</h2>
        <ListTally name="status" label="Status" options={tallyOptions(words, list.tally)} />
        <ListSearch label="Search by email" />
        {list.total === 0 && search.size === 0 && (
          <EmptyState title="Nobody has asked for it yet">
            <p>Whoever leaves an email address at the foot of a page stands here.</p>
          </EmptyState>
        )}
        <ListRows
          list={list}
          noun="subscriber"
          none={search.size > 0 ? 'Nobody was found.' : undefined}
          keyOf={({ email }) => email}
          columns={[
            { name: 'Email', cell: ({ email }) => email },
            {
              name: 'Asked for it',
              className: 'cell-topic',
              cell: ({ subscribedAt }) => shortInstant(subscribedAt, now),
            },
            statusColumn(words),
          ]}
        />
      </section>
    </DeskPage>
  );
}
