import { type Kysely, sql } from 'kysely';

/**
 * Who is of one family follows from the decisions that hold. Those who joined by what the family said have a decision
 * from now on, and of one child an application of each year goes on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('family_decisions').dropColumn('families_before').execute();
  await sql`update enrollment_applications set same_child_as = null
    where enrollment_year <> (select one.enrollment_year from enrollment_applications as one
      where one.reference = enrollment_applications.same_child_as)`.execute(db);
  await connectMembers(db as Kysely<Before>);
}

interface Before {
  family_members: { reference: string; family_id: string; joined_at: string };
  family_decisions: {
    id: string;
    reference: string;
    other: string;
    decision: string;
    decided_at: string;
    decided_by: string;
    undone_at: string | null;
  };
}

async function connectMembers(db: Kysely<Before>): Promise<void> {
  const members = await db
    .selectFrom('family_members')
    .selectAll()
    .orderBy('family_id')
    .orderBy('joined_at')
    .execute();
  const decisions = await db
    .selectFrom('family_decisions')
    .select(['reference', 'other'])
    .where('undone_at', 'is', null)
    .where('decision', '!=', 'notSame')
    .execute();
  const connected = (reference: string): Set<string> => {
    const found = new Set([reference]);
    for (const one of found) {
      for (const pair of decisions) {
        if (pair.reference === one) found.add(pair.other);
        if (pair.other === one) found.add(pair.reference);
      }
    }
    return found;
  };
  let first = members[0];
  for (const member of members) {
    if (member.family_id !== first?.family_id) first = member;
    if (!first || connected(first.reference).has(member.reference)) continue;
    const [reference = '', other = ''] = [first.reference, member.reference].toSorted();
    decisions.push({ reference, other });
    await db
      .insertInto('family_decisions')
      .values({
        ...{ id: crypto.randomUUID(), reference, other, decision: 'sameFamily' },
        ...{ decided_at: member.joined_at, decided_by: 'family' },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
