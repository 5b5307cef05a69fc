import { services } from '#app/services.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { openApplication } from '#features/enrollment/desk/open-application.server.ts';
import { notFound } from '#lib/http/problem.server.ts';
import { personalPage } from '#lib/http/public-page.ts';
import type { Route } from './+types/enrollment-application.ts';

/** One application as the office sees it; opening it is written down. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const record = await openApplication(staff, school, params.reference);
  return record ? Response.json(record, { headers: personalPage }) : notFound();
}
