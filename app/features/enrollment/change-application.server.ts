import type { StaffIn } from '#features/staff/require-room.server.ts';
import { listColleagues } from '#features/staff/staff-members.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { makeAccessCode } from './access-codes.server.ts';
import {
  type ChangeResult,
  changedMeanwhile,
  changeRow,
  findUnchanged,
  isRefused,
} from './desk-changes.server.ts';
import type { DeskSurroundings } from './move-application.server.ts';

type Surroundings = Pick<DeskSurroundings, 'store' | 'clock'>;

/** Whose work the application is; null for nobody's. */
export async function assignApplication(
  staff: StaffIn<'enrollment'>,
  { store, clock }: Surroundings,
  reference: string,
  { version, accountId }: { version: number; accountId: string | null },
): Promise<ChangeResult> {
  const now = clock.now();
  return store.write(async (transaction) => {
    const row = await findUnchanged(transaction, reference, version);
    if (isRefused(row)) return row;
    const colleague = await findColleague(transaction, accountId);
    if (accountId !== null && !colleague) {
      const message = 'Choose somebody who works on enrollment';
      const errors = [{ field: 'accountId', message }];
      return { outcome: 'refused', title: 'Not assigned', detail: message, errors };
    }
    const changes = { assigned_to: accountId };
    if (!(await changeRow(transaction, row, changes))) return changedMeanwhile(row);
    const detail = `assigned to: ${colleague?.email ?? 'nobody'}`;
    await recordAct(transaction, staff, { act: 'changed', about: reference, detail }, now);
    return { outcome: 'done' };
  });
}

async function findColleague(read: ReadStore, accountId: string | null) {
  const colleagues = await listColleagues(read, 'enrollment');
  return colleagues.find((colleague) => colleague.id === accountId);
}

/** Adds a note of the office. */
export function addNote(
  staff: StaffIn<'enrollment'>,
  { store, clock }: Surroundings,
  reference: string,
  text: string,
): Promise<ChangeResult> {
  const now = clock.now();
  return store.write(async (transaction) => {
    const id = await findId(transaction, reference);
    if (!id) return { outcome: 'missing' };
    await writeNote(transaction, staff, id, text, now);
    await recordAct(transaction, staff, { act: 'changed', about: reference, detail: 'note' }, now);
    return { outcome: 'done' };
  });
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
  { store, clock }: Surroundings,
  reference: string,
): Promise<ChangeResult> {
  const now = clock.now();
  return store.write(async (transaction) => {
    const id = await findId(transaction, reference);
    if (!id) return { outcome: 'missing' };
    return { outcome: 'done', accessCode: await makeAccessCode(transaction, staff, id, now) };
  });
}

async function findId(read: ReadStore, reference: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('enrollment_applications')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id;
}
