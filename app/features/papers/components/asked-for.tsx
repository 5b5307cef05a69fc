import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import type { Paper } from '../paper-status.ts';

/** That the office has asked for this paper, and waits for it. */
export function AskedFor({ paper: { askedAt } }: { paper: Paper }) {
  if (!askedAt) return null;
  return (
    <p>
      <b>The school asked for this on {writtenDate(dayInLusaka(new Date(askedAt)))}.</b>
    </p>
  );
}
