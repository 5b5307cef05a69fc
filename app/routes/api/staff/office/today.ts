import { services } from '#app/services.server.ts';
import { listMailToday } from '#desk/mail/mail-today.server.ts';
import { enter, requireRoom } from '#desk/require-room.server.ts';
import { listServerToday } from '#desk/server-today.server.ts';
import { listMessagesToday } from '#features/contact/today.server.ts';
import { listDocumentsToday } from '#features/documents/today.server.ts';
import { listEnrollmentToday } from '#features/enrollment/desk/today.server.ts';
import { listMealsToday } from '#features/meals/desk/today.server.ts';
import { listNewsletterToday } from '#features/newsletter/today.server.ts';
import { listParentsToday } from '#features/parent-forms/desk/today.server.ts';
import { getPartToEdit } from '#features/publishing/versions.server.ts';
import { listCareersToday } from '#features/recruitment/desk/today.server.ts';
import { mailRooms } from '#features/submissions/kinds.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import type { Route } from './+types/today.ts';

/** What there is to do today in the rooms of whoever asks. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { store, clock, content, proxies } = context.get(services);
  const staff = await requireRoom(request, context.get(services), 'today');
  const now = clock.now();
  const lines = await Promise.all([
    listEnrollmentToday(store.read, staff, now),
    listCareersToday(store.read, staff, content.openings, now),
    listMessagesToday(store.read, staff, now),
    listParentsToday(store.read, staff, now),
    listMealsToday(store.read, staff),
    listNewsletterToday(store.read, staff, now),
    listDocumentsToday(store.read, staff),
    listMailToday(store.read, mailRooms, staff),
    listServerToday(proxies, staff),
  ]);
  const editor = enter(staff, 'content');
  const closures =
    editor && (await getPartToEdit(store.read, editor, 'closures', { content, now }));
  return personalJson({
    lines: lines.flat(),
    ...(closures && {
      closures: { today: closures.today, version: closures.version, ...closures.value },
    }),
  });
}
