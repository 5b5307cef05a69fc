import type { ReadStore } from '#lib/store/store.server.ts';
import { idsNaming } from '../naming/named-in.server.ts';
import { findReceivers } from '../receivers.server.ts';
import { inOneCase } from '../which-guardian.ts';
import '../guardian-tables.server.ts';

/**
 * The references of all applications of whose children the owner of an address may know everything, the newest first:
 * they stand there as a guardian with it, or an account with it follows them. Asked of each child anew, so that who is
 * barred from one of them sees the others (docs/decisions/0078).
 */
export async function listChildrenOf(read: ReadStore, email: string): Promise<string[]> {
  const own = inOneCase(email);
  const ofAccount = read
    .selectFrom('enrollment_guardians')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('application_id')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), '=', own));
  const rows = await read
    .selectFrom('enrollment_applications')
    .select('reference')
    .where(({ or, eb }) => or([eb('id', 'in', idsNaming(read, [own])), eb('id', 'in', ofAccount)]))
    .orderBy('submitted_at', 'desc')
    .execute();
  const known = await Promise.all(
    rows.map(async ({ reference }) => {
      const receivers = await findReceivers(read, reference);
      const receiver = receivers.find((one) => inOneCase(one.email) === own);
      return receiver?.isProven && !receiver.closed ? [reference] : [];
    }),
  );
  return known.flat();
}
