import { enter } from '#desk/require-room.server.ts';
import type { Role } from '#desk/roles.ts';
import { worksIn } from '#desk/rooms.ts';
import type { Content } from '#features/content/schemas.ts';
import { sortDoubts } from '#features/publishing/doubts/dismissed-doubts.server.ts';
import { type Doubt, findDoubts } from '#features/publishing/doubts/find-doubts.ts';
import type { contentParts } from '#features/publishing/parts.ts';
import { getPartToEdit } from '#features/publishing/versions.server.ts';
import { listFirstSteps } from '#features/submissions/today/first-steps.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { roomLoader } from '../desk-routes.ts';
import { listWhatWaits } from './what-waits.server.ts';

/** What there is to do today in the rooms of whoever asks. */
export const loader = roomLoader('today', async (school, staff) => {
  const { store, clock, content } = school;
  const now = clock.now();
  const editor = enter(staff, 'content');
  const closures =
    editor && (await getPartToEdit(store.read, editor, 'closures', { content, now }));
  return {
    today: dayInLusaka(now),
    ...(await listWhatWaits(school, staff)),
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
