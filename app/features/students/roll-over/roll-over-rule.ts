import { classesOf, type Grade, gradeName, grades } from '#features/content/grades.ts';
import type { EnrollmentContent } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { gradeAfter, type ReturnAnswer } from '../coming-back/coming-back.ts';
import type { Decision, RepeatReason } from './decisions.ts';

/** A child that is on the books of a year, of the next one, or of both. */
export interface ChildBetweenYears {
  reference: string;
  /** Where it is in the year that ends; left out for a child that comes new. */
  now?: { grade: string; letter: string; isPlanned: boolean; leftOn: PlainDate | null };
  /** Where it has its place in the next one already. */
  next?: { grade: string; letter: string; leftOn: PlainDate | null };
  /** Who, by names and day of birth, is the same child, and has a place in the next year by another application. */
  sameAs?: string | undefined;
  /** What its family said to the question whether it comes back; nothing where it has not answered. */
  answer: ReturnAnswer | undefined;
  /** What the office has decided. */
  decision?: Decision | undefined;
  /** The letter that the office chose for it in the draft of the classes, and the grade for which it did. */
  draft?: { grade: string; letter: string } | undefined;
}

/** Two years, as the rule needs to know them. */
export interface Years {
  /** The year that begins, such as `2027`. */
  next: number;
  classes: EnrollmentContent['classes'];
  /** Whether families were asked if their child comes back. */
  wasAsked: boolean;
}

/** What becomes of a child, in the order in which the office looks at them: first those whom somebody has to decide. */
export const outcomes = [
  ...(['undecided', 'waits', 'repeats', 'leaves', 'ends', 'comes', 'there', 'up'] as const),
] as const;

export type Outcome =
  | { is: 'undecided'; why: string }
  /** The grade is where it goes if it comes back. */
  | { is: 'waits'; answer: 'notSure' | undefined; grade: Grade }
  | { is: 'up'; grade: Grade }
  | { is: 'repeats'; grade: Grade; reason: RepeatReason }
  | { is: 'leaves'; why: 'left' | 'saidNo' | 'decided' }
  /** The last grade that there is for it. */
  | { is: 'ends' }
  | { is: 'comes' }
  /** It has its place in the next year already. */
  | { is: 'there' };

/** Nobody but the office can say what becomes of it. */
export const isOpen = ({ is }: Outcome): boolean => is === 'undecided' || is === 'waits';

/** The office gave it a place in the next year by a decision, and its family says that it leaves. */
export const isAgainstFamily = ({ answer }: ChildBetweenYears, { is }: Outcome): boolean =>
  answer === 'no' && (is === 'up' || is === 'repeats');

/** What becomes of one child when the next year begins. */
export function outcomeOf(child: ChildBetweenYears, years: Years): Outcome {
  const { now, next, decision, sameAs, answer } = child;
  if (next) {
    if (next.leftOn) return { is: 'leaves', why: 'left' };
    return { is: now ? 'there' : 'comes' };
  }
  if (!now || now.leftOn) return { is: 'leaves', why: 'left' };
  const { up, same, isLast } = gradesFor(now.grade, years);
  if (decision?.is === 'leave') return { is: 'leaves', why: 'decided' };
  if (decision?.is === 'repeat' && same) {
    return { is: 'repeats', grade: same, reason: decision.reason };
  }
  if (decision?.is === 'same' && sameAs) return { is: 'there' };
  if (decision?.is === 'up' && up) return { is: 'up', grade: up };
  if (now.isPlanned) return { is: 'undecided', why: `Nobody has said that this child came.` };
  if (sameAs) {
    return {
      is: 'undecided',
      why: `A child with the same name and day of birth has a place in ${years.next} by ${sameAs}.`,
    };
  }
  if (isLast) return { is: 'ends' };
  if (!up) {
    return {
      is: 'undecided',
      why: `We do not know which grade comes after ${gradeName(now.grade)} in ${years.next}.`,
    };
  }
  if (!years.wasAsked || answer === 'yes') return { is: 'up', grade: up };
  return answer === 'no' ? { is: 'leaves', why: 'saidNo' } : { is: 'waits', answer, grade: up };
}

/** What the office can decide of a child; nothing where its place, or that it left, decides. */
export function choicesFor(child: ChildBetweenYears, years: Years): Decision['is'][] {
  const { now, next, sameAs } = child;
  if (!now || now.leftOn || next) return [];
  const { up, same } = gradesFor(now.grade, years);
  return [
    ...(sameAs ? (['same'] as const) : []),
    ...(up ? (['up'] as const) : []),
    ...(same ? (['repeat'] as const) : []),
    'leave',
  ];
}

/**
 * The grade that comes after this one in the next year, and this one where there still is one: Grade 7 ends in 2028, so
 * that in 2029 nobody goes up from Grade 6, and nobody repeats Grade 7.
 */
function gradesFor(grade: string, { next, classes }: Years) {
  const up = gradeAfter(grade, classes, String(next)) as Grade | undefined;
  const there = classesOf(classes, next).map((one) => one.grade);
  const at = grades.indexOf(grade as Grade);
  return {
    up,
    same: there.find((one) => one === grade),
    isLast: at >= 0 && there.every((one) => grades.indexOf(one) <= at),
  };
}

/** Where a child is expected in the next year. */
export interface NextPlace {
  grade: string;
  /** Empty where the grade is not divided, or not yet. */
  letter: string;
}

/**
 * The class of the next year in which a child stands in the draft: exactly one, or none for who will not be here and for
 * whom somebody has to decide first. What the year gives when it begins is read from the same place.
 */
export function placeInDraft(child: ChildBetweenYears, years: Years): NextPlace | undefined {
  const { now, next, draft } = child;
  if (next) return next.leftOn ? undefined : { grade: next.grade, letter: next.letter };
  const outcome = outcomeOf(child, years);
  if (!('grade' in outcome)) return undefined;
  const { grade } = outcome;
  // A letter that was chosen for another grade is nobody's choice for this one.
  return { grade, letter: (draft?.grade === grade ? draft.letter : now?.letter) ?? '' };
}

/**
 * The grade of the next year in which a place is kept for a child that has none there yet: until its family says no, or
 * the office decides, nobody else is offered it. Nothing for who leaves or ends school.
 */
export function gradeKeptFor(child: ChildBetweenYears, years: Years): Grade | undefined {
  if (!child.now || child.next) return undefined;
  const outcome = outcomeOf(child, years);
  if ('grade' in outcome) return outcome.grade;
  return outcome.is === 'undecided' ? gradesFor(child.now.grade, years).up : undefined;
}

/** A place in the next year that the roll-over gives. */
export interface PlaceToGive extends NextPlace {
  reference: string;
}

/** The places that are written: of those who go up or repeat, and have none yet. */
export function placesToGive(children: readonly ChildBetweenYears[], years: Years): PlaceToGive[] {
  return children.flatMap((child) => {
    const { is } = outcomeOf(child, years);
    const place = placeInDraft(child, years);
    if (!place || (is !== 'up' && is !== 'repeats')) return [];
    return [{ reference: child.reference, ...place }];
  });
}
