import type { Receiver } from '#features/contact/conversation/receivers.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { type GradeLevel, gradeLevels } from '../grade-levels.ts';
import { type GuardianNumber, inOneCase, whichGuardian } from './which-guardian.ts';
import './guardian-tables.server.ts';
import '../tables.server.ts';

/** A guardian whom the school can write to. */
export interface GuardianReceiver extends Receiver {
  /** Undefined for an account of which nobody knows whose it is. */
  guardian: GuardianNumber | undefined;
}

/**
 * Whom the school writes to about an application: both parents as it names them, and every account that follows it, each
 * address once. The child is named only where the address is that of an account which follows the application: its
 * owner has shown both a code of the school and that the mailbox is theirs (docs/decisions/0056).
 */
export async function findReceivers(
  read: ReadStore | WriteTransaction,
  reference: string,
): Promise<GuardianReceiver[]> {
  const row = await read
    .selectFrom('enrollment_applications')
    .select(['id', 'student_first_name', 'grade_level', 'parent1_letters', 'parent2_letters'])
    .select(['parent1_first_name', 'parent1_last_name', 'parent1_email'])
    .select(['parent2_first_name', 'parent2_last_name', 'parent2_email', 'parent2_phone'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return [];
  const followers = await read
    .selectFrom('enrollment_guardians')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['email', 'guardian'])
    .where('application_id', '=', row.id)
    .orderBy('linked_at')
    .execute();
  const proven = new Set(followers.map(({ email }) => inOneCase(email)));
  const child = `${row.student_first_name}, ${gradeLevels[row.grade_level as GradeLevel]}`;
  const names = {
    1: `${row.parent1_first_name} ${row.parent1_last_name}`,
    2: `${row.parent2_first_name} ${row.parent2_last_name}`,
  };
  const wants = { 1: row.parent1_letters === 1, 2: row.parent2_letters === 1 };
  const addresses: { email: string; guardian: GuardianNumber | undefined }[] = [
    { email: row.parent1_email, guardian: 1 },
    { email: row.parent2_email, guardian: 2 },
    ...followers.map(({ email, guardian }) => ({
      email,
      guardian: guardian ?? whichGuardian({ email, codeFor: null }, row),
    })),
  ];
  const byAddress = new Map<string, GuardianReceiver>();
  for (const { email, guardian } of addresses) {
    const address = inOneCase(email);
    if (address === '' || byAddress.has(address)) continue;
    byAddress.set(address, {
      ...{ email, guardian },
      name: (guardian && names[guardian].trim()) || 'A parent or guardian',
      wantsLetters: guardian ? wants[guardian] : true,
      ...(proven.has(address) && { child }),
    });
  }
  return [...byAddress.values()];
}
