import type { RoomServices } from '#desk/define-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import type { TodayLine } from '#desk/today/today-line.ts';
import { dayInLusaka, dayMonthYear, dayOfStored } from '#lib/dates/plain-date.ts';
import { listChildren } from '../list-children.server.ts';
import { nameInList } from '../named-child.ts';
import { listAgainstAnswers } from './list-against-answers.server.ts';
import { listAsked } from './list-asked.server.ts';
import { findYearAhead, type ReturnQuestion } from './return-questions.server.ts';

/**
 * How many have not answered whether they come back, until the office closes the question or the year begins; and whose
 * place is not what their family was told that the answer means.
 */
export async function listComingBackToday(
  school: RoomServices,
  { roles }: StaffIn<'today'>,
): Promise<TodayLine[]> {
  if (!worksIn(roles, 'students')) return [];
  const { store, clock, content } = school;
  const today = dayInLusaka(clock.now());
  const { schoolYear, question } = await findYearAhead(store.read, content.calendar, today);
  if (!question) return [];
  const against = await linesAgainstAnswers(school, schoolYear);
  if (question.isClosed) return against;
  return [...(await linesWithoutAnswer(school, { schoolYear, question, today })), ...against];
}

async function linesWithoutAnswer(
  school: RoomServices,
  { schoolYear, question, today }: { schoolYear: string; question: ReturnQuestion; today: string },
): Promise<TodayLine[]> {
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

async function linesAgainstAnswers(school: RoomServices, schoolYear: string): Promise<TodayLine[]> {
  const against = await listAgainstAnswers(school.store.read, schoolYear);
  const named = await listChildren(
    school,
    against.map(({ reference }) => reference),
  );
  return against.map(({ reference, last, isGiven }) => {
    const child = named.get(reference);
    const name = child ? nameInList(child) : reference;
    const words =
      last.answer === 'no'
        ? `the family says that the child leaves. It still has a place in ${schoolYear}`
        : `the family says that the child comes back. It has no place in ${schoolYear}`;
    return {
      words: `${name}: ${words}`,
      // A place that was given is taken at the child; all else is decided where the year begins, in the list of these.
      to: isGiven
        ? `/staff/children/${reference}`
        : `/staff/children/roll-over?year=${schoolYear}#${last.answer === 'no' ? 'against' : 'up'}`,
      since: dayOfStored(last.answeredAt),
    };
  });
}
