import type { Receiver } from '#features/contact/conversation/receivers.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { type GradeLevel, gradeLevels } from '../grade-levels.ts';
import './guardian-tables.server.ts';
import '../tables.server.ts';

/**
 * Whom the school writes to about an application: both parents as it names them, and every account that follows it, each
 * address once. The child is named only where the address is that of an account which follows the application: its
 * owner has shown both a code of the school and that the mailbox is theirs (docs/decisions/0056).
 */
export async function findReceivers(
  read: ReadStore | WriteTransaction,
  reference: string,
): Promise<Receiver[]> {
  const row = await read
    .selectFrom('enrollment_applications')
    .select(['id', 'student_first_name', 'grade_level'])
    .select(['parent1_first_name', 'parent1_last_name', 'parent1_email'])
    .select(['parent2_first_name', 'parent2_last_name', 'parent2_email'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return [];
  const followers = await read
    .selectFrom('enrollment_guardians')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select('email')
    .where('application_id', '=', row.id)
    .orderBy('linked_at')
    .execute();
  const proven = new Set(followers.map(({ email }) => inOneCase(email)));
  const child = `${row.student_first_name}, ${gradeLevels[row.grade_level as GradeLevel]}`;
  const named = [
    { name: `${row.parent1_first_name} ${row.parent1_last_name}`, email: row.parent1_email },
    { name: `${row.parent2_first_name} ${row.parent2_last_name}`, email: row.parent2_email },
    ...followers.map(({ email }) => ({ name: 'A parent or guardian', email })),
  ];
  const byAddress = new Map<string, Receiver>();
  for (const { name, email } of named) {
    const address = inOneCase(email);
    if (address === '' || byAddress.has(address)) continue;
    byAddress.set(address, { name, email, ...(proven.has(address) && { child }) });
  }
  return [...byAddress.values()];
}

export const inOneCase = (email: string) => email.trim().toLowerCase();
