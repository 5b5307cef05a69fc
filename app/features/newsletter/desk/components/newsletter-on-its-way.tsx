import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { AsTyped } from '#desk/record/as-typed.tsx';
import type { IssueRecord } from '../desk-queries.server.ts';

const LOOK_EVERY_MS = 1000;

/** How far a newsletter has come, looked at again and again while it is being sent. */
export function NewsletterOnItsWay({ issue }: { issue: IssueRecord & { preview: string } }) {
  const { revalidate } = useRevalidator();
  const isSending = issue.status === 'sending';
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isSending, revalidate]);
  return (
    <>
      <section>
        {isSending ? (
          <label className="sending">
            Sending: {issue.queued} of {issue.recipients}
            <progress value={issue.queued} max={issue.recipients} />
          </label>
        ) : (
          <p role="status">
            Sent to {countOf(issue.recipients)}. Mails that could not be delivered are listed under
            Mail.
          </p>
        )}
        <a className="btn line" href={issue.preview} target="_blank" rel="noopener noreferrer">
          Look at the mail<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </section>
      <section>
        <h2>Text</h2>
        <AsTyped>{issue.words}</AsTyped>
      </section>
    </>
  );
}

export function countOf(count: number): string {
  return count === 1 ? '1 subscriber' : `${count.toLocaleString('en')} subscribers`;
}
