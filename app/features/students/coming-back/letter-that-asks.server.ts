import type { RoomServices } from '#desk/define-room.server.ts';
import type { LetterThatAsks } from '#desk/letters/letters-of-list.server.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listChildren, type NamingServices } from '../list-children.server.ts';
import { byName, nameInList } from '../named-child.ts';
import { firstDayOf, type StudentYear, standingOn } from '../student-year.ts';
import { listStudentYears } from '../student-years.server.ts';
import { isAskedAbout, returnStandingOf, yearBefore } from './coming-back.ts';
import { listAnswersOfYear } from './return-answers.server.ts';
import { findYearAhead } from './return-questions.server.ts';
import { lettersToAsk, waysInLetter } from './text-to-ask.ts';

/** How a letter calls the question of a year. */
export const asksInLetter = (schoolYear: string) => `comes back ${schoolYear}`;

/** How a family can answer: with a proven address, with an application, and as one that a spreadsheet brought. */
export type WaysToAnswer = ReturnType<typeof waysInLetter>;

/** Who these children are, with the address of each record. */
const namedBy =
  (school: NamingServices): LetterThatAsks['named'] =>
  async (references) =>
    [...(await listChildren(school, references)).values()]
      .toSorted(byName)
      .map((child) => ({ name: nameInList(child), to: `/staff/children/${child.reference}` }));

type AskingServices = Pick<RoomServices, 'clock' | 'content' | 'publicUrl'>;

/** The question to those who have not answered it, while it is open; any other list asks nothing. */
export async function letterThatAsks(
  school: NamingServices & Pick<RoomServices, 'store' | 'clock' | 'content'>,
  search: URLSearchParams,
): Promise<LetterThatAsks | undefined> {
  if (search.get('list') !== 'notAnswered') return undefined;
  const { store, clock, content } = school;
  const today = dayInLusaka(clock.now());
  const { schoolYear, isOpen } = await findYearAhead(store.read, content.calendar, today);
  if (!isOpen || search.get('year') !== yearBefore(schoolYear)) return undefined;
  return { asks: asksInLetter(schoolYear), ...lettersToAsk(schoolYear), named: namedBy(school) };
}

/** Those of these children about whom the school asks that question today, and has no answer. */
export async function stillAsked(
  school: AskingServices,
  read: ReadStore,
  asks: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const today = dayInLusaka(school.clock.now());
  const { schoolYear } = await findYearAhead(read, school.content.calendar, today);
  if (asks !== asksInLetter(schoolYear)) return new Set();
  const ways = await waysToAnswer(school, read, await listStudentYears(read, references));
  const answers = await listAnswersOfYear(read, schoolYear, references);
  const isOpen = (reference: string) =>
    ways.has(reference) && returnStandingOf(answers.get(reference) ?? []) === 'none';
  return new Set(references.filter(isOpen));
}

/** For each of these children about whom the school asks today, by its reference. */
export async function waysToAnswer(
  { clock, content, publicUrl }: AskingServices,
  read: ReadStore,
  years: ReadonlyMap<string, readonly StudentYear[]>,
): Promise<Map<string, WaysToAnswer>> {
  const { calendar, enrollment, school } = content;
  const today = dayInLusaka(clock.now());
  const { schoolYear, question, isOpen } = await findYearAhead(read, calendar, today);
  if (!question || !isOpen) return new Map();
  const ways = waysInLetter({
    lastDay: question.lastDay,
    phone: school.phone,
    page: `${publicUrl}/status`,
  });
  const isAsked = (all: readonly StudentYear[]) =>
    all.some(
      (year) =>
        year.schoolYear === yearBefore(schoolYear) &&
        isAskedAbout(
          { standing: standingOn(year, today, firstDayOf(calendar, year.schoolYear)), year },
          enrollment.classes,
          schoolYear,
        ),
    );
  return new Map(
    [...years].flatMap(([reference, all]) => (isAsked(all) ? [[reference, ways] as const] : [])),
  );
}
