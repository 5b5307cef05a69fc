import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import type { SaidToFamily } from '../conversation/read-conversation.server.ts';

/** A conversation as the family reads it, the oldest first. */
export function Said({ said }: { said: readonly SaidToFamily[] }) {
  if (said.length === 0) return null;
  return (
    <ol className="talk">
      {said.map(({ id, at, side, author, words }) => (
        <li key={id} className={side === 'office' ? 'card office' : 'card'}>
          <p className="small muted">
            {side === 'office' ? 'The school' : author}, {writtenDate(dayInLusaka(new Date(at)))}
          </p>
          <p className="as-typed">{words}</p>
        </li>
      ))}
    </ol>
  );
}
