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
  ({ store, content, clock }, staff, asked) => {
    const now = clock.now();
    return showRound(staff, store.read, applicationDay(content, dayInLusaka(now)), asked, now);
  },
);

/** Prepares a round, says yes to it or takes that back, moves its days, draws, or draws again. */
export const action = roomAction('enrollment', roundChangeSchema, changeAndWrite);
