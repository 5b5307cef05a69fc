import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { MAY_NOT_FOLLOW, mayFollow } from '../barred/may-follow.server.ts';
import { makeAccessCode } from '../guardians/access-codes.server.ts';
import type { GuardianNumber } from '../guardians/which-guardian.ts';
import { applicationKind } from './application-kind.server.ts';

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

/** When the newest code that still opens the application was made. */
export function findNewestCode(read: ReadStore, applicationId: string, now: Date) {
  return read
    .selectFrom('enrollment_access_codes')
    .select('made_at')
    .where('application_id', '=', applicationId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
