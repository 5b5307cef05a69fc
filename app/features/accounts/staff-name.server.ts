import type { Needs } from '#lib/needs.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { recordOfStaff } from './record-of-staff.server.ts';
import type { AuthorizedAccount } from './sessions/authorization.server.ts';

/** Writes what colleagues call a member of staff from now on; acts keep the address. */
export async function setStaffName(
  transaction: WriteTransaction,
  accountId: string,
  name: string,
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ staff_name: name })
    .where('id', '=', accountId)
    .execute();
}

/** Changes one's own name, and records what it was changed to. */
export async function changeOwnName(
  { store, clock }: Needs<'store' | 'clock'>,
  { accountId: id, email }: AuthorizedAccount,
  { name }: { name: string },
): Promise<{ outcome: 'done' }> {
  await store.write(async (transaction) => {
    await setStaffName(transaction, id, name);
    await recordOfStaff(transaction, { id, email }, clock.now(), 'changed', `name: ${name}`);
  });
  return { outcome: 'done' };
}
