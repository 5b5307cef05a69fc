import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { roundChangeSchema } from '#features/enrollment/rounds/desk/round-schema.ts';
import { showRound } from '#features/enrollment/rounds/desk/show-round.server.ts';
import { changeAndWrite } from '#features/submissions/desk/write-of-round.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { roomAction, searchLoader } from '../desk-routes.ts';

/** The round of one year: `?year=2027`; after its draw with the order of `?grade=grade1`. */
export const loader = searchLoader(
  'enrollment',
  (search) => ({ year: search.get('year') ?? '', grade: search.get('grade') ?? '' }),
  (school, staff, asked) => {
    const now = school.clock.now();
    const day = applicationDay(school.content, dayInLusaka(now));
    return showRound(staff, school, day, asked, now);
  },
);

/** Prepares a round, says yes to it or takes that back, moves its days, draws, or draws again. */
export const action = roomAction('enrollment', roundChangeSchema, changeAndWrite);
