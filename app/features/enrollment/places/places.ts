import type { EnrollmentStatus } from '../enrollment-application.ts';
import { shortGrade } from '../short-grade.ts';

/** Whoever has one of these holds a place: an offer keeps it free until the family answers. */
export const holdsPlace = ['offered', 'accepted', 'enrolled'] as const satisfies EnrollmentStatus[];
type HoldsPlace = (typeof holdsPlace)[number];

/** How full one grade is in one year. */
export interface GradeCount {
  year: string;
  grade: string;
  /** Undefined until the office has entered it. */
  places?: number;
  held: Record<HoldsPlace, number>;
  /** How many are on the waiting list. */
  waiting: number;
}

/** Below zero when more places are promised than there are; undefined while nobody has said how many there are. */
export function placesLeft({ places, held }: Pick<GradeCount, 'places' | 'held'>) {
  if (places === undefined) return undefined;
  return places - holdsPlace.reduce((sum, status) => sum + held[status], 0);
}

/** Whether so many more offers promise more places than there are. */
export function isBeyondPlaces(count: Pick<GradeCount, 'places' | 'held'>, offers: number) {
  const left = placesLeft(count);
  return left !== undefined && offers > left;
}

export function placesInWords(places: number): string {
  return places === 1 ? '1 place' : `${places} places`;
}

/** `Grade 2 in 2026: 25 places. 3 offered, 2 accepted, 1 enrolled, 4 waiting.` */
export function countInWords({ year, grade, places, held, waiting }: GradeCount): string {
  const there =
    places === undefined ? 'nobody has entered how many places there are' : placesInWords(places);
  const { offered, accepted, enrolled } = held;
  return `${shortGrade(grade)} in ${year}: ${there}. ${offered} offered, ${accepted} accepted, ${enrolled} enrolled, ${waiting} waiting.`;
}
