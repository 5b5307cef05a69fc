import { StaffName } from '#desk/staff/staff-name.tsx';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { changeInWords } from '../guarded/old-and-new.ts';
import type { WaitingChange } from '../guarded/waiting-changes.server.ts';

interface WaitingChangeNoteProps {
  waiting: WaitingChange;
  isBusy: boolean;
  /** Left out for who may not. */
  onTakeBack: (() => void) | undefined;
}

/** What has been asked for of a guarded part, and when it takes effect. */
export function WaitingChangeNote({ waiting, isBusy, onTakeBack }: WaitingChangeNoteProps) {
  return (
    <section className="note" aria-labelledby="waiting-change">
      <h2 id="waiting-change">A change is waiting</h2>
      <p>
        It takes effect on {instantInWords(new Date(waiting.takesEffectAt))}.{' '}
        <StaffName of={waiting.staffEmail} /> has asked for it. The school’s mailboxes and every
        administrator have a mail with a link that stops it.
      </p>
      <ul>
        {waiting.changes.map((change) => (
          <li key={change.label}>{changeInWords(change)}</li>
        ))}
      </ul>
      {onTakeBack && (
        <SmallButton aria-disabled={isBusy} onClick={onTakeBack}>
          Take the change back
        </SmallButton>
      )}
    </section>
  );
}
