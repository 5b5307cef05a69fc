import type { RoomServices } from '#desk/define-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { grades } from '#features/content/grades.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { siblingsAmong } from '../lists/siblings.ts';
import '../lists/list-services.ts';
import { byName, nameInList } from '../named-child.ts';
import { listPeople } from '../people/list-people.server.ts';
import { type PlannedChild, planRollOver } from '../roll-over/plan-roll-over.server.ts';
import { isOpen, type NextPlace } from '../roll-over/roll-over-rule.ts';
import { findRollOver, yearsToBegin } from '../roll-over/year-that-begins.server.ts';
import { classInWords, firstDayOf } from '../student-year.ts';
import { classSeen } from './class-seen.ts';
import { findSize } from './sizes.server.ts';
import { listTeachers } from './teachers.server.ts';
import { type ChildInClass, countsOf, lettersToChoose, type Pair, warningsOf } from './warnings.ts';
import { listWishes } from './wishes.server.ts';

/** The year and the grade that an address asks for. */
export const classesFrom = (search: URLSearchParams) => ({
  year: search.get('year') ?? '',
  grade: search.get('grade') ?? '',
});

/** A child that stands in the draft. */
export type ChildInDraft = PlannedChild & { place: NextPlace };

/** The classes of one grade in a year that begins, with who is in each and what is to be looked at. */
export async function showClasses(
  school: RoomServices,
  _staff: StaffIn<'students'>,
  asked: ReturnType<typeof classesFrom>,
) {
  const { read } = school.store;
  const today = dayInLusaka(school.clock.now());
  const { years, first } = yearsToBegin(today);
  const year = years.includes(asked.year) ? asked.year : first;
  const plan = await planRollOver(read, school, year, school.content.enrollment);
  const all = plan.children.filter((one): one is ChildInDraft => one.place !== undefined);
  const there = grades.filter((grade) => all.some(({ place }) => place.grade === grade));
  const grade = there.find((one) => one === asked.grade) ?? there[0] ?? grades[0];
  const inGrade = all.filter(({ place }) => place.grade === grade).sort(byChild);
  const children = inGrade.map(asChildInClass);
  const size = await findSize(read, { year, grade });
  const teachers = await listTeachers(read, { year, grade });
  const here = new Set(inGrade.map(({ reference }) => reference));
  const said = (await listWishes(read)).filter(
    ({ one, other }) => here.has(one) && here.has(other),
  );
  const siblings = await siblingPairs(school, [...here]);
  const letters = countsOf(children).map(([letter]) => letter);
  const firstDay = firstDayOf(school.content.calendar, year);
  return {
    year,
    years,
    firstDay,
    isUnderWay: today >= firstDay,
    isBegun: (await findRollOver(read, year)) !== undefined,
    grade,
    grades: there.map((one) => ({
      grade: one,
      count: all.filter(({ place }) => place.grade === one).length,
    })),
    /** Children about whom somebody has to decide first: in no class of any grade. */
    undecided: plan.children.filter(({ outcome, place }) => isOpen(outcome) && !place).length,
    size,
    classes: letters.map((letter) => ({
      letter,
      /** Empty while nobody said it. */
      teacher: teachers.get(letter) ?? '',
      children: inGrade.filter(({ place }) => place.letter === letter).map(shown),
    })),
    letters: lettersToChoose(letters),
    warnings: warningsOf(children, { size, said, siblings }),
    said,
  };
}

export type ShownClasses = Awaited<ReturnType<typeof showClasses>>;
export type ShownClass = ShownClasses['classes'][number];
export type ShownChild = ShownClass['children'][number];

async function siblingPairs(school: RoomServices, references: readonly string[]): Promise<Pair[]> {
  const families = await school.listFamilies(school.store.read, references);
  const people = await listPeople(school, references);
  const siblings = siblingsAmong(references, { families, people });
  return [...siblings].flatMap(([one, others]) =>
    others.flatMap(({ reference: other }) => (one < other ? [{ one, other }] : [])),
  );
}

const asChildInClass = ({ reference, child, place }: ChildInDraft): ChildInClass => ({
  reference,
  letter: place.letter,
  bornOn: child?.bornOn,
});

function byChild(one: ChildInDraft, other: ChildInDraft): number {
  return one.child && other.child
    ? byName(one.child, other.child)
    : one.reference.localeCompare(other.reference);
}

function shown({ reference, child, now, outcome, place }: ChildInDraft) {
  return {
    reference,
    name: child ? nameInList(child) : reference,
    spokenName: child ? `${child.firstName} ${child.lastName}` : reference,
    /** Its class of the year before; empty for who comes new. */
    from: now ? classInWords(now) : '',
    is: outcome.is,
    seen: classSeen(place),
  };
}
