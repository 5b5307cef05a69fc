import { useNavigate } from 'react-router';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { IssueChange } from '../desk-commands.server.ts';
import type { IssueRecord } from '../desk-queries.server.ts';
import { countOf } from './newsletter-on-its-way.tsx';

interface NewsletterMovesProps {
  issue: IssueRecord & { preview: string };
  /** A draft that is saved as it stands here. */
  isReady: boolean;
  change: ServerChange<IssueChange>;
}

/** What can be done with a draft once it is saved. */
export function NewsletterMoves({ issue, isReady, change }: NewsletterMovesProps) {
  const { version } = issue;
  const navigate = useNavigate();
  return (
    <>
      {isReady && <h2>Look at it, then send it</h2>}
      <div className={isReady ? 'row moves' : undefined}>
        {isReady && (
          <>
            <a className="btn line" href={issue.preview} target="_blank" rel="noopener noreferrer">
              Preview<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <SendButton
              change={change}
              body={{ change: 'test', version }}
              said={{ title: 'Test sent', text: 'Look into your own mailbox.' }}
            >
              Send a test to me
            </SendButton>
          </>
        )}
        <AskToSend
          isPossible={isReady}
          trigger={`Send to ${countOf(issue.recipients)}`}
          triggerClass="btn"
          title={`Send to ${countOf(issue.recipients)}?`}
          confirm="Send it now"
          change={change}
          body={{ change: 'send', version }}
          said={{ title: 'On its way', text: 'You can leave this page; it goes on by itself.' }}
        >
          <p>
            “{issue.subject}” goes to everybody who has confirmed. What has been sent cannot be
            taken back.
          </p>
        </AskToSend>
        <AskToSend
          isPossible={isReady}
          trigger="Remove draft"
          title="Remove this draft?"
          confirm="Remove it"
          change={change}
          body={{ change: 'remove', version }}
          said={{ title: 'Removed', text: 'The draft is gone.' }}
          onDone={() => void navigate('/staff/subscribers')}
        >
          <p>“{issue.subject}” has not been sent to anybody.</p>
        </AskToSend>
      </div>
    </>
  );
}
