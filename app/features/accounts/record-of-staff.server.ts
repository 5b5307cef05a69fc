import { type Act, recordAct } from '#lib/audit/audit-records.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { isAtDesk } from './auth-user.server.ts';
import type { AccountRow } from './tables.server.ts';

/**
 * Writes into the record of acts what somebody who works here did with their own account, within the write that does
 * it. Of families' accounts it keeps nothing: their owners hear of it by mail.
 */
export async function recordOfStaff(
  transaction: WriteTransaction,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
  now: Date,
  act: Act,
  detail: string,
): Promise<void> {
  if (!(await isAtDesk(transaction, id))) return;
  const by = act === 'refused' ? 'somebody who is not signed in' : email;
  const about = act === 'signedIn' ? 'own account' : email;
  await recordAct(transaction, { accountId: id, email: by }, { act, about, detail }, now);
}
