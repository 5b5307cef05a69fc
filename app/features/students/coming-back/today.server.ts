import type { RoomServices } from '#desk/define-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import type { TodayLine } from '#desk/today/today-line.ts';
import { dayInLusaka, dayMonthYear, dayOfStored } from '#lib/dates/plain-date.ts';
import { listAsked } from './list-asked.server.ts';
import { findYearAhead } from './return-questions.server.ts';

/** How many have not answered whether they come back, until the office closes the question or the year begins. */
export async function listComingBackToday(
  school: RoomServices,
  { roles }: StaffIn<'today'>,
): Promise<TodayLine[]> {
  if (!worksIn(roles, 'students')) return [];
  const { store, clock, content } = school;
  const today = dayInLusaka(clock.now());
  const { schoolYear, question } = await findYearAhead(store.read, content.calendar, today);
  if (!question || question.isClosed) return [];
  const asked = await listAsked(school, schoolYear, { grade: '', letter: '', q: '' });
  const count = asked.filter(({ says }) => says === 'none').length;
  if (count === 0) return [];
  const who = count === 1 ? '1 child has' : `${count} children have`;
  const isOver = question.lastDay < today;
  const day = `the last day ${isOver ? 'was' : 'is'} ${dayMonthYear(question.lastDay)}`;
  return [
    {
      words: `Who comes back in ${schoolYear}: ${who} no answer, ${day}`,
      to: '/staff/children/coming-back?says=none',
      since: dayOfStored(question.openedAt),
    },
  ];
}
