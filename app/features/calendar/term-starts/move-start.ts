import type { SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, isRealDate, type PlainDate, writtenDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { startFor, startsOf, type Term, type TermStart } from './term-starts.ts';

/** The dates among which a first day moves. */
type MovableDates = Pick<SchoolCalendar, 'terms' | 'breaks'> & { openingDay: PlainDate };

export interface StartShift {
  /** The place of the term among the dates. */
  term: number;
  to: PlainDate;
  /** For these only; without it for all. */
  grades?: string[] | undefined;
}

interface StartRefusal {
  refusal: string;
  field: 'term' | 'day' | 'grades';
}

interface Known {
  /** The names of all grades that there are, in their order. */
  allGrades: readonly string[];
  today: PlainDate;
}

/** A break belongs to the term that begins so few days after it: a weekend may lie between. */
const MOST_DAYS_BETWEEN = 3;

/**
 * The dates with the first day of a term on another day, or why that cannot be. With it move the break before the term
 * and, where it is the same day, the first day of the school. The last day of the term stays.
 */
export function moveStart<Dates extends MovableDates>(
  dates: Dates,
  shift: StartShift,
  known: Known,
): { dates: Dates } | StartRefusal {
  const term = dates.terms[shift.term];
  if (!term) return { refusal: 'Please choose a term', field: 'term' };
  if (shift.grades?.length === 0)
    return { refusal: 'Please choose at least one grade', field: 'grades' };
  const refusal = whyNot(dates, term, shift, known);
  if (refusal) return { refusal, field: 'day' };
  const moved = withStart(term, shift, known.allGrades);
  const before = breakBefore(dates, term);
  const breakEnds = before && addDays(before.endsOn, daysBetween(term.startsOn, moved.startsOn));
  if (before && breakEnds && breakEnds < before.startsOn)
    return {
      refusal: `${before.name} begins on ${plainly(before.startsOn)}. Choose a later day.`,
      field: 'day',
    };
  return {
    dates: {
      ...dates,
      terms: dates.terms.map((one) => (one === term ? moved : one)),
      breaks: dates.breaks.map((one) =>
        one === before && breakEnds ? { ...one, endsOn: breakEnds } : one,
      ),
      openingDay: dates.openingDay === term.startsOn ? moved.startsOn : dates.openingDay,
    },
  };
}

/** The terms whose first day can still move: somebody has not begun yet. */
export function movableTerms(terms: readonly Term[], today: PlainDate): number[] {
  return terms.flatMap((term, index) =>
    startsOf(term).some(({ startsOn }) => startsOn >= today) ? [index] : [],
  );
}

function whyNot(
  { terms }: MovableDates,
  term: Term,
  { to, grades }: StartShift,
  { allGrades, today }: Known,
): string | undefined {
  if (!isRealDate(to)) return 'Please give a day, such as 4 Feb 2027';
  const now = (grades ?? gradesOf(term, allGrades)).map((grade) => startFor(term, grade));
  if (now.every(({ startsOn }) => startsOn === to)) return 'It begins on that day already';
  if (now.some(({ startsOn }) => startsOn < today))
    return `${term.name} has begun already. For days without lessons use Closed days.`;
  if (to < today) return 'This day is past. Choose today or a later day.';
  if (to.slice(0, 4) !== term.startsOn.slice(0, 4))
    return `A term stays in its year. Choose a day in ${term.startsOn.slice(0, 4)}.`;
  if (to > term.endsOn)
    return `${term.name} ends on ${plainly(term.endsOn)}. Choose an earlier day.`;
  const previous = terms.find((one) => one.startsOn < term.startsOn && to <= one.endsOn);
  return previous && `${previous.name} ends on ${plainly(previous.endsOn)}. Choose a later day.`;
}

function withStart(term: Term, { to, grades }: StartShift, allGrades: readonly string[]): Term {
  const every = gradesOf(term, allGrades);
  const isChosen = (grade: string) => grades?.includes(grade) ?? true;
  const groups = new Map<PlainDate, TermStart & { grades: string[] }>();
  for (const grade of every) {
    const now = startFor(term, grade);
    const next =
      isChosen(grade) && now.startsOn !== to ? { startsOn: to, movedFrom: now.startsOn } : now;
    const { startsOn } = next;
    const group = groups.get(startsOn) ?? { startsOn, grades: [] };
    // Of grades that knew different days the earliest is told: who comes too early waits in vain.
    const from = [group.movedFrom, next.movedFrom].filter((day) => day !== undefined).sort()[0];
    groups.set(startsOn, {
      ...group,
      ...(from && { movedFrom: from }),
      grades: [...group.grades, grade],
    });
  }
  const inOrder = [...groups.values()].sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const main = groups.get(term.startsOn) ?? inOrder[0];
  const others = inOrder.filter((one) => one !== main);
  const { movedFrom: _from, otherStarts: _others, ...rest } = term;
  return {
    ...rest,
    startsOn: main?.startsOn ?? to,
    ...(main?.movedFrom && { movedFrom: main.movedFrom }),
    ...(others.length > 0 && { otherStarts: others }),
  };
}

/** Also those that a class of the term has and that are no more in the list. */
function gradesOf({ otherStarts = [] }: Term, allGrades: readonly string[]): string[] {
  return [...new Set([...allGrades, ...otherStarts.flatMap(({ grades }) => grades)])];
}

function breakBefore({ breaks }: MovableDates, { startsOn }: Term) {
  return breaks.find(
    ({ endsOn }) => endsOn < startsOn && startsOn <= addDays(endsOn, MOST_DAYS_BETWEEN),
  );
}

function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

const plainly = (day: PlainDate) => plainSpaces(writtenDate(day));
