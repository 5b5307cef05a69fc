import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import './tables.server.ts';

/** For how many children a class of this grade is: what was said last for that year or one before; 0 where nobody said it. */
export async function findSize(
  read: ReadStore,
  { year, grade }: { year: string; grade: string },
): Promise<number> {
  const said = await read
    .selectFrom('class_sizes')
    .select('size')
    .where('grade_level', '=', grade)
    .where('school_year', '<=', year)
    .orderBy('school_year', 'desc')
    .limit(1)
    .executeTakeFirst();
  return said?.size ?? 0;
}

export async function setSize(
  transaction: WriteTransaction,
  { year, grade, size }: { year: string; grade: string; size: number },
): Promise<void> {
  await transaction
    .insertInto('class_sizes')
    .values({ school_year: year, grade_level: grade, size })
    .onConflict((same) => same.columns(['school_year', 'grade_level']).doUpdateSet({ size }))
    .execute();
}
