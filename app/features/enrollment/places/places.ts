import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import { shortGrade } from '../grade-levels.ts';
import { holdsPlace } from '../status/status-sets.ts';

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

export function placesInWords(places: number): string {
  return places === 1 ? '1 place' : `${places} places`;
}

/**
 * `Grade 2: 4 of 22 places are free.`; of several offers, or one too many,
 * `Grade 2: 3 of 25 places are free, you offer 5, 2 too many.`
 */
export function freeInWords(count: Omit<GradeCount, 'waiting'>, offers = 1): string {
  const grade = shortGrade(count.grade);
  const left = placesLeft(count);
  if (left === undefined) return `${grade}: nobody has entered how many places there are.`;
  const free = `${Math.max(0, left)} of ${placesInWords(count.places ?? 0)} ${left === 1 ? 'is' : 'are'} free`;
  const beyond = offers > left ? `, ${offers - left} too many` : '';
  return `${grade}: ${free}${offers > 1 || beyond ? `, you offer ${offers}${beyond}` : ''}.`;
}

/** `In 2026: 3 offered, 2 accepted, 1 enrolled, 4 waiting.` */
export function countInWords({ year, held, waiting }: Omit<GradeCount, 'grade'>): string {
  return `In ${year}: ${takenInWords(held)}, ${waiting} waiting.`;
}

/** `3 offered, 2 accepted, 1 enrolled`. */
function takenInWords(held: GradeCount['held']): string {
  return holdsPlace
    .map((status) => `${held[status] ?? 0} ${enrollmentStatuses[status].name.toLowerCase()}`)
    .join(', ');
}

/** `1 place is free`, as sentences begin with it; fewer than none are none. */
export function freePlaces(left: number): string {
  return left === 1 ? '1 place is free' : `${Math.max(0, left)} places are free`;
}
