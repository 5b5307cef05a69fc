import { randomUUID } from 'node:crypto';
import { leadAsOne } from '#features/enrollment/same-child/lead-one.server.ts';
import { type Actor, recordAct } from '#lib/audit/audit-records.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { joinFamily } from '../members.server.ts';
import type { Decision, FamilyDecisionRow } from '../tables.server.ts';
import { decisionNames } from './decision-words.ts';

/** Who has decided, where a guardian who follows the earlier application in the portal said it. */
export const A_FOLLOWER = 'follower';

/** The same until version 0.2, where whoever sent the second application was believed (docs/decisions/0079). */
export const THE_SENDER = 'family';

/** What puts two applications into one family. */
export const joining: readonly Decision[] = ['sameFamily', 'sameChild'];

/** The decisions that hold about any of these references, the newest first. */
export function listDecisions(
  read: ReadStore,
  references: readonly string[],
): Promise<FamilyDecisionRow[]> {
  return read
    .selectFrom('family_decisions')
    .selectAll()
    .where('undone_at', 'is', null)
    .where((row) => row.or([row('reference', 'in', references), row('other', 'in', references)]))
    .orderBy('decided_at', 'desc')
    .execute();
}

/** The two references of a pair in the order in which decisions keep them. */
export function pairOf(one: string, other: string): { reference: string; other: string } {
  return one < other ? { reference: one, other } : { reference: other, other: one };
}

/** What holds about two references. */
export function findDecision(
  read: ReadStore,
  one: string,
  other: string,
): Promise<FamilyDecisionRow | undefined> {
  const pair = pairOf(one, other);
  return read
    .selectFrom('family_decisions')
    .selectAll()
    .where('reference', '=', pair.reference)
    .where('other', '=', pair.other)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Has one application go on for each child, by the decisions that hold now: of everything that is said to be the same
 * child as one of these, through others too.
 */
export async function leadByDecisions(
  transaction: WriteTransaction,
  references: readonly string[],
): Promise<void> {
  const done = new Set<string>();
  for (const reference of references) {
    if (done.has(reference)) continue;
    const child = await listConnected(transaction, reference, ['sameChild']);
    for (const one of child) done.add(one);
    await leadAsOne(transaction, child);
  }
}

/** Everything that the decisions of these kinds which hold connect with a reference, itself among it. */
export async function listConnected(
  read: ReadStore,
  reference: string,
  kinds: readonly Decision[],
): Promise<string[]> {
  const found = new Set([reference]);
  for (let asked = [reference]; asked.length > 0; ) {
    const decisions = await listDecisions(read, asked);
    asked = decisions
      .filter(({ decision }) => kinds.includes(decision))
      .flatMap((pair) => [pair.reference, pair.other])
      .filter((one) => !found.has(one));
    for (const one of asked) found.add(one);
  }
  return [...found];
}

/** Every application that is said to be of the same child as this one, itself among them. */
export const listSameChild = (read: ReadStore, reference: string) =>
  listConnected(read, reference, ['sameChild']);

/** Writes down at both what somebody of the office has said about them. */
export async function recordDecision(
  transaction: WriteTransaction,
  staff: Actor,
  [one, other]: readonly [string, string],
  decision: Decision,
  now: Date,
): Promise<void> {
  for (const [about, beside] of [
    [one, other],
    [other, one],
  ] as const) {
    const detail = `${decisionNames[decision]}, with ${beside}`;
    await recordAct(transaction, staff, { act: 'changed', about, detail }, now);
  }
}

/** Keeps what somebody of the office, or `A_FOLLOWER`, says about two, and puts them together if it says so. */
export async function keepDecision(
  transaction: WriteTransaction,
  [one, other]: readonly [string, string],
  decision: Decision,
  decidedBy: string,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('family_decisions')
    .values({
      id: randomUUID(),
      ...pairOf(one, other),
      decision,
      decided_at: now.toISOString(),
      decided_by: decidedBy,
    })
    .execute();
  if (joining.includes(decision)) await joinFamily(transaction, [one, other], now);
}
