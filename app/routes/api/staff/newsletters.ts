import { noticesLetter, urgentNotices } from '#features/calendar/notices/urgent-notices.ts';
import { beginIssue, newIssueSchema } from '#features/newsletter/desk/desk-commands.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { roomAction, roomLoader } from './desk-routes.ts';

/** What a new one begins with: what every page says of a closed school or a term that begins on another day. */
export const loader = roomLoader('subscribers', async ({ content, clock }) => ({
  begun: noticesLetter(urgentNotices(content, dayInLusaka(clock.now()))),
}));

/** Begins a newsletter. */
export const action = roomAction('subscribers', newIssueSchema, (school, staff, { letter }) =>
  beginIssue(school, staff, letter),
);
