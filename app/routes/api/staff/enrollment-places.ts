import { services } from '#app/services.server.ts';
import { setPlaces } from '#features/enrollment/change-places.server.ts';
import { placesSchema } from '#features/enrollment/desk-schemas.ts';
import { listPlaces } from '#features/enrollment/list-places.server.ts';
import { requireRoom } from '#features/staff/require-room.server.ts';
import { personalPage } from '#lib/public-page.ts';
import type { Route } from './+types/enrollment-places.ts';
import { readAs } from './application-change.ts';
import { placesAnswer } from './places-answer.ts';

/** The grades of one year: `?year=2026`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const year = new URL(request.url).searchParams.get('year') ?? '';
  const grades = await listPlaces(staff, school.store.read, year);
  return Response.json(grades, { headers: personalPage });
}

/** How many places a grade has. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const read = await readAs(placesSchema, request);
  if (!read.ok) return read.response;
  return placesAnswer(await setPlaces(staff, school, read.asked));
}
