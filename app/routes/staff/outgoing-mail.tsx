import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { AsTyped } from '#desk/record/as-typed.tsx';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { mailWords } from '#lib/mail/mail-words.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { outgoingMailAt } from '../api/staff-addresses.ts';
import type { Route } from './+types/outgoing-mail.ts';

export const clientLoader = loadFrom(outgoingMailAt);
export const clientAction = makeChange;
export const meta = titled('Letters and mails');

export default function OutgoingMail({ loaderData: mail }: Route.ComponentProps) {
  const change = useServerChange(outgoingMailAt);
  const now = new Date();
  return (
    <DeskPage title={mail.subject} back={<Link to="/staff/mail">All mails</Link>}>
      <section>
        <DeskFacts
          facts={{
            Status: <StatusBadge of={mailWords[mail.status]} />,
            To: mail.recipient,
            About: mail.about,
            Written: writtenInstant(mail.queuedAt, now),
            Tries: mail.tries,
            [mail.status === 'cancelled' ? 'Why' : 'What the mail server said']: mail.reason,
          }}
        />
        <AskToSend
          isPossible={mail.canBeSentAgain}
          trigger="Send again"
          triggerClass="btn"
          title="Send this mail again?"
          confirm="Send again"
          change={change}
          body={{}}
          said={{ title: 'Tried again', text: 'The mail waits to be sent.' }}
        >
          <p>It goes to {mail.recipient} once more.</p>
        </AskToSend>
      </section>
      <section>
        <h2>Text</h2>
        {mail.preview && (
          <p>
            <a href={mail.preview} target="_blank" rel="noopener noreferrer">
              Look at it as it arrives<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </p>
        )}
        {mail.text ? (
          <AsTyped>{mail.text}</AsTyped>
        ) : (
          <p>
            The text is not shown: it is removed once a mail has left or is withheld, and one that
            opens an account is for its owner only.
          </p>
        )}
      </section>
    </DeskPage>
  );
}
