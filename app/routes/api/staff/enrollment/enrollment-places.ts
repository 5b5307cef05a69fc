import { services } from '#app/services.server.ts';
import { answerDesk } from '#desk/record/desk-answer.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import { placesSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { setPlaces } from '#features/enrollment/places/change-places.server.ts';
import { listPlaces } from '#features/enrollment/places/list-places.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { personalJson } from '#requests/personal-json.server.ts';
import { readBody } from '#requests/read-body.server.ts';
import type { Route } from './+types/enrollment-places.ts';

/** The grades of one year: `?year=2026`; without it, of the year that most have applied for. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const asked = new URL(request.url).searchParams.get('year') ?? '';
  const day = applicationDay(school.content, dayInLusaka(school.clock.now()));
  return personalJson(await listPlaces(staff, school.store.read, day, asked));
}

/** How many places a grade has. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const school = context.get(services);
  const staff = await requireRoom(request, school, 'enrollment');
  const asked = await readBody(request, placesSchema);
  return answerDesk(await setPlaces(school, staff, asked));
}
