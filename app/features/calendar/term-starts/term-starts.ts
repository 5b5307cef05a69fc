import type { SchoolCalendar } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';

export type Term = SchoolCalendar['terms'][number];

/** The first day of a term, for all grades or for some of them. */
export interface TermStart {
  startsOn: PlainDate;
  /** The day that families knew before. */
  movedFrom?: PlainDate | undefined;
  /** The names of the grades; without it all that no other first day of the term names. */
  grades?: string[] | undefined;
}

/** The first days of a term: that of most grades, then those of others. */
export function startsOf({ startsOn, movedFrom, otherStarts = [] }: Term): TermStart[] {
  return [{ startsOn, movedFrom }, ...otherStarts];
}

/** The first day of a term for one grade, by its name without the ages. */
export function startFor(term: Term, grade: string): TermStart {
  const [main, ...others] = startsOf(term);
  return others.find(({ grades }) => grades?.includes(grade)) ?? main ?? term;
}
