import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { listColleagues } from '#features/people/colleagues.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { makeAccessCode } from '../guardians/access-codes.server.ts';
import { changeApplication } from './desk-changes.server.ts';

interface Dependencies {
  store: Store;
  clock: Clock;
}

/** Whose work the application is; null for nobody's. */
export function assignApplication(
  staff: StaffIn<'enrollment'>,
  dependencies: Dependencies,
  reference: string,
  { version, accountId }: { version: number; accountId: string | null },
): Promise<DeskOutcome> {
  return changeApplication(
    staff,
    dependencies,
    reference,
    version,
    async ({ transaction, row, now }) => {
      const colleagues = await listColleagues(transaction, 'enrollment');
      const colleague = colleagues.find((one) => one.accountId === accountId);
      if (accountId !== null && !colleague) {
        const detail = 'Choose somebody who works on enrollment';
        return { outcome: 'refused', detail, field: 'accountId' };
      }
      await transaction
        .updateTable('enrollment_applications')
        .set({ assigned_to: accountId, version: row.version + 1 })
        .where('id', '=', row.id)
        .execute();
      const detail = `assigned: ${colleague?.email ?? 'nobody'}`;
      await recordAct(transaction, staff, { act: 'changed', about: reference, detail }, now);
      return { outcome: 'done' };
    },
  );
}

/** Adds a note of the office. */
export function addNote(
  staff: StaffIn<'enrollment'>,
  dependencies: Dependencies,
  reference: string,
  text: string,
): Promise<DeskOutcome> {
  return changeApplication(
    staff,
    dependencies,
    reference,
    undefined,
    async ({ transaction, row, now }) => {
      await writeNote(transaction, staff, row.id, text, now);
      const act = { act: 'changed', about: reference, detail: 'note added' } as const;
      await recordAct(transaction, staff, act, now);
      return { outcome: 'done' };
    },
  );
}

/** The note itself, within the write that gives cause to it. */
export async function writeNote(
  transaction: WriteTransaction,
  staff: StaffIn<'enrollment'>,
  applicationId: string,
  text: string,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('enrollment_application_notes')
    .values({
      id: crypto.randomUUID(),
      application_id: applicationId,
      written_at: now.toISOString(),
      written_by: staff.email,
      text,
    })
    .execute();
}

/** A code for the portal, to be read out to the family now: nobody can look it up again. */
export function giveAccessCode(
  staff: StaffIn<'enrollment'>,
  dependencies: Dependencies,
  reference: string,
): Promise<DeskOutcome> {
  return changeApplication(
    staff,
    dependencies,
    reference,
    undefined,
    async ({ transaction, row, now }) => {
      const accessCode = await makeAccessCode(transaction, staff, row.id, now);
      return { outcome: 'done', accessCode };
    },
  );
}
