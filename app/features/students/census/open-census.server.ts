import type { RoomServices } from '#desk/define-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { grades } from '#features/content/grades.ts';
import { dayInLusaka, isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import { listClass, listYears } from '../desk/children-list.server.ts';
import { firstDayOf, standingOn } from '../student-year.ts';
import { countCensus } from './count-census.ts';

/** Which year an address asks for; what makes no sense in it counts as not said. */
export function censusYearFrom(search: URLSearchParams): string {
  const year = search.get('year') ?? '';
  return /^\d{4}$/.test(year) ? year : '';
}

/**
 * The children of one year as the Ministry's form asks for them: who is at the school on the day of the census
 * (`content/census.yaml`), as far as the school knows it now.
 */
export async function openCensus(
  services: RoomServices,
  _staff: StaffIn<'students'>,
  asked: string,
) {
  const { census, calendar, school } = services.content;
  const today = dayInLusaka(services.clock.now());
  const year = asked || today.slice(0, 4);
  const day = dayOfCensus(census.on, year);
  const firstDay = firstDayOf(calendar, year);
  const listed = await listClass(services, year, { grade: '', letter: '' });
  const children = listed
    .filter(({ year: inYear }) => standingOn(inYear, day, firstDay) === 'here')
    .map(({ child: { gender, bornOn }, year: { grade } }) => ({ grade, gender, bornOn }));
  return {
    year,
    years: await listYears(services.store.read, [year, today]),
    day,
    isAhead: day > today,
    form: census.form,
    ages: census.ages.map(({ name }) => name),
    about: {
      school: school.name,
      emisNumber: school.emisNumber ?? '',
      zone: school.zone ?? '',
      district: school.district ?? '',
      province: school.province,
    },
    ...countCensus(children, census, grades, day),
  };
}

export type Census = Awaited<ReturnType<typeof openCensus>>;

/** The 29th of February is the 28th where there is none. */
function dayOfCensus(on: string, year: string): PlainDate {
  const day = `${year}-${on}`;
  return isRealDate(day) ? day : `${year}-02-28`;
}
