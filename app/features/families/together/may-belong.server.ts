import type { Role } from '#desk/roles.ts';
import { shortGrade } from '#features/enrollment/grade-levels.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { Scope } from '../erasure/scope.ts';
import { findBelonging, type SchoolContent } from './suggestions.server.ts';

/** Who asks for it, and what the school's own contacts are. */
export interface WhoSuggests {
  content: SchoolContent;
  roles: readonly Role[];
}

/** Something that was sent and that nobody has put to a family yet, or parted from it. */
export interface MayBelong {
  reference: string;
  title: string;
  detail: string;
  /** Why it may belong there, such as `same phone as Grace Mwale`. */
  reason: string;
}

/**
 * What the page of this family asks about: other applications, and messages, payments and forms. A copy or an erasure
 * of the whole family that did not name them would say that it is whole when it is not.
 */
export async function listMayBelong(
  read: ReadStore,
  { content, roles }: WhoSuggests,
  reference: string,
): Promise<MayBelong[]> {
  const found = await findBelonging(read, content, reference, roles);
  if (!found) return [];
  const applications = found.suggested
    .filter(({ isSettled }) => !isSettled)
    .map(({ other, reasons }) => ({
      reference: other.reference,
      title: `${other.firstName} ${other.lastName}`,
      detail: `${shortGrade(other.gradeLevel)}, ${other.enrollmentYear}, born ${dayMonthYear(other.bornOn)}`,
      reason: reasons.join(', '),
    }));
  const records = found.records.map(({ record, reason }) => ({
    reference: record.reference,
    title: record.title,
    detail: record.detail,
    reason,
  }));
  return [...applications, ...records];
}

/** The same for a copy or an erasure: names are compared for it, so it is asked only where something was ticked. */
export async function listTickable(
  read: ReadStore,
  who: WhoSuggests,
  reference: string,
  { of, also }: Scope,
): Promise<MayBelong[]> {
  return of === 'family' && also.length > 0 ? listMayBelong(read, who, reference) : [];
}
