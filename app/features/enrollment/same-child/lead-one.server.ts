import type { WriteTransaction } from '#lib/store/store.server.ts';
import { listApplicants } from './applicants.server.ts';
import { leaderOf } from './leader.ts';

/**
 * These applications are of one child: one of them goes on for all, and the office's list shows that one. A single
 * one goes on for itself. Nothing else of them is changed, and every reference works on.
 */
export async function leadAsOne(
  transaction: WriteTransaction,
  references: readonly string[],
): Promise<void> {
  const leader = leaderOf(await listApplicants(transaction, references));
  if (!leader) return;
  for (const reference of references) {
    const sameChildAs = reference === leader.reference ? null : leader.reference;
    await transaction
      .updateTable('enrollment_applications')
      .set(({ eb }) => ({ same_child_as: sameChildAs, version: eb('version', '+', 1) }))
      .where('reference', '=', reference)
      .where('same_child_as', 'is distinct from', sameChildAs)
      .execute();
  }
}
