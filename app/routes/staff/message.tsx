import { Link } from 'react-router';
import { recordMeta } from '#app/shell/private/private-meta.ts';
import { besideIn } from '#desk/list/pagination.ts';
import { RecordPage } from '#desk/record/record-page.tsx';
import { deskRooms } from '#desk/rooms.ts';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { MessageAndAnswer } from '#features/contact/desk/components/message-and-answer.tsx';
import { WhoWrites } from '#features/contact/desk/components/who-writes.tsx';
import { messagesAt } from '#features/contact/desk/messages-at.ts';
import { messageStatuses } from '#features/contact/message-status.ts';
import { BarredInShort } from '#features/enrollment/barred/components/barred-in-short.tsx';
import { historyInWords } from '#features/submissions/desk/act-in-words.ts';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { SendButton } from '#requests/send-button.tsx';
import { askServer } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Route } from './+types/message.ts';

const beside = besideIn((search) => askServer(messagesAt.list, undefined, search));

export const clientLoader = loadFrom(messagesAt.record);
export const clientAction = makeChange;
export const meta = recordMeta;

export default function Message({ loaderData: record, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { reference, status, version, about } = record;
  const change = useServerChange(messagesAt.record);
  const sentAt = shortInstant(record.submittedAt, new Date());
  return (
    <RecordPage
      room="messages"
      reference={reference}
      beside={beside}
      isOfFamily
      title={record.subject}
      status={messageStatuses[status]}
      facts={{
        name: <b dir="auto">{record.name}</b>,
        email: record.email,
        phone: record.phone && <a href={telephoneLink(record.phone)}>{record.phone}</a>,
        about: about && (
          <>
            about <Link to={`${deskRooms.enrollment.path}/${about}`}>{about}</Link>
          </>
        ),
        sent: record.enteredBy ? (
          <>
            called {sentAt}, typed in by <StaffName of={record.enteredBy} />
          </>
        ) : (
          `sent ${sentAt}`
        ),
      }}
      more={
        <>
          {messageStatuses[status].next.map((to) => (
            <li key={to}>
              <SendButton
                className=""
                change={change}
                body={{ change: 'status', version, to }}
                said={{ title: messageStatuses[to].name, text: 'You can change it again here.' }}
              >
                {messageStatuses[to].move}
              </SendButton>
            </li>
          ))}
          <li>
            <Link to={`${deskRooms.enrollment.path}/ready-texts`}>Change the ready texts</Link>
          </li>
        </>
      }
      first={<BarredInShort lines={record.barred} />}
      aside={<WhoWrites record={record} />}
      work={record.work}
      whoMayAsk="The family"
      happened={[
        ...historyInWords(reference, record.history),
        // Of a call stands who has typed it in.
        ...(record.enteredBy
          ? []
          : [{ at: record.submittedAt, staffEmail: '', words: 'Message received' }]),
      ]}
    >
      <MessageAndAnswer record={record} schoolName={school.name} />
    </RecordPage>
  );
}
