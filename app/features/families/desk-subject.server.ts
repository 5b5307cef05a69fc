import type { StaffIn } from '#features/staff/require-room.server.ts';
import { readReference } from '#lib/reference.ts';

/** What the office asks for: the reference of a family's application or message, and who asks. */
export interface DeskSubject {
  staff: StaffIn<'families'>;
  reference: string;
}

/** Undefined for what is no reference of a family. Candidates belong to the recruitment room. */
export function familySubject(staff: StaffIn<'families'>, typed: string): DeskSubject | undefined {
  const reference = readReference(typed, 'EN') ?? readReference(typed, 'CM');
  return reference ? { staff, reference } : undefined;
}
