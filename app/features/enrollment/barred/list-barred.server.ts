import type { ReadStore } from '#lib/store/store.server.ts';
import { guardianName } from '../guardians/which-guardian.ts';
import { idsOfChild } from '../same-child/forms-of-child.server.ts';
import type { WhoIsBarred } from './barred-schema.ts';
import type { MayKnow } from './may-know.ts';
import { listPeople } from './people.server.ts';
import './tables.server.ts';

/** What the office has said of one person and a child, as the desk shows it. */
export type BarredLine = Awaited<ReturnType<typeof listBarredLines>>[number];

/** Everything that was said of the child of an application and keeps something from somebody; the newest first. */
export async function listBarredLines(read: ReadStore, reference: string) {
  const rows = await read
    .selectFrom('enrollment_barred as barred')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select([
      'barred.id',
      'application.reference',
      'student_first_name as child',
      'name',
      'guardian',
      'since',
      'reason',
      'paper',
    ])
    .select(['may_know as mayKnow', 'may_collect'])
    .select(['written_at as writtenAt', 'written_by as writtenBy'])
    .select(['lifted_at as liftedAt', 'lifted_by as liftedBy', 'lifted_reason as liftedReason'])
    .where('application_id', 'in', idsOfChild(read, reference))
    .where((row) => row.or([row('may_know', '!=', 'everything'), row('may_collect', '=', 0)]))
    .orderBy('written_at', 'desc')
    .execute();
  return rows.map(({ may_collect, ...line }) => ({ ...line, mayCollect: may_collect === 1 }));
}

export type HeldBarred = Awaited<ReturnType<typeof listHeldBarred>>[number];

/** What is held of it with one application: without who of the school wrote it, and without what tells people apart. */
export async function listHeldBarred(read: ReadStore, applicationId: string) {
  const rows = await read
    .selectFrom('enrollment_barred')
    .select(['name', 'may_know as mayKnow', 'may_collect', 'since', 'reason', 'paper'])
    .select(['lifted_at as liftedAt', 'lifted_reason as liftedReason'])
    .where('application_id', '=', applicationId)
    .orderBy('written_at')
    .execute();
  return rows.map(({ may_collect, ...line }) => ({ ...line, mayCollect: may_collect === 1 }));
}

/** Somebody of whom the office can say what they may know of the child of a form. */
export interface PersonToBar {
  who: WhoIsBarred;
  name: string;
  mayKnow: MayKnow;
  mayCollect: boolean;
  /** Where the same person is barred from another child, and nothing is decided here. */
  askedFrom: { reference: string; child: string }[];
}

/** The guardians of a form, and the accounts that follow it and are neither of them. */
export async function listPeopleToBar(
  read: ReadStore,
  { id, reference }: { id: string; reference: string },
): Promise<PersonToBar[]> {
  const people = (await listPeople(read, reference)).filter(
    ({ applicationId, email, accountId, guardian, form }) =>
      applicationId === id &&
      (accountId ? !guardian : email || (guardian && guardianName(form, guardian))),
  );
  return Promise.all(
    people.map(async ({ accountId, guardian, form, email, askedFrom, mayKnow, mayCollect }) => ({
      who: accountId
        ? { is: 'account' as const, accountId }
        : { is: 'guardian' as const, guardian: guardian ?? 1 },
      name: (!accountId && guardian && guardianName(form, guardian)) || email,
      ...{ mayKnow, mayCollect, askedFrom: await childrenOf(read, askedFrom) },
    })),
  );
}

function childrenOf(read: ReadStore, applicationIds: readonly string[]) {
  return read
    .selectFrom('enrollment_applications')
    .select(['reference', 'student_first_name as child'])
    .where('id', 'in', [...applicationIds, ''])
    .execute();
}
