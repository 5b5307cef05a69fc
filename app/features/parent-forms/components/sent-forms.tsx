import type { Entry } from '#forms/device/submission-list.ts';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';

const MOST_SHOWN = 5;

interface SentFormsProps {
  entries: Entry[];
  /** What stands above the form already, by its key. */
  shownKey: string | undefined;
}

/** The references of what this device has sent, the newest first; nothing that tells whose they are. */
export function SentForms({ entries, shownKey }: SentFormsProps) {
  const sent = entries
    .filter(({ delivery }) => delivery?.reference && delivery.key !== shownKey)
    .slice(-MOST_SHOWN)
    .reverse();
  if (sent.length === 0) return null;
  return (
    <div className="mt-g5">
      <p>Sent from this device:</p>
      <ul>
        {sent.map(({ delivery, submissionDate }) => (
          <li key={delivery?.key}>
            <b className="one-line">{delivery?.reference}</b>,{' '}
            {writtenDate(dayInLusaka(new Date(submissionDate)))}
          </li>
        ))}
      </ul>
      <p>
        <a href="/status">Check the status</a>
      </p>
    </div>
  );
}
