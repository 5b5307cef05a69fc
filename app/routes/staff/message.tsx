import { Link } from 'react-router';
import { recordMeta } from '#app/shell/private/private-meta.ts';
import { OfficeWork } from '#desk/cases/office-work.tsx';
import { besideByNumber } from '#desk/list/pagination.ts';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { AsTyped } from '#desk/record/as-typed.tsx';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { NextStep } from '#desk/record/next-step.tsx';
import { RecordHistory } from '#desk/record/record-history.tsx';
import { RecordPage } from '#desk/record/record-page.tsx';
import { WriteLetter } from '#desk/record/write-letter.tsx';
import { Conversation } from '#features/contact/components/conversation.tsx';
import { messagesAt } from '#features/contact/desk/messages-at.ts';
import { messageStatuses, replyDraft, replySubject } from '#features/contact/message-status.ts';
import { BarredInShort } from '#features/enrollment/barred/components/barred-in-short.tsx';
import { historyInWords } from '#features/submissions/desk/act-in-words.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { letterLimits } from '#lib/mail/office-letter.ts';
import { changeAt, loadFrom } from '#requests/screen-requests.ts';
import { SendButton } from '#requests/send-button.tsx';
import { askServer } from '#requests/server-requests.ts';
import { useChangeAt } from '#requests/use-server-change.ts';
import type { Route } from './+types/message.ts';

const beside = besideByNumber((search) => askServer(messagesAt.list, undefined, search));

export const clientLoader = loadFrom(messagesAt.record);
export const clientAction = changeAt(messagesAt.record);
export const meta = recordMeta;

export default function Message({ loaderData: record, matches }: Route.ComponentProps) {
  const { school } = matches[0].loaderData;
  const { name, email, subject, message, reference, status, version, about } = record;
  const change = useChangeAt(messagesAt.record);
  const now = new Date();
  return (
    <RecordPage
      title={subject}
      room="messages"
      reference={reference}
      beside={beside}
      turn={record.turn}
      isOfFamily
      history={
        <div>
          <OfficeWork work={record.work} whoMayAsk="The family" />
          <RecordHistory
            entries={[
              ...historyInWords(reference, record.history),
              { at: record.submittedAt, staffEmail: '', words: 'Message received' },
            ]}
          />
        </div>
      }
    >
      <BarredInShort lines={record.barred} />
      <section>
        <DeskFacts
          facts={{
            Status: <StatusBadge of={messageStatuses[status]} />,
            From: name,
            Email: email,
            Reference: reference,
            Application: about && (
              <Link to={`/staff/enrollment-applications/${about}`}>{about}</Link>
            ),
            Received: writtenInstant(record.submittedAt, now),
          }}
        />
      </section>
      {message && (
        <section>
          <h2>Message</h2>
          <AsTyped>{message}</AsTyped>
        </section>
      )}
      <Conversation turns={record.turns} />
      {!record.isAnswerable && (
        <p className="note">No mail can be sent to the address that was typed.</p>
      )}
      <NextStep status={messageStatuses[status].name}>
        <div className="row moves">
          {record.isAnswerable && (
            <WriteLetter
              trigger={about ? 'Answer the family' : 'Reply by mail'}
              triggerClass="btn"
              title={`Reply to ${name}`}
              confirm="Send reply"
              done="Reply sent"
              keepAs={`${reference} reply ${record.turns.length}`}
              change={{ change: 'reply', version }}
              to={about ? 'every parent or guardian who has an address' : email}
              subject={replySubject(subject, letterLimits.subject)}
              text={about ? '' : replyDraft({ name, message, school: school.name })}
            >
              {about && (
                <p className="small">
                  The mail holds none of this text: its link opens a page where the family reads it
                  and answers. They find it in the parent portal as well.
                </p>
              )}
            </WriteLetter>
          )}
          {messageStatuses[status].next.map((to) => (
            <SendButton
              key={to}
              change={change}
              body={{ change: 'status', version, to }}
              said={{ title: messageStatuses[to].name, text: 'You can change it again here.' }}
            >
              {messageStatuses[to].move}
            </SendButton>
          ))}
        </div>
      </NextStep>
    </RecordPage>
  );
}
