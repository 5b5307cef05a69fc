import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { ContactChange, GuardianAct } from './guardian-tables.server.ts';

export interface RecordedAct {
  at: string;
  email: string;
  act: GuardianAct;
  changes: ContactChange[];
}

/** Writes down what a guardian did in the portal, within the write that does it. */
export async function recordGuardianAct(
  transaction: WriteTransaction,
  by: { applicationId: string; email: string },
  act: { act: GuardianAct; changes?: ContactChange[] },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('enrollment_guardian_acts')
    .values({
      id: crypto.randomUUID(),
      application_id: by.applicationId,
      at: now.toISOString(),
      account_email: by.email,
      act: act.act,
      changes: JSON.stringify(act.changes ?? []),
    })
    .execute();
}

/** What guardians did with an application in the portal, the oldest first. */
export async function listGuardianActs(
  read: ReadStore,
  applicationId: string,
): Promise<RecordedAct[]> {
  const rows = await read
    .selectFrom('enrollment_guardian_acts')
    .select(['at', 'account_email', 'act', 'changes'])
    .where('application_id', '=', applicationId)
    .orderBy('at')
    .execute();
  return rows.map(({ account_email: email, changes, ...row }) => ({
    ...row,
    email,
    changes: JSON.parse(changes),
  }));
}
