import { placesSchema } from '#features/enrollment/desk/desk-schemas.ts';
import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { setPlaces } from '#features/enrollment/places/change-places.server.ts';
import { listPlaces } from '#features/enrollment/places/list-places.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { roomAction, searchLoader } from '../desk-routes.ts';

/** The grades of one year: `?year=2026`; without it, of the year that most have applied for. */
export const loader = searchLoader(
  'enrollment',
  (search) => search.get('year') ?? '',
  (school, staff, year) => {
    const day = applicationDay(school.content, dayInLusaka(school.clock.now()));
    return listPlaces(staff, school, day, year);
  },
);

/** How many places a grade has. */
export const action = roomAction('enrollment', placesSchema, setPlaces);
