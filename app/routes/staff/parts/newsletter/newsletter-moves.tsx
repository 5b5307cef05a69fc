import { useNavigate } from 'react-router';
import type { IssueRecord } from '#features/newsletter/desk-queries.server.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { countOf } from './newsletter-on-its-way.tsx';

interface NewsletterMovesProps {
  issue: IssueRecord & { preview: string };
  /** A draft that is saved as it stands here. */
  isReady: boolean;
  change: ServerChange;
}

/** What can be done with a draft once it is saved. */
export function NewsletterMoves({ issue, isReady, change }: NewsletterMovesProps) {
  const { send, isBusy, refusal } = change;
  const { version } = issue;
  const navigate = useNavigate();
  return (
    <>
      {isReady && <h2>Look at it, then send it</h2>}
      <div className={isReady ? 'row moves' : undefined}>
        {isReady && (
          <>
            <a className="btn line" href={issue.preview} target="_blank" rel="noopener noreferrer">
              Preview<span className="vh"> (opens in a new tab)</span>
            </a>
            <button
              type="button"
              className="btn line"
              aria-disabled={isBusy}
              onClick={() =>
                send(
                  { change: 'test', version },
                  { title: 'Test sent', text: 'Look into your own mailbox.' },
                )
              }
            >
              Send a test to me
            </button>
          </>
        )}
        <AskFirst
          isPossible={isReady}
          trigger={`Send to ${countOf(issue.recipients)}`}
          triggerClass="btn"
          title={`Send to ${countOf(issue.recipients)}?`}
          confirm="Send it now"
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(_form, close) =>
            send(
              { change: 'send', version },
              { title: 'On its way', text: 'You can leave this page; it goes on by itself.' },
              close,
            )
          }
        >
          <p>
            “{issue.subject}” goes to everybody who has confirmed. What has been sent cannot be
            taken back.
          </p>
        </AskFirst>
        <AskFirst
          isPossible={isReady}
          trigger="Remove draft"
          title="Remove this draft?"
          confirm="Remove it"
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={() =>
            send(
              { change: 'remove', version },
              { title: 'Removed', text: 'The draft is gone.' },
              () => void navigate('/staff/subscribers'),
            )
          }
        >
          <p>“{issue.subject}” has not been sent to anybody.</p>
        </AskFirst>
      </div>
    </>
  );
}
