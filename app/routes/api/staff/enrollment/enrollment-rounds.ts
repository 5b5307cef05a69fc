import { applicationDay } from '#features/enrollment/enrollment-years.ts';
import { changeRound } from '#features/enrollment/rounds/desk/change-round.server.ts';
import { roundChangeSchema } from '#features/enrollment/rounds/desk/round-schema.ts';
import { showRound } from '#features/enrollment/rounds/desk/show-round.server.ts';
import { moveAndWrite } from '#features/submissions/desk/write-of-moved-days.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { roomAction, searchLoader } from '../desk-routes.ts';

/** The round of one year: `?year=2027`; after its draw with the order of `?grade=grade1`. */
export const loader = searchLoader(
  'enrollment',
  (search) => ({ year: search.get('year') ?? '', grade: search.get('grade') ?? '' }),
  ({ store, content, clock }, staff, asked) => {
    const now = clock.now();
    return showRound(staff, store.read, applicationDay(content, dayInLusaka(now)), asked, now);
  },
);

/** Prepares a round, says yes to it or takes that back, moves its days, or draws. */
export const action = roomAction('enrollment', roundChangeSchema, (school, staff, asked) =>
  asked.change === 'move' ? moveAndWrite(school, staff, asked) : changeRound(school, staff, asked),
);
