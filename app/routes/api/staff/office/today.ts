import { listMailToday } from '#desk/mail/mail-today.server.ts';
import { enter } from '#desk/require-room.server.ts';
import type { Role } from '#desk/roles.ts';
import { worksIn } from '#desk/rooms.ts';
import { listServerToday } from '#desk/today/server-today.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { listDocumentsToday } from '#features/documents/today.server.ts';
import { listNextInLine } from '#features/enrollment/places/next-in-line.server.ts';
import { listNewsletterToday } from '#features/newsletter/desk/today.server.ts';
import { listPapersToday } from '#features/papers/desk/waiting-photographs.server.ts';
import { sortDoubts } from '#features/publishing/doubts/dismissed-doubts.server.ts';
import { type Doubt, findDoubts } from '#features/publishing/doubts/find-doubts.ts';
import { listContentToday } from '#features/publishing/guarded/today.server.ts';
import type { contentParts } from '#features/publishing/parts.ts';
import { getPartToEdit } from '#features/publishing/versions.server.ts';
import { listRetentionToday, listStoppedRetentionToday } from '#features/retention/today.server.ts';
import { caseRooms } from '#features/submissions/desk/case-rooms.server.ts';
import { mailRooms } from '#features/submissions/kinds.ts';
import { listFirstSteps } from '#features/submissions/today/first-steps.server.ts';
import { listWork } from '#features/submissions/today/work-list.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { roomLoader } from '../desk-routes.ts';

/** What there is to do today in the rooms of whoever asks. */
export const loader = roomLoader('today', async (school, staff) => {
  const { store, clock, content, proxies, publicUrl } = school;
  const now = clock.now();
  const lines = await Promise.all([
    listStoppedRetentionToday(store.read, staff, { now }),
    ...Object.values(caseRooms).map((room) => room.today(school, staff)),
    listNewsletterToday(store.read, staff, now),
    listDocumentsToday(store.read, staff),
    listContentToday(store.read, staff),
    listMailToday(store.read, mailRooms, staff),
    listServerToday(store.read, staff, { proxies, now }),
    listPapersToday(store.read, staff, {
      keptDays: content.retention.unseenPhotographDays,
      now,
    }),
    listRetentionToday(store.read, staff, { kept: content.retention, now }),
  ]);
  const editor = enter(staff, 'content');
  const closures =
    editor && (await getPartToEdit(store.read, editor, 'closures', { content, now }));
  const admissions = enter(staff, 'enrollment');
  return {
    lines: lines.flat(),
    today: dayInLusaka(now),
    ...(await listWork(store.read, staff, { content, now })),
    free: admissions
      ? await listNextInLine(store.read, admissions, { content, publicUrl, now })
      : [],
    firstSteps: await listFirstSteps(store.read, staff, content),
    ...(editor && {
      doubts: await sortDoubts(store.read, doubtsFor(staff.roles, content, dayInLusaka(now))),
    }),
    ...(closures && {
      closures: {
        today: closures.today,
        version: closures.version,
        ...(closures.value as ReturnType<typeof contentParts.closures.take>),
      },
    }),
  };
});

/** Who works with job applications has a line of each opening that closes soon already. */
function doubtsFor(roles: readonly Role[], content: Content, today: string): Doubt[] {
  return findDoubts(content, today, today).filter(
    ({ part }) => part !== 'openings' || !worksIn(roles, 'careers'),
  );
}
