import { Link } from 'react-router';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { deskGet, deskSend } from '#features/staff/client/desk-requests.ts';
import { unlessUnreachable } from '#features/staff/client/unless-unreachable.ts';
import { useDeskChange } from '#features/staff/client/use-desk-change.ts';
import { AskFirst } from '#features/staff/components/ask-first.tsx';
import { DeskPage } from '#features/staff/components/desk-page.tsx';
import { StatusBadge } from '#features/staff/components/status-badge.tsx';
import { WrittenText } from '#features/staff/components/written-text.tsx';
import { writtenInstant } from '#features/staff/desk-time.ts';
import type { MailRecord } from '#features/staff/mail/desk-mail.server.ts';
import { mailWords } from '#lib/mail/mail-words.ts';
import type { Route } from './+types/outgoing-mail.ts';

const apiOf = (id: string) => `/api/staff/mail/${encodeURIComponent(id)}`;

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return deskGet<MailRecord & { preview?: string }>(apiOf(params.id), request);
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  return deskSend(apiOf(params.id), request, {});
}

export const shouldRevalidate = unlessUnreachable;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Mail');
}

export default function OutgoingMail({ loaderData: mail }: Route.ComponentProps) {
  const { send, isBusy, refusal } = useDeskChange();
  const now = new Date();
  return (
    <DeskPage title={mail.subject}>
      <p>
        <Link to="/staff/mail">All mails</Link>
      </p>
      <section>
        <dl className="record-facts">
          <dt>Status</dt>
          <dd>
            <StatusBadge shape={mailWords[mail.status].shape}>
              {mailWords[mail.status].name}
            </StatusBadge>
          </dd>
          <dt>To</dt>
          <dd>{mail.recipient}</dd>
          {mail.about && (
            <>
              <dt>About</dt>
              <dd>{mail.about}</dd>
            </>
          )}
          <dt>Written</dt>
          <dd>{writtenInstant(mail.queuedAt, now)}</dd>
          <dt>Tries</dt>
          <dd>{mail.tries}</dd>
          {mail.reason && (
            <>
              <dt>{mail.status === 'cancelled' ? 'Why' : 'What the mail server said'}</dt>
              <dd>{mail.reason}</dd>
            </>
          )}
        </dl>
        <AskFirst
          isPossible={mail.status === 'dead'}
          trigger="Send again"
          triggerClass="btn"
          title="Send this mail again?"
          confirm="Send again"
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(_form, close) =>
            send({}, { title: 'Tried again', text: 'The mail waits to be sent.' }, close)
          }
        >
          <p>It goes to {mail.recipient} once more.</p>
        </AskFirst>
      </section>
      <section>
        <h2>Text</h2>
        {mail.preview && (
          <p>
            <a href={mail.preview} target="_blank" rel="noopener noreferrer">
              Look at it as it arrives<span className="vh"> (opens in a new tab)</span>
            </a>
          </p>
        )}
        {mail.text ? (
          <WrittenText>{mail.text}</WrittenText>
        ) : (
          <p>
            The text is not shown: it is removed once a mail has left, and one that opens an account
            is for its owner only.
          </p>
        )}
      </section>
    </DeskPage>
  );
}
