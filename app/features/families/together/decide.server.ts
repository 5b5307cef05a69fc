import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { applicationKind, type Work } from '#features/enrollment/desk/application-kind.server.ts';
import { listApplicants } from '#features/enrollment/same-child/applicants.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { lock } from '#lib/store/lock.server.ts';
import { findFamilyReferences, joinFamily, leaveFamily } from '../members.server.ts';
import type { Decision, FamilyDecisionRow } from '../tables.server.ts';
import { decisionNames } from './decision-words.ts';
import { findDecision, leadByDecisions, listDecisions, pairOf } from './decisions.server.ts';
import { suggestPair } from './suggestions.server.ts';

/** What somebody of the office has pressed about two applications; without a decision, the one that holds is taken back. */
export const decisionSchema = v.strictObject({
  reference: v.string('Say which two it is about'),
  other: v.string('Say which two it is about'),
  decision: v.nullable(v.picklist(['sameFamily', 'sameChild', 'notSame'])),
  /** The decision that was on the screen, so that nobody overwrites a colleague's unseen. */
  seen: v.nullable(v.string()),
});
export type DecisionRequest = v.InferOutput<typeof decisionSchema>;

export interface DecidingServices extends ChangeServices {
  content: { school: School };
}

const NOTHING_IN_COMMON = refuse(
  'Nothing says that these two belong together. What many families share, such as the phone of the office, does not count.',
);

/**
 * The office says what two applications have to do with each other, or takes that back. The same family and the same
 * child put them together in one family; of one child, one application goes on for both. Nothing is lost by it, and
 * taking it back parts the families as they were.
 */
export function decide(
  services: DecidingServices,
  staff: StaffIn<'enrollment'>,
  { reference, other, decision, seen }: DecisionRequest,
): Promise<DeskOutcome> {
  return changeRecord(applicationKind, services, staff, { key: reference }, async (work) => {
    const { transaction, now } = work;
    await lock(transaction, 'families');
    const [, second] = await listApplicants(transaction, [reference, other]);
    if (reference === other || !second) return { outcome: 'notFound' };
    const held = await findDecision(transaction, reference, other);
    if ((held?.id ?? null) !== seen) {
      return changedMeanwhile(transaction, { about: reference, current: {} }, now);
    }
    if (
      !held &&
      decision &&
      !(await suggestPair(transaction, services.content, reference, other))
    ) {
      return NOTHING_IN_COMMON;
    }
    if (held) await takeBack(work, held);
    if (decision) await putTogether(work, other, decision);
    await leadByDecisions(transaction, [reference, other]);
    const said = decision
      ? decisionNames[decision]
      : `taken back: ${held ? decisionNames[held.decision] : ''}`;
    await recordAct(
      transaction,
      staff,
      { act: 'changed', about: other, detail: `${said}, with ${reference}` },
      now,
    );
    return { did: [`${said}, with ${other}`] };
  });
}

async function putTogether(
  { transaction, staff, about, now }: Work,
  other: string,
  decision: Decision,
): Promise<void> {
  const pair = pairOf(about, other);
  const before = [
    await findFamilyReferences(transaction, pair.reference),
    await findFamilyReferences(transaction, pair.other),
  ];
  await transaction
    .insertInto('family_decisions')
    .values({
      ...{ id: randomUUID(), ...pair, decision, families_before: JSON.stringify(before) },
      ...{ decided_at: now.toISOString(), decided_by: staff.email },
      ...{ undone_at: null, undone_by: null },
    })
    .execute();
  if (decision !== 'notSame') await joinFamily(transaction, [about, other], now);
}

/** Parts the two families as they were, unless another decision holds them together; then that one parts them. */
async function takeBack({ transaction, staff, now }: Work, held: FamilyDecisionRow): Promise<void> {
  await transaction
    .updateTable('family_decisions')
    .set({ undone_at: now.toISOString(), undone_by: staff.email })
    .where('id', '=', held.id)
    .execute();
  const [one = [], other = []] = JSON.parse(held.families_before) as string[][];
  if (held.decision === 'notSame' || one.some((reference) => other.includes(reference))) return;
  const bridge = (await listDecisions(transaction, one)).find(
    (decision) =>
      decision.decision !== 'notSame' &&
      [decision.reference, decision.other].some((reference) => other.includes(reference)),
  );
  if (bridge) {
    await transaction
      .updateTable('family_decisions')
      .set({ families_before: held.families_before })
      .where('id', '=', bridge.id)
      .execute();
    return;
  }
  const family = await findFamilyReferences(transaction, held.other);
  const leaving = other.filter((reference) => family.includes(reference));
  for (const reference of leaving) await leaveFamily(transaction, reference);
  await joinFamily(transaction, leaving, now);
}
