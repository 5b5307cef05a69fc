import type { ReadStore } from '#lib/store/store.server.ts';
import { idsOfChild } from '../same-child/forms-of-child.server.ts';
import { type Barred, type Person, type Verdict, whatMayKnow } from './may-know.ts';
import './tables.server.ts';

/**
 * The one question before anything about a child reaches somebody: what may they know? Asked for several people at
 * once, about the child of one application, by whichever of its forms. Gives the answers in the order of the people.
 */
export async function whoMayKnow(
  read: ReadStore,
  reference: string,
  people: readonly Person[],
): Promise<Verdict[]> {
  const forms = new Set(
    (await idsOfChild(read, reference).execute()).map(({ id }: { id: string }) => id),
  );
  const keys = [...new Set(people.flatMap((person) => person.keys))];
  const barred = await listBarred(read, [...forms], keys);
  return people.map((person) => whatMayKnow(person, forms, barred));
}

/** The same about many children at once, each by the row of the application that leads. */
export async function whoMayKnowEach(
  read: ReadStore,
  asked: readonly { row: { id: string; reference: string }; people: readonly Person[] }[],
): Promise<Verdict[][]> {
  const references = asked.map(({ row }) => row.reference);
  const others = await read
    .selectFrom('enrollment_applications')
    .select(['id', 'same_child_as'])
    .where('same_child_as', 'in', [...references, ''])
    .execute();
  const formsOf = ({ id, reference }: { id: string; reference: string }) =>
    new Set([id, ...others.flatMap((one) => (one.same_child_as === reference ? one.id : []))]);
  const forms = asked.map(({ row }) => formsOf(row));
  const keys = new Set(asked.flatMap(({ people }) => people.flatMap((person) => person.keys)));
  const barred = await listBarred(read, [...new Set(forms.flatMap((one) => [...one]))], [...keys]);
  return asked.map(({ people }, at) =>
    people.map((person) => whatMayKnow(person, forms[at] ?? new Set(), barred)),
  );
}

/** The same of one person. */
export async function mayKnowOfChild(
  read: ReadStore,
  reference: string,
  person: Person,
): Promise<Verdict['mayKnow']> {
  const [verdict] = await whoMayKnow(read, reference, [person]);
  return verdict?.mayKnow ?? 'nothing';
}

/** What is written down for these applications, and for people with one of these keys anywhere. */
export async function listBarred(
  read: ReadStore,
  applicationIds: readonly string[],
  keys: readonly string[],
): Promise<Barred[]> {
  const rows = await read
    .selectFrom('enrollment_barred')
    .select(['id', 'application_id', 'guardian', 'may_know', 'may_collect'])
    .select(['written_at', 'lifted_at'])
    .where((row) =>
      row.or([
        row('application_id', 'in', [...applicationIds, '']),
        row(
          'id',
          'in',
          row
            .selectFrom('enrollment_barred_keys')
            .select('barred_id')
            .where('key', 'in', [...keys, '']),
        ),
      ]),
    )
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await read
    .selectFrom('enrollment_barred_keys')
    .selectAll()
    .where('barred_id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    applicationId: row.application_id,
    guardian: row.guardian,
    mayKnow: row.may_know,
    mayCollect: row.may_collect === 1,
    isLifted: row.lifted_at !== null,
    saidAt: row.lifted_at ?? row.written_at,
    keys: found.filter(({ barred_id }) => barred_id === row.id).map(({ key }) => key),
  }));
}
