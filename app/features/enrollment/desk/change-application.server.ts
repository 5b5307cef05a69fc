import { writeNote } from '#desk/record/case-notes.server.ts';
import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { listColleagues } from '#features/people/colleagues.server.ts';
import { MAY_NOT_FOLLOW, mayFollow } from '../barred/may-follow.server.ts';
import { makeAccessCode } from '../guardians/access-codes.server.ts';
import type { GuardianNumber } from '../guardians/which-guardian.ts';
import { applicationKind } from './application-kind.server.ts';

/** Whose work the application is; null for nobody's. */
export function assignApplication(
  services: ChangeServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  { version, accountId }: { version: number; accountId: string | null },
): Promise<DeskOutcome> {
  const seen = { key: reference, version };
  return changeRecord(applicationKind, services, staff, seen, async ({ transaction }) => {
    const colleagues = await listColleagues(transaction, 'enrollment');
    const colleague = colleagues.find((one) => one.accountId === accountId);
    if (accountId !== null && !colleague) {
      return refuse('Choose somebody who works on enrollment', 'accountId');
    }
    return { set: { assigned_to: accountId }, did: [{ assignedTo: colleague?.email ?? null }] };
  });
}

/** Adds a note of the office. */
export function addNote(
  services: ChangeServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  text: string,
): Promise<DeskOutcome> {
  return changeRecord(applicationKind, services, staff, { key: reference }, async (work) => {
    await writeNote(work, text);
    return { did: ['note added'] };
  });
}

/** A code for the portal, to be read out to the family now: nobody can look it up again. */
export function giveAccessCode(
  services: ChangeServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  guardian: GuardianNumber | null,
): Promise<DeskOutcome<{ accessCode: string }>> {
  const seen = { key: reference };
  return changeRecord(applicationKind, services, staff, seen, async ({ transaction, row, now }) => {
    if (guardian && !(await mayFollow(transaction, row, guardian))) return MAY_NOT_FOLLOW;
    const made = { applicationId: row.id, reference, guardian };
    const accessCode = await makeAccessCode(transaction, staff, made, now);
    return { did: [], answer: { accessCode } };
  });
}
