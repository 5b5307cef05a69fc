import type { ReadStore } from '#lib/store/store.server.ts';
import { guardianName } from '../guardians/which-guardian.ts';
import { idsOfChild } from '../same-child/forms-of-child.server.ts';
import type { WhoIsBarred } from './barred-schema.ts';
import { keysOf, type MayKnow } from './may-know.ts';
import { listPeople } from './people.server.ts';
import './tables.server.ts';

/** What the office has said of one person and a child, as the desk shows it. */
export type BarredLine = Awaited<ReturnType<typeof listBarredLines>>[number];

/** Everything that was said of the child of an application and keeps something from somebody; the newest first. */
export async function listBarredLines(read: ReadStore, reference: string) {
  const rows = await restrictingLines(read)
    .select(['guardian', 'since', 'reason', 'paper'])
    .select(['written_at as writtenAt', 'written_by as writtenBy'])
    .select(['lifted_at as liftedAt', 'lifted_by as liftedBy', 'lifted_reason as liftedReason'])
    .where('application_id', 'in', idsOfChild(read, reference))
    .execute();
  return rows.map(collectsIn);
}

/** Somebody who must not know of a child or not collect it, without why. */
export type BarredInShort = Awaited<ReturnType<typeof listBarredNear>>[number];

/**
 * Who must not be told, for whoever answers a message: of the child that it is about, of any other child of somebody who
 * stands on a form of it, and of those of whoever has written. What was lifted is not there.
 */
export async function listBarredNear(
  read: ReadStore,
  { about, ...writer }: { about: string | null; email: string; phone: string; name: string },
) {
  const people = about ? await listPeople(read, about) : [];
  const keys = [...keysOf(writer), ...people.flatMap((person) => person.keys)];
  const rows = await restrictingLines(read)
    .where('lifted_at', 'is', null)
    .where((row) =>
      row.or([
        row('application_id', 'in', idsOfChild(read, about ?? '')),
        row(
          'barred.id',
          'in',
          row
            .selectFrom('enrollment_barred_keys')
            .select('barred_id')
            .where('key', 'in', [...new Set(keys), '']),
        ),
      ]),
    )
    .execute();
  return rows.map(collectsIn);
}

const restrictingLines = (read: ReadStore) =>
  read
    .selectFrom('enrollment_barred as barred')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select(['barred.id', 'application.reference', 'student_first_name as child', 'name'])
    .select(['may_know as mayKnow', 'may_collect'])
    .where((row) => row.or([row('may_know', '!=', 'everything'), row('may_collect', '=', 0)]))
    .orderBy('written_at', 'desc');

const collectsIn = <Row extends { may_collect: 0 | 1 }>({ may_collect, ...line }: Row) => ({
  ...line,
  mayCollect: may_collect === 1,
});

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
  return rows.map(collectsIn);
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
      mayKnow,
      mayCollect,
      askedFrom: await childrenOf(read, askedFrom),
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

/** Those of these applications of whose child somebody may not know, or may not collect it, by any of its forms. */
export async function listGuarded(
  read: ReadStore,
  references: readonly string[],
): Promise<Set<string>> {
  const rows = await restrictingLines(read)
    .select('application.same_child_as')
    .where('lifted_at', 'is', null)
    .where((row) =>
      row.or([
        row('application.reference', 'in', [...references, '']),
        row('application.same_child_as', 'in', [...references, '']),
      ]),
    )
    .execute();
  return new Set(
    rows.flatMap(({ reference, same_child_as: leading }) => [reference, leading ?? '']),
  );
}
