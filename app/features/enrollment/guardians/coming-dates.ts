import type { Content } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import type { GradeLevel } from '../grade-levels.ts';
import type { ToldInterview } from '../status/told-interview.server.ts';
import { firstDayOf } from './offer/offer-facts.ts';

/** A day that a family should know of. */
export interface ComingDate {
  on: PlainDate;
  what: string;
  isProvisional?: true;
}

interface Child {
  firstName: string;
  grade: GradeLevel;
  enrollmentYear: string;
  status: EnrollmentStatus;
  answerBy?: PlainDate;
  interview?: Pick<ToldInterview, 'on' | 'at'> | undefined;
}

/** What comes next for these children, by day; what is over is left out, and so is what the school has not published. */
export function comingDates(
  content: Pick<Content, 'calendar'>,
  children: readonly Child[],
  today: PlainDate,
): ComingDate[] {
  const answers = children.flatMap(({ firstName, answerBy }): ComingDate[] =>
    answerBy ? [{ on: answerBy, what: `Last day to answer the offer for ${firstName}.` }] : [],
  );
  const interviews = children.flatMap(({ firstName, interview }): ComingDate[] =>
    interview
      ? [{ on: interview.on, what: `Interview about a place for ${firstName}: ${interview.at}.` }]
      : [],
  );
  // Whoever has a place or is offered one has a first day.
  const placed = children.filter(({ status }) => enrollmentStatuses[status].holdsPlace);
  const namesByDay = new Map<PlainDate, string[]>();
  const provisional = new Set<PlainDate>();
  for (const child of placed) {
    const first = firstDayOf(content, child);
    if (!first) continue;
    namesByDay.set(first.on, [...(namesByDay.get(first.on) ?? []), child.firstName]);
    if (first.isProvisional) provisional.add(first.on);
  }
  const firstDays = [...namesByDay].map(
    ([on, names]): ComingDate => ({
      on,
      what: `First day of school for ${inWords(names)}.`,
      ...(provisional.has(on) && { isProvisional: true }),
    }),
  );
  return [...answers, ...interviews, ...firstDays]
    .filter(({ on }) => on >= today)
    .sort((one, other) => one.on.localeCompare(other.on));
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
