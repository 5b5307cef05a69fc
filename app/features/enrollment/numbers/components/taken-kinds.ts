import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';
import { holdsPlace } from '../../status/status-sets.ts';

/** What can hold a place, the surest first, and how its part of a bar looks. */
export const takenKinds: readonly { status: EnrollmentStatus; name: string; mark: string }[] =
  holdsPlace
    .toSorted((one, other) => enrollmentStatuses[other].progress - enrollmentStatuses[one].progress)
    .map((status) => {
      const { name, isStudent, isOffer } = enrollmentStatuses[status];
      return { status, name, mark: isStudent ? 'sure' : isOffer ? 'offered' : 'taken' };
    });
