import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { readListQuery } from '#features/enrollment/desk/desk-list.ts';
import { listApplications } from '#features/enrollment/desk/list-applications.server.ts';
import { dueLetters } from '#features/enrollment/emails/family-letter.ts';
import { personalPage } from '#lib/http/public-page.ts';
import type { Route } from './+types/enrollment-applications.ts';

/** One page of the office's list, as the address asks for it. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const query = readListQuery(new URL(request.url).searchParams);
  const list = await listApplications(staff, school.store.read, query);
  const letters = dueLetters(school.content.school);
  return Response.json({ ...list, letters }, { headers: personalPage });
}
