import type { EventsContent, SchoolCalendar } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { closureNotices } from '../closures/closure.ts';
import { startNotices } from '../term-starts/start-notices.ts';
import type { UrgentNotice } from './notice.ts';

interface NoticeContent {
  events: Pick<EventsContent, 'closures'>;
  calendar: Pick<SchoolCalendar, 'terms'>;
}

/** All that every page says on that day, each once, a closed school first. Nothing on most days. */
export function urgentNotices(
  { events, calendar }: NoticeContent,
  today: PlainDate,
): UrgentNotice[] {
  const all = [...closureNotices(events.closures, today), ...startNotices(calendar.terms, today)];
  return all.filter(
    ({ lasting, detail }, index) =>
      all.findIndex((one) => one.lasting === lasting && one.detail === detail) === index,
  );
}

/** What a newsletter begins with while pages say something; it may be read a day later. */
export function noticesLetter(notices: readonly UrgentNotice[]) {
  const [first] = notices;
  if (!first) return undefined;
  const words = notices.map(({ lasting, detail }) =>
    [`${lasting}.`, detail && plainSpaces(detail)].filter(Boolean).join('\n\n'),
  );
  return { subject: first.lasting, words: words.join('\n\n') };
}
