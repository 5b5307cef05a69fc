import type { StatusSign } from '#desk/list/status-badge.tsx';
import { grades } from '#features/content/grades.ts';
import type { Content } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import {
  type LeavingReason,
  leavingReasons,
  type Standing,
  type StudentYear,
} from '../student-year.ts';

/** What a family says to the question whether its child comes back. */
export const returnAnswers = {
  yes: { name: 'Comes back', shape: 'good' },
  no: { name: 'Leaves', shape: 'ring' },
  notSure: { name: 'Not sure yet', shape: 'half' },
} as const satisfies Record<string, StatusSign>;

export type ReturnAnswer = keyof typeof returnAnswers;

/** How a child stands to the question. Whoever has said nothing has not said yes. */
export const returnStandings = {
  none: { name: 'No answer', shape: 'wait square' },
  ...returnAnswers,
} as const satisfies Record<string, StatusSign>;

export type ReturnStanding = keyof typeof returnStandings;

export const isReturnStanding = (text: string): text is ReturnStanding =>
  Object.hasOwn(returnStandings, text);

/** How the office learned of an answer that it typed in. */
export const waysAtDesk = { telephone: 'By telephone', slip: 'On a paper slip' } as const;
export type WayAtDesk = keyof typeof waysAtDesk;

/**
 * Which of the two guardians of a child it was, or the office for one of them. `unknown` is one of the two where nobody
 * knows which; `guardian` is whoever knew the birth date.
 */
export type GivenBy = 'guardian1' | 'guardian2' | 'unknown' | 'guardian' | 'office';
export type GivenHow = WayAtDesk | 'portal' | 'mail' | 'birthDate';

/** Why a child may be said to leave; nobody has to give a reason. */
export type ReasonToLeave = Exclude<LeavingReason, 'neverCame'>;
export const reasonsToLeave = (Object.keys(leavingReasons) as LeavingReason[]).filter(
  (reason): reason is ReasonToLeave => reason !== 'neverCame',
);

/** One answer about a child, as it was given. */
export interface GivenAnswer {
  id: string;
  answer: ReturnAnswer;
  reason: LeavingReason | '';
  givenBy: GivenBy;
  givenHow: GivenHow;
  typedBy: string;
  answeredAt: string;
}

/** The one that counts: the last. Of two in one moment that which was written down later. */
export function lastAnswer(answers: readonly GivenAnswer[]): GivenAnswer | undefined {
  return answers.toSorted(byTime).at(-1);
}

const byTime = (one: GivenAnswer, other: GivenAnswer) =>
  one.answeredAt.localeCompare(other.answeredAt) || one.id.localeCompare(other.id);

/** How a child stands to the question, by all that was answered about it. */
export function returnStandingOf(answers: readonly GivenAnswer[]): ReturnStanding {
  return lastAnswer(answers)?.answer ?? 'none';
}

/** The school's classes, and in which years there is each. */
type Classes = Content['enrollment']['classes'];

/** The grade after this one, where there is such a class in that year: nobody comes back after the last. */
export function gradeAfter(grade: string, classes: Classes, year: string): string | undefined {
  const order: readonly string[] = grades;
  const at = order.indexOf(grade);
  const next = at < 0 ? undefined : order[at + 1];
  const hasIt = classes.some(
    ({ grade: of, firstYear = Number(year), lastYear = Number(year) }) =>
      of === next && firstYear <= Number(year) && Number(year) <= lastYear,
  );
  return hasIt ? next : undefined;
}

/** Whether a child of the year before is asked about: it is here or comes, nobody has said that it leaves, and there is a class after its own. */
export function isAskedAbout(
  { standing, year }: { standing: Standing; year: Pick<StudentYear, 'grade' | 'leftOn'> },
  classes: Classes,
  schoolYear: string,
): boolean {
  const isHere = standing === 'here' || standing === 'confirmed';
  return isHere && !year.leftOn && gradeAfter(year.grade, classes, schoolYear) !== undefined;
}

/** The year before, of whose children it is asked. */
export const yearBefore = (schoolYear: string) => String(Number(schoolYear) - 1);

/** The next year that has not begun: its children are asked about today. */
export function yearAhead(today: PlainDate, firstDay: (year: string) => PlainDate): string {
  const year = today.slice(0, 4);
  return today < firstDay(year) ? year : String(Number(year) + 1);
}

/** Whether families can answer by themselves on this day. */
export function isOpenOn(
  question: { lastDay: PlainDate; isClosed: boolean } | undefined,
  today: PlainDate,
): boolean {
  return question !== undefined && !question.isClosed && today <= question.lastDay;
}
