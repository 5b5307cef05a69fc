import { holdChild } from '#features/enrollment/same-child/hold-child.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { lockFamilies } from './members.server.ts';

/**
 * Everybody who says what some have to do with each other, or erases one of them, comes by the same locks in the same
 * order, before any row is locked; otherwise two such writes wait for each other.
 */
export async function holdFamilies(
  transaction: WriteTransaction,
  references: readonly string[],
): Promise<void> {
  await lockFamilies(transaction);
  for (const reference of references.toSorted()) await holdChild(transaction, reference);
}
