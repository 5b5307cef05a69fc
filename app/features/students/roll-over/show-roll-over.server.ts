import type { RoomServices } from '#desk/define-room.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { type Grade, grades } from '#features/content/grades.ts';
import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { byName, nameInList } from '../named-child.ts';
import { classInWords, firstDayOf } from '../student-year.ts';
import { countByGrade } from './count-by-grade.ts';
import { decisionSeen } from './decisions.ts';
import { type PlannedChild, planRollOver } from './plan-roll-over.server.ts';
import { choicesFor, isAgainstFamily, outcomes, type Years } from './roll-over-rule.ts';
import { findRollOver, whyNoWayBack, yearsToBegin } from './year-that-begins.server.ts';

export type RollOverServices = Pick<RoomServices, 'store' | 'clock' | 'listEnrolledChildren'> & {
  content: Pick<Content, 'enrollment' | 'calendar'>;
};

/** The year that begins, as an address asks for it; any that cannot begin now is for the one that is next. */
export const rollOverYearFrom = (search: URLSearchParams) => search.get('year') ?? '';

/** Who goes where when a year begins, list by list, and whether it has begun. */
export async function showRollOver(
  { store, clock, content, ...school }: RollOverServices,
  _staff: StaffIn<'students'>,
  asked: string,
) {
  const today = dayInLusaka(clock.now());
  const { years, first } = yearsToBegin(today);
  const year = years.includes(asked) ? asked : first;
  const plan = await planRollOver(store.read, school, year, content.enrollment);
  const firstDay = firstDayOf(content.calendar, year);
  const begun = await findRollOver(store.read, year);
  const inOrder = plan.children.toSorted(byClass);
  return {
    year,
    before: String(Number(year) - 1),
    years,
    firstDay,
    seen: plan.seen,
    begun: begun && { ...begun, whyNoWayBack: whyNoWayBack(year, today, firstDay) },
    isTooLateToUndo: today >= firstDay,
    counts: countByGrade(plan.children),
    // Today leads here for the first of these: among hundreds who go up nobody would find them.
    lists: (['against', ...outcomes] as const).map((is) => ({
      is,
      children: inOrder.filter((one) => listOf(one) === is).map((one) => shown(one, plan.years)),
    })),
  };
}

export type ShownRollOver = Awaited<ReturnType<typeof showRollOver>>;
export type ShownChild = ReturnType<typeof shown>;

function shown(one: PlannedChild, years: Years) {
  const { reference, child, now, place, outcome, decision, sameAs } = one;
  return {
    reference,
    name: child ? nameInList(child) : reference,
    from: now ? classInWords(now) : '',
    to: place && outcome.is !== 'waits' ? classInWords(place) : '',
    outcome,
    choices: choicesFor(one, years),
    decided: decisionSeen(decision),
    sameAs: sameAs ?? '',
  };
}

/** The list on which a child stands. */
const listOf = (one: PlannedChild) =>
  isAgainstFamily(one, one.outcome) ? 'against' : one.outcome.is;

/** In the order of grades, classes and names. */
function byClass(one: PlannedChild, other: PlannedChild): number {
  const [here, there] = [one.now ?? one.next, other.now ?? other.next];
  return (
    placeOf(here?.grade) - placeOf(there?.grade) ||
    (here?.letter ?? '').localeCompare(there?.letter ?? '') ||
    (one.child && other.child
      ? byName(one.child, other.child)
      : one.reference.localeCompare(other.reference))
  );
}

const placeOf = (grade: string | undefined) => grades.indexOf(grade as Grade);
