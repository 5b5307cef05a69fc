import type { StaffIn } from '#desk/require-room.server.ts';
import { readFamilyReference } from '#features/submissions/kinds.ts';

/** What the office asks for: the reference of something that a family sent, and who asks. */
export interface DeskSubject {
  staff: StaffIn<'families'>;
  reference: string;
}

/** Undefined for what is no reference of a family. Candidates belong to the recruitment room. */
export function familySubject(staff: StaffIn<'families'>, typed: string): DeskSubject | undefined {
  const reference = readFamilyReference(typed);
  return reference ? { staff, reference } : undefined;
}
