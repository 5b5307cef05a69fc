import { type EnrollmentStatus, enrollmentStatuses, holdsPlace } from '../enrollment-status.ts';
import { shortGrade } from '../grade-levels.ts';

/** How full one grade is in one year. */
export interface GradeCount {
  year: string;
  grade: string;
  /** Undefined until the office has entered it. */
  places?: number;
  /** How many stand at each status that holds a place. */
  held: Partial<Record<EnrollmentStatus, number>>;
  /** How many are on the waiting list. */
  waiting: number;
}

interface HeldOf extends Pick<GradeCount, 'held'> {
  places?: number | undefined;
}

/** Below zero when more places are promised than there are; undefined while nobody has said how many there are. */
export function placesLeft({ places, held }: HeldOf) {
  return places === undefined ? undefined : places - placesTaken(held);
}

/** How many places are offered, accepted or filled. */
export function placesTaken(held: GradeCount['held']): number {
  return holdsPlace.reduce((sum, status) => sum + (held[status] ?? 0), 0);
}

/** Whether so many more offers promise more places than there are. */
export function isBeyondPlaces(count: Pick<GradeCount, 'places' | 'held'>, offers: number) {
  const left = placesLeft(count);
  return left !== undefined && offers > left;
}

/** `3 are free, you offer 5, 2 too many.`; empty while nobody has said how many places there are. */
export function offersInWords(count: Pick<GradeCount, 'places' | 'held'>, offers: number): string {
  const left = placesLeft(count);
  if (left === undefined) return '';
  const free = left === 1 ? '1 is free' : `${Math.max(0, left)} are free`;
  const beyond = offers - left;
  return `${free}, you offer ${offers}${beyond > 0 ? `, ${beyond} too many` : ''}.`;
}

export function placesInWords(places: number): string {
  return places === 1 ? '1 place' : `${places} places`;
}

/** `Grade 2 in 2026: 25 places. 3 offered, 2 accepted, 1 enrolled, 4 waiting.` */
export function countInWords({ year, grade, places, held, waiting }: GradeCount): string {
  const there =
    places === undefined ? 'nobody has entered how many places there are' : placesInWords(places);
  return `${shortGrade(grade)} in ${year}: ${there}. ${takenInWords(held)}, ${waiting} waiting.`;
}

/** `3 offered, 2 accepted, 1 enrolled`. */
export function takenInWords(held: GradeCount['held']): string {
  return holdsPlace
    .map((status) => `${held[status] ?? 0} ${enrollmentStatuses[status].name.toLowerCase()}`)
    .join(', ');
}
