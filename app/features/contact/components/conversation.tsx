import { AsTyped } from '#desk/record/as-typed.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import type { Turn } from '../conversation/read-conversation.server.ts';

/** What both sides said, as the office reads it, the oldest first. */
export function Conversation({ turns }: { turns: readonly Turn[] }) {
  const now = new Date();
  return turns.map(({ id, at, side, author, subject, words }) => (
    <div key={id} className={side === 'family' ? 'said family' : 'said'}>
      <p className="small muted">
        {side === 'family' ? `${author}, for the family` : <StaffName of={author} />},{' '}
        {shortInstant(at, now)}
      </p>
      {subject && (
        <p>
          <b>{subject}</b>
        </p>
      )}
      <AsTyped>{words}</AsTyped>
    </div>
  ));
}
