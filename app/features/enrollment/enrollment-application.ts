/**
 * The way of an enrollment application through the school: from each status to those it can reach.
 * Statuses are conditions; buttons, groups and diagrams are derived from this map. Each list is in the order of the
 * whole map, in which the desk draws its buttons, the usual next step first.
 */
export const nextStatuses = {
  submitted: ['underReview', 'withdrawn'],
  underReview: ['offered', 'waitlisted', 'notOffered', 'withdrawn'],
  offered: ['accepted', 'declined', 'rescinded', 'withdrawn'],
  waitlisted: ['offered', 'notOffered', 'withdrawn'],
  notOffered: [],
  accepted: ['enrolled', 'withdrawn'],
  declined: [],
  rescinded: [],
  enrolled: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>;

export type EnrollmentStatus = keyof typeof nextStatuses;

export const FIRST_STATUS: EnrollmentStatus = 'submitted';

/** Where an application comes to nothing: its time to be kept runs from here. */
export const closedWithoutPlace = [
  'notOffered',
  'declined',
  'rescinded',
  'withdrawn',
] as const satisfies EnrollmentStatus[];

export function isClosedWithoutPlace(status: EnrollmentStatus): boolean {
  return closedWithoutPlace.some((closed) => closed === status);
}
