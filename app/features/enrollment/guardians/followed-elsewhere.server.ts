import type { ReadStore } from '#lib/store/store.server.ts';
import './guardian-tables.server.ts';

/** Which of these addresses belong to accounts that follow an application besides those with these references, and which it is. */
export async function listFollowedElsewhere(
  read: ReadStore,
  addresses: readonly string[],
  references: readonly string[],
): Promise<{ address: string; reference: string }[]> {
  if (addresses.length === 0) return [];
  return read
    .selectFrom('enrollment_guardians')
    .innerJoin('accounts', 'accounts.id', 'enrollment_guardians.account_id')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select(['accounts.email as address', 'application.reference'])
    .where('accounts.email', 'in', addresses)
    .where('application.reference', 'not in', references)
    .execute();
}
