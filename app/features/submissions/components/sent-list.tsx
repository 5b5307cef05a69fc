import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import type { SentInShort } from '../sent-from-address.server.ts';

/** Messages, payments and forms that were sent with the address of the account. */
export function SentList({ list }: { list: readonly SentInShort[] }) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">Messages, payments and forms</h2>
      <ul className="sent-list">
        {list.map(({ reference, label, submittedAt, status }) => (
          <li key={reference}>
            <b>{label}</b>
            {status && <span>{status}</span>}
            <span className="small muted">
              Sent on {writtenDate(dayInLusaka(new Date(submittedAt)))} ·{' '}
              <span className="ref">{reference}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
