import type { ReadStore } from '#lib/store/store.server.ts';
import { inOneCase } from './which-guardian.ts';
import './guardian-tables.server.ts';

/**
 * Those of the addresses, in one case, that are known to be a guardian's: of an account that follows an application, or
 * whose reader has pressed the button of our mail. A mailbox that is shown to be theirs is theirs for each child.
 */
export async function findProvenAddresses(
  read: ReadStore,
  addresses: readonly string[],
): Promise<Set<string>> {
  const pressed = await read
    .selectFrom('enrollment_guardian_acts')
    .select('account_email as email')
    .where('act', '=', 'provedAddress')
    .where('account_email', 'in', [...addresses, ''])
    .execute();
  const accounts = await read
    .selectFrom('accounts')
    .innerJoin('enrollment_guardians', 'account_id', 'accounts.id')
    .select('email')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), 'in', [...addresses, '']))
    .execute();
  return new Set([...pressed, ...accounts].map(({ email }) => inOneCase(email)));
}
