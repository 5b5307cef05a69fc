import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { sentColumn, statusColumn, turnColumn } from '#desk/list/columns.tsx';
import { ListRows } from '#desk/list/list-rows.tsx';
import { ListSearch } from '#desk/list/list-search.tsx';
import { ListTally } from '#desk/list/list-tally.tsx';
import { tallyOptions } from '#desk/list/tally.ts';
import { CALL_SCREEN, messagesAt } from '#features/contact/desk/messages-at.ts';
import { messageStatuses } from '#features/contact/message-status.ts';
import { listLoader } from '#requests/screen-requests.ts';
import type { Route } from './+types/messages.ts';

export const clientLoader = listLoader(messagesAt.list);
export const meta = titled('Messages');

export default function Messages({ loaderData: list }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Messages"
      action={
        <Link className="btn line sm" to={CALL_SCREEN}>
          Type in a call
        </Link>
      }
    >
      <ListTally name="status" label="Status" options={tallyOptions(messageStatuses, list.tally)} />
      <ListSearch label="Search by name, email, phone, reference or words" />
      <ListRows
        list={list}
        noun="message"
        none="No message was found."
        records="/staff/messages"
        keyOf={({ reference }) => reference}
        isNew={({ status }) => messageStatuses[status].isNew}
        columns={[
          { name: 'Subject', cell: ({ subject }) => subject },
          {
            name: 'From, and first words',
            className: 'cell-topic',
            cell: ({ name, words }) => (
              <>
                {name} {words && <span className="small muted">{words}</span>}
              </>
            ),
          },
          statusColumn(messageStatuses),
          turnColumn(list.whoseTurn),
          sentColumn,
        ]}
      />
    </DeskPage>
  );
}
