import { AsTyped } from '#desk/record/as-typed.tsx';
import { StaffName, useIsOwn } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import type { IssueRecord } from '../desk-queries.server.ts';
import type { Saved, useDraft } from './use-draft.ts';

interface DraftMeanwhileProps {
  /** What is saved by now; of a new one, what the pages say. */
  saved: Saved;
  /** Who saved it, and when; undefined where the pages have changed. */
  by: Pick<IssueRecord, 'staffEmail' | 'changedAt'> | undefined;
  draft: Pick<ReturnType<typeof useDraft>, 'take' | 'keepMine'>;
}

/** What has changed while this was typed, and the choice between the two. */
export function DraftMeanwhile({ saved, by, draft }: DraftMeanwhileProps) {
  const isOwn = useIsOwn()(by?.staffEmail);
  const title = isOwn ? 'You changed this before' : 'Somebody else changed this';
  return (
    <section className="note" aria-labelledby="meanwhile">
      <h2 id="meanwhile">{by ? title : 'The pages say something else now'}</h2>
      <p>
        {by ? (
          <>
            {isOwn ? (
              'You have'
            ) : (
              <>
                <StaffName of={by.staffEmail} /> has
              </>
            )}{' '}
            saved another text ({shortInstant(by.changedAt, new Date())}).
          </>
        ) : (
          'A closed day or the opening of a term was changed since you began to write.'
        )}{' '}
        What you typed is still here.
      </p>
      {saved.words && (
        <details>
          <summary>{by ? 'Read the saved text' : 'Read what the pages say'}</summary>
          <p>
            <b>{saved.subject}</b>
          </p>
          <AsTyped>{saved.words}</AsTyped>
        </details>
      )}
      <div className="row">
        <button type="button" className="btn line" onClick={draft.keepMine}>
          {by ? 'Keep mine, to save over it' : 'Keep what I typed'}
        </button>
        <button type="button" className="btn line" onClick={draft.take}>
          {by ? 'Take the saved text' : 'Begin again'}
        </button>
      </div>
    </section>
  );
}
