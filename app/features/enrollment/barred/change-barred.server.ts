import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import { applicationKind, type Work } from '../desk/application-kind.server.ts';
import type { GuardianNumber } from '../guardians/which-guardian.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import type { BarredChange } from './barred-schema.ts';
import { saidInWords } from './barred-words.ts';
import { endAccess } from './end-access.server.ts';
import { findIdentity, type Identity } from './identity.server.ts';
import './tables.server.ts';

type Changed = ChangeOf<typeof applicationKind>;
type Written = Extract<BarredChange, { change: 'write' }>;

/**
 * The office says what somebody may know of a child, and whether they may collect it; or lifts that again. From then on
 * every letter, link, code, copy and conversation goes by it (`whoMayKnow`), and what has not left yet stays here.
 */
export function changeBarred(
  services: ChangeServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  change: BarredChange,
): Promise<DeskOutcome> {
  return changeRecord(applicationKind, services, staff, { key: reference }, (work) =>
    change.change === 'lift' ? lift(work, change) : write(work, change),
  );
}

async function write(work: Work, said: Written): Changed {
  const { transaction, row } = work;
  const identity = await findIdentity(transaction, row, said.who);
  if (!identity) return { outcome: 'notFound' };
  await liftBefore(work, identity, said.reason);
  await writeLine(work, row, identity, said);
  if (said.mayKnow !== 'everything') {
    const { mayKnow } = said;
    await endAccess(transaction, row.reference, { ...identity, mayKnow }, work.now);
  }
  return { did: [inWords(identity.guardian, said)] };
}

/** What was said of the same person before holds no more: the newest word does. */
async function liftBefore(
  { transaction, staff, row, now }: Work,
  { guardian, name }: Identity,
  reason: string,
): Promise<void> {
  await transaction
    .updateTable('enrollment_barred')
    .set({ lifted_at: now.toISOString(), lifted_by: staff.email, lifted_reason: reason })
    .where('application_id', '=', row.id)
    .where('lifted_at', 'is', null)
    .where('guardian', guardian ? '=' : 'is', guardian)
    .$if(!guardian, (line) => line.where('name', '=', name))
    .execute();
}

async function writeLine(
  { transaction, staff, now }: Work,
  { id: application_id }: EnrollmentApplicationRow,
  { name, guardian, keys }: Identity,
  { mayKnow: may_know, mayCollect, since, reason, paper }: Written,
): Promise<void> {
  const id = newRowId();
  await transaction
    .insertInto('enrollment_barred')
    .values({
      id,
      application_id,
      name,
      guardian,
      may_know,
      may_collect: mayCollect ? 1 : 0,
      since,
      reason,
      paper,
      written_at: now.toISOString(),
      written_by: staff.email,
    })
    .execute();
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ barred_id: id, key }));
  await transaction.insertInto('enrollment_barred_keys').values(rows).execute();
}

async function lift(
  { transaction, staff, row, now }: Work,
  { id, reason }: Extract<BarredChange, { change: 'lift' }>,
): Changed {
  const line = await transaction
    .selectFrom('enrollment_barred')
    .select(['guardian', 'lifted_at'])
    .where('id', '=', id)
    .where('application_id', '=', row.id)
    .executeTakeFirst();
  if (!line) return { outcome: 'notFound' };
  if (line.lifted_at) return refuse('This has been lifted already.');
  await transaction
    .updateTable('enrollment_barred')
    .set({ lifted_at: now.toISOString(), lifted_by: staff.email, lifted_reason: reason })
    .where('id', '=', id)
    .execute();
  return { did: [`who may know: lifted for ${personInWords(line.guardian)}`] };
}

/** For the record of acts, which outlives what the office knows of a family: without a name. */
function inWords(
  guardian: GuardianNumber | null,
  said: Pick<Written, 'mayKnow' | 'mayCollect'>,
): string {
  return `who may know: ${personInWords(guardian)} ${saidInWords(said)}`;
}

function personInWords(guardian: GuardianNumber | null): string {
  return guardian ? `parent or guardian ${guardian}` : 'somebody';
}
