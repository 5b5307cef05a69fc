import type { Content } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { EnrollmentStatus } from '../enrollment-application.ts';
import { firstDayOf } from './offer/offer-facts.ts';

/** A day that a family should know of. */
export interface ComingDate {
  on: PlainDate;
  what: string;
  isProvisional?: true;
}

interface Child {
  firstName: string;
  enrollmentYear: string;
  status: EnrollmentStatus;
  answerBy?: PlainDate;
}

/** Whoever has a place or is offered one has a first day. */
const withPlace: readonly EnrollmentStatus[] = ['offered', 'accepted', 'enrolled'];

/** What comes next for these children, by day; what is over is left out, and so is what the school has not published. */
export function comingDates(
  content: Pick<Content, 'calendar'>,
  children: readonly Child[],
  today: PlainDate,
): ComingDate[] {
  const answers = children.flatMap(({ firstName, answerBy }): ComingDate[] =>
    answerBy ? [{ on: answerBy, what: `Last day to answer the offer for ${firstName}.` }] : [],
  );
  const placed = children.filter(({ status }) => withPlace.includes(status));
  const years = [...new Set(placed.map(({ enrollmentYear }) => enrollmentYear))];
  const firstDays = years.flatMap((year): ComingDate[] => {
    const first = firstDayOf(content, year);
    const names = placed.filter((one) => one.enrollmentYear === year);
    return first
      ? [
          {
            on: first.on,
            what: `First day of school for ${inWords(names.map(({ firstName }) => firstName))}.`,
            ...(first.isProvisional && { isProvisional: true }),
          },
        ]
      : [];
  });
  return [...answers, ...firstDays]
    .filter(({ on }) => on >= today)
    .sort((one, other) => one.on.localeCompare(other.on));
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}
