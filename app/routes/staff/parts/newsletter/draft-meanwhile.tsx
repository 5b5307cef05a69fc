import { WrittenText } from '#desk/record/written-text.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import type { IssueRecord } from '#features/newsletter/desk-queries.server.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import type { useDraft } from './use-draft.ts';

interface DraftMeanwhileProps {
  issue: IssueRecord;
  draft: Pick<ReturnType<typeof useDraft>, 'take' | 'keepMine'>;
}

/** What a colleague has saved while this was typed, and the choice between the two. */
export function DraftMeanwhile({ issue, draft }: DraftMeanwhileProps) {
  return (
    <section className="note" aria-labelledby="meanwhile">
      <h2 id="meanwhile">Somebody else changed this</h2>
      <p>
        <StaffName of={issue.staffEmail} /> has saved another text (
        {writtenInstant(issue.changedAt, new Date())}). What you typed is still here.
      </p>
      <details>
        <summary>Read the saved text</summary>
        <p>
          <b>{issue.subject}</b>
        </p>
        <WrittenText>{issue.words}</WrittenText>
      </details>
      <div className="row">
        <button type="button" className="btn line" onClick={draft.keepMine}>
          Keep mine, to save over it
        </button>
        <button type="button" className="btn line" onClick={draft.take}>
          Take the saved text
        </button>
      </div>
    </section>
  );
}
