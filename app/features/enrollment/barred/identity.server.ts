import type { ReadStore } from '#lib/store/store.server.ts';
import { type GuardianNumber, guardianName } from '../guardians/which-guardian.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import type { WhoIsBarred } from './barred-schema.ts';
import { accountPerson, guardianPerson } from './guardian-person.ts';
import { keysOf } from './may-know.ts';
import '../guardians/guardian-tables.server.ts';

/** Who is meant, and by what they are known again on other forms. */
export interface Identity {
  name: string;
  guardian: GuardianNumber | null;
  keys: string[];
}

/**
 * Everything by which the office knows the person: of a guardian what the form says and the accounts that follow it for
 * them. Undefined for an account that follows nothing here.
 */
export async function findIdentity(
  read: ReadStore,
  row: EnrollmentApplicationRow,
  who: WhoIsBarred,
): Promise<Identity | undefined> {
  if (who.is === 'other') return { name: who.name, guardian: null, keys: keysOf(who) };
  const followers = (
    await read
      .selectFrom('enrollment_guardians')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['account_id as accountId', 'email', 'guardian'])
      .where('application_id', '=', row.id)
      .execute()
  ).map((follower) => ({ ...follower, ...accountPerson(row, follower) }));
  const meant = followers.filter(
    ({ accountId }) => who.is === 'account' && accountId === who.accountId,
  );
  if (who.is === 'account' && meant.length === 0) return undefined;
  const guardian = who.is === 'guardian' ? who.guardian : (meant[0]?.guardian ?? null);
  const accounts = guardian ? followers.filter((one) => one.guardian === guardian) : meant;
  const keys = [
    ...accounts.flatMap((account) => account.keys),
    ...(guardian ? guardianPerson(row, guardian).keys : []),
  ];
  return {
    name: (guardian && guardianName(row, guardian)) || meant[0]?.email || '',
    guardian,
    keys: [...new Set(keys)],
  };
}
