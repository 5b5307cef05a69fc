import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { EmptyState } from '#desk/empty-state.tsx';
import { statusColumn } from '#desk/list/columns.tsx';
import { ListRows } from '#desk/list/list-rows.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { mailWords } from '#lib/mail/mail-words.ts';
import { listLoader } from '#requests/screen-requests.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import { mailAt } from '../api/staff-addresses.ts';
import type { Route } from './+types/mail.ts';

export const clientLoader = listLoader(mailAt);
export const meta = titled('Letters and mails');

export default function Mail({ loaderData: list }: Route.ComponentProps) {
  const { counts } = list;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <DeskPage title="Letters and mails">
      {isEmpty && (
        <EmptyState title="No mail yet">
          <p>
            Each letter that the website sends stands here, with what became of it: to families,
            candidates, subscribers and colleagues.
          </p>
        </EmptyState>
      )}
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
      <ListRows
        list={list}
        noun="mail"
        keyOf={({ id }) => id}
        columns={[
          {
            name: 'Subject',
            cell: ({ id, subject, reason }) => (
              <>
                <Link to={`/staff/mail/${id}`}>
                  <span>
                    <UnbrokenText text={subject} />
                  </span>
                </Link>
                {reason && <p className="small muted">{reason}</p>}
              </>
            ),
          },
          { name: 'To', className: 'cell-topic', cell: ({ recipient }) => recipient },
          {
            name: 'Since',
            className: 'cell-date',
            cell: ({ settledAt, queuedAt }, now) => shortInstant(settledAt ?? queuedAt, now),
          },
          statusColumn(mailWords),
        ]}
      />
    </DeskPage>
  );
}
