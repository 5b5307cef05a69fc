import type { StaffIn } from '#desk/require-room.server.ts';
import { deskRooms, worksIn } from '#desk/rooms.ts';
import { listColleagues } from '#desk/staff/colleagues.server.ts';
import type { TodayLine } from '#desk/today/today-line.ts';
import type { Content } from '#features/content/schemas.ts';
import { hasEnteredPlaces } from '#features/enrollment/places/count-places.server.ts';
import { isSomebodyInvited } from '#features/people/list-people.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';

/** What a new school has not done yet, for administrators: each line goes away by itself once it is done. */
export async function listFirstSteps(
  read: ReadStore,
  { roles }: StaffIn<'today'>,
  { school }: Pick<Content, 'school'>,
): Promise<TodayLine[]> {
  if (!worksIn(roles, 'people')) return [];
  const isAlone =
    (await listColleagues(read, 'today')).length < 2 && !(await isSomebodyInvited(read));
  const hasPlaces = await hasEnteredPlaces(read);
  const { content, enrollment, people } = deskRooms;
  return [
    ...(school.answerDays?.kinds
      ? []
      : [{ words: 'Say by when the school answers', to: `${content.path}/answers` }]),
    ...(hasPlaces
      ? []
      : [{ words: 'Enter how many places each grade has', to: `${enrollment.path}/places` }]),
    ...(isAlone ? [{ words: 'Invite a colleague', to: people.path }] : []),
  ];
}
