import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { queueLetter } from '../emails/notifications.server.ts';
import { recordOfStaff } from '../record-of-staff.server.ts';
import type { AccountRow } from '../tables.server.ts';

const acts = {
  secondFactorOn: 'second factor on',
  secondFactorOff: 'second factor off',
  recoveryCodeUsed: 'recovery code used',
  passkeyAdded: 'passkey added',
  passkeyRemoved: 'passkey removed',
};

/** The owner hears by mail what became of the second factor; of staff the record of acts keeps it as well. */
export async function tellOwner(
  transaction: WriteTransaction,
  services: AccountServices,
  account: AccountRow,
  what: keyof typeof acts,
): Promise<void> {
  await queueLetter(transaction, services, what, account.email);
  await recordOfStaff(transaction, account, services.clock.now(), 'changed', acts[what]);
}
