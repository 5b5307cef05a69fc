import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { Wish } from './warnings.ts';
import './tables.server.ts';
import '../tables.server.ts';

/** The two in the order in which they are written down, so that a pair has one row. */
const inOrder = (one: string, other: string) => {
  const [one_id = '', other_id = ''] = [one, other].sort();
  return { one_id, other_id };
};

/** What the office said of pairs of children, by their references. */
export async function listWishes(
  read: ReadStore,
): Promise<{ one: string; other: string; wish: Wish }[]> {
  return read
    .selectFrom('class_wishes as said')
    .innerJoin('students as first', 'first.id', 'said.one_id')
    .innerJoin('students as second', 'second.id', 'said.other_id')
    .select(['first.reference as one', 'second.reference as other', 'said.wish'])
    .orderBy('first.reference')
    .orderBy('second.reference')
    .execute();
}

/** What the office said of one child and others: never of whom, which is about another child. */
export async function listWishesOf(
  read: ReadStore,
  reference: string,
): Promise<{ besideAnother: Wish }[]> {
  const rows = await read
    .selectFrom('class_wishes as said')
    .innerJoin('students as student', (join) =>
      join.on((on) =>
        on.or([
          on('student.id', '=', on.ref('said.one_id')),
          on('student.id', '=', on.ref('said.other_id')),
        ]),
      ),
    )
    .select('said.wish')
    .where('student.reference', '=', reference)
    .orderBy('said.wish')
    .execute();
  return rows.map(({ wish }) => ({ besideAnother: wish }));
}

/** With whom something was said of one child, and what: for the office alone. */
export async function listWishesBeside(
  read: ReadStore,
  studentId: string,
): Promise<{ beside: string; reference: string; wish: Wish }[]> {
  return read
    .selectFrom('class_wishes as said')
    .innerJoin('students as beside', (join) =>
      join.on((on) =>
        on.or([
          on.and([
            on('said.one_id', '=', studentId),
            on('beside.id', '=', on.ref('said.other_id')),
          ]),
          on.and([
            on('said.other_id', '=', studentId),
            on('beside.id', '=', on.ref('said.one_id')),
          ]),
        ]),
      ),
    )
    .select(['beside.id as beside', 'beside.reference', 'said.wish'])
    .orderBy('beside.reference')
    .execute();
}

/** What is said of these two; nothing where nobody said anything. */
export function findWish(
  read: ReadStore,
  one: string,
  other: string,
): Promise<{ wish: Wish } | undefined> {
  const pair = inOrder(one, other);
  return read
    .selectFrom('class_wishes')
    .select('wish')
    .where('one_id', '=', pair.one_id)
    .where('other_id', '=', pair.other_id)
    .executeTakeFirst();
}

/** Says something of these two, or takes it back. */
export async function setWish(
  transaction: WriteTransaction,
  [one, other]: readonly [string, string],
  wish: Wish | undefined,
): Promise<void> {
  const pair = inOrder(one, other);
  await transaction
    .deleteFrom('class_wishes')
    .where('one_id', '=', pair.one_id)
    .where('other_id', '=', pair.other_id)
    .execute();
  if (wish)
    await transaction
      .insertInto('class_wishes')
      .values({ ...pair, wish })
      .execute();
}

/** Of several forms of one child one goes on, with what was said of the others; nobody is beside itself. */
export async function followWishes(
  transaction: WriteTransaction,
  leader: string,
  others: readonly string[],
): Promise<void> {
  const rows = await transaction
    .selectFrom('class_wishes')
    .selectAll()
    .where((row) =>
      row.or([row('one_id', 'in', [...others, '']), row('other_id', 'in', [...others, ''])]),
    )
    .orderBy('one_id')
    .orderBy('other_id')
    .execute();
  const all = new Set([leader, ...others]);
  for (const { one_id, other_id, wish } of rows) {
    const beside = all.has(one_id) ? other_id : one_id;
    if (all.has(beside)) continue;
    await transaction
      .insertInto('class_wishes')
      .values({ ...inOrder(leader, beside), wish })
      .onConflict((same) => same.columns(['one_id', 'other_id']).doNothing())
      .execute();
  }
}
