import * as v from 'valibot';
import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { applicationKind, type Work } from '#features/enrollment/desk/application-kind.server.ts';
import { listApplicants } from '#features/enrollment/same-child/applicants.server.ts';
import { givePlansBack } from '#features/students/classes/give-plans-back.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { findFamilyReferences, holdFamilies, joinFamily, leaveFamily } from '../members.server.ts';
import type { FamilyDecisionRow } from '../tables.server.ts';
import { decisionNames } from './decision-words.ts';
import {
  findDecision,
  joining,
  keepDecision,
  leadByDecisions,
  listConnected,
  recordDecision,
} from './decisions.server.ts';
import { suggestRecords } from './records-alike.server.ts';
import { suggestPair } from './suggestions.server.ts';

/** Of one family: nobody has so many children. */
const MOST_AT_ONCE = 20;

/** What somebody of the office has pressed about two applications, or an application and something else that was sent; without a decision, the one that holds is taken back. */
export const decisionSchema = v.strictObject({
  reference: v.string('Say which two it is about'),
  other: v.string('Say which two it is about'),
  decision: v.nullable(v.picklist(['sameFamily', 'sameChild', 'notSame'])),
  /** The decision that was on the screen, so that nobody overwrites a colleague's unseen. */
  seen: v.nullable(v.string()),
});
type DecisionRequest = v.InferOutput<typeof decisionSchema>;

interface DecidingServices extends ChangeServices {
  content: { school: School };
}

const NOTHING_IN_COMMON = refuse(
  'Nothing says that these two belong together. What many families share, such as the phone of the office, does not count.',
);

/**
 * The office says what two applications have to do with each other, or takes that back. The same family and the same
 * child put them together in one family; of one child, one application goes on for both. Nothing is lost by it, and
 * taking it back parts those whom nothing else holds together.
 */
export function decide(
  services: DecidingServices,
  staff: StaffIn<'enrollment'>,
  { reference, other, decision, seen }: DecisionRequest,
): Promise<DeskOutcome> {
  const hold = (transaction: WriteTransaction) => holdFamilies(transaction, [reference, other]);
  const kind = { ...applicationKind, hold };
  return changeRecord(kind, services, staff, { key: reference }, async (work) => {
    const { transaction, now } = work;
    const [, second] = await listApplicants(transaction, [reference, other]);
    const isRecord = !second && !other.startsWith('EN');
    if (reference === other || (!second && !isRecord)) return { outcome: 'notFound' };
    const held = await findDecision(transaction, reference, other);
    if ((held?.id ?? null) !== seen) {
      return changedMeanwhile(transaction, { staff, about: reference }, now);
    }
    if (isRecord && decision === 'sameChild') return NOTHING_IN_COMMON;
    if (!held && decision && !(await isSuggested(work, services, other))) return NOTHING_IN_COMMON;
    if (held) await takeBack(work, held);
    if (decision) await keepDecision(transaction, [reference, other], decision, staff.email, now);
    await leadByDecisions(transaction, [reference, other]);
    if (held?.decision === 'sameChild') await givePlans(work, reference, other);
    const said = decision
      ? decisionNames[decision]
      : `taken back: ${held ? decisionNames[held.decision] : ''}`;
    const act = { act: 'changed', about: other, detail: `${said}, with ${reference}` } as const;
    await recordAct(transaction, staff, act, now);
    return { did: [`${said}, with ${other}`] };
  });
}

/** Several that were all suggested to be of one family, said in one press. */
export const oneFamilySchema = v.strictObject({
  pairs: v.pipe(
    v.array(v.strictObject({ reference: v.string(), other: v.string() })),
    v.minLength(1, 'Say which belong together'),
    v.maxLength(MOST_AT_ONCE, 'These are too many at once'),
  ),
});

/** Decides about all of them in one write, or about none: where a colleague has decided about one, it is seen first. */
export function decideOneFamily(
  services: DecidingServices,
  staff: StaffIn<'enrollment'>,
  { pairs }: v.InferOutput<typeof oneFamilySchema>,
): Promise<DeskOutcome> {
  const all = pairs.flatMap(({ reference, other }) => [reference, other]);
  const hold = (transaction: WriteTransaction) => holdFamilies(transaction, [...new Set(all)]);
  const [key = ''] = all;
  return changeRecord({ ...applicationKind, hold }, services, staff, { key }, async (work) => {
    const { transaction, now } = work;
    for (const { reference, other } of pairs) {
      if (await findDecision(transaction, reference, other)) {
        return changedMeanwhile(transaction, { staff, about: reference }, now);
      }
      const suggested = await suggestPair(transaction, services.content, reference, other);
      if (suggested?.question !== 'sameFamily') return NOTHING_IN_COMMON;
    }
    for (const { reference, other } of pairs) {
      await keepDecision(transaction, [reference, other], 'sameFamily', staff.email, now);
      await recordDecision(transaction, staff, [reference, other], 'sameFamily', now);
    }
    return { did: [] };
  });
}

/** Whether something says that they belong together: between two applications, or of something else that was sent. */
async function isSuggested(
  { transaction, staff, row: { reference } }: Work,
  { content }: DecidingServices,
  other: string,
): Promise<boolean> {
  if (await suggestPair(transaction, content, reference, other)) return true;
  const family = await findFamilyReferences(transaction, reference);
  const found = await suggestRecords(transaction, { ...content, roles: staff.roles }, family);
  return found.some(({ record }) => record.reference === other);
}

/** Each of two children that were called one has what was planned for it, unless something else says that they are one. */
async function givePlans({ transaction, staff, now }: Work, reference: string, other: string) {
  const one = await listConnected(transaction, reference, ['sameChild']);
  if (one.includes(other)) return;
  const second = await listConnected(transaction, other, ['sameChild']);
  await givePlansBack({ transaction, staff, now }, [one, second]);
}

async function takeBack({ transaction, staff, now }: Work, held: FamilyDecisionRow): Promise<void> {
  await transaction
    .updateTable('family_decisions')
    .set({ undone_at: now.toISOString(), undone_by: staff.email })
    .where('id', '=', held.id)
    .execute();
  if (held.decision !== 'notSame') await partFamily(transaction, held.reference, now);
}

/** Whoever in this family is no longer connected with the others by what has been said is a family of its own. */
async function partFamily(
  transaction: WriteTransaction,
  reference: string,
  now: Date,
): Promise<void> {
  const family = await findFamilyReferences(transaction, reference);
  const [first = reference] = family;
  let staying = await listConnected(transaction, first, joining);
  let leaving = family.filter((member) => !staying.includes(member));
  while (leaving.length > 0) {
    const [next = ''] = leaving;
    staying = await listConnected(transaction, next, joining);
    for (const member of staying) await leaveFamily(transaction, member);
    await joinFamily(transaction, staying, now);
    leaving = leaving.filter((member) => !staying.includes(member));
  }
}
