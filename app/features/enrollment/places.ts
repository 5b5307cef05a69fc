import type { EnrollmentStatus } from './enrollment-application.ts';

/** Whoever has one of these holds a place: an offer keeps it free until the family answers. */
export const holdsPlace = ['offered', 'accepted', 'enrolled'] as const satisfies EnrollmentStatus[];
export type HoldsPlace = (typeof holdsPlace)[number];

export interface WaitingApplication {
  reference: string;
  applicant: string;
  waitlistedAt: string;
}

/** One grade in one year. */
export interface GradePlaces {
  grade: string;
  /** Undefined until the office has entered it. */
  places?: number;
  version: number;
  held: Record<HoldsPlace, number>;
  /** In the order of the list. */
  waiting: WaitingApplication[];
}

/** Below zero when more places are promised than there are; undefined while nobody has said how many there are. */
export function placesLeft({ places, held }: Pick<GradePlaces, 'places' | 'held'>) {
  if (places === undefined) return undefined;
  return places - holdsPlace.reduce((sum, status) => sum + held[status], 0);
}
