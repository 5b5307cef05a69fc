import { randomUUID } from 'node:crypto';
import { holdChild } from '#features/enrollment/same-child/hold-child.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import './tables.server.ts';

/**
 * The references of everything that belongs to the same family as this one, itself among them, in the order in which
 * they joined. What joined nobody is a family of its own.
 */
export async function findFamilyReferences(
  executor: ReadStore,
  reference: string,
): Promise<string[]> {
  const families = await listFamilies(executor, [reference]);
  return families.get(reference) ?? [reference];
}

/** The same for many references at once: the family of each by its reference, and nothing for what joined nobody. */
export async function listFamilies(
  executor: ReadStore,
  references: readonly string[],
): Promise<Map<string, string[]>> {
  if (references.length === 0) return new Map();
  const rows = await executor
    .selectFrom('family_members as asked')
    .innerJoin('family_members as member', 'member.family_id', 'asked.family_id')
    .select(['asked.reference as asked', 'member.reference'])
    .where('asked.reference', 'in', references)
    .orderBy('member.joined_at')
    .orderBy('member.reference')
    .execute();
  const families = new Map<string, string[]>();
  for (const { asked, reference } of rows) {
    families.set(asked, [...(families.get(asked) ?? []), reference]);
  }
  return families;
}

/**
 * Makes one family of these references and of everything that already belongs to one of them. Joined twice is joined
 * once. Whether the records are there is for the caller to know.
 */
export async function joinFamily(
  transaction: WriteTransaction,
  references: readonly string[],
  now: Date,
): Promise<void> {
  const joining = [...new Set(references)];
  if (joining.length < 2) return;
  await lockFamilies(transaction);
  const known = await transaction
    .selectFrom('family_members')
    .select('family_id')
    .where('reference', 'in', joining)
    .orderBy('joined_at')
    .orderBy('family_id')
    .execute();
  const [family_id = randomUUID(), ...others] = new Set(known.map((row) => row.family_id));
  if (others.length > 0) {
    await transaction
      .updateTable('family_members')
      .set({ family_id })
      .where('family_id', 'in', others)
      .execute();
  }
  await transaction
    .insertInto('family_members')
    .values(joining.map((reference) => ({ reference, family_id, joined_at: now.toISOString() })))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** Takes one reference out of its family. Whoever is left alone is a family of its own again, and needs no row. */
export async function leaveFamily(transaction: WriteTransaction, reference: string): Promise<void> {
  await lockFamilies(transaction);
  const left = await transaction
    .deleteFrom('family_members')
    .where('reference', '=', reference)
    .returning('family_id')
    .executeTakeFirst();
  if (!left) return;
  const rest = await transaction
    .selectFrom('family_members')
    .select('reference')
    .where('family_id', '=', left.family_id)
    .limit(2)
    .execute();
  if (rest.length > 1) return;
  await transaction.deleteFrom('family_members').where('family_id', '=', left.family_id).execute();
}

/** Two that join or leave at the same moment would not see each other's rows. */
function lockFamilies(transaction: WriteTransaction): Promise<void> {
  return lock(transaction, 'families');
}

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
