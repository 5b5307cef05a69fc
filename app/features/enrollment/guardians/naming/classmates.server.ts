import type { ReadStore } from '#lib/store/store.server.ts';
import type { FormOfChild } from '../../barred/people.server.ts';
import { idsOfChild } from '../../same-child/forms-of-child.server.ts';
import { inOneCase } from '../which-guardian.ts';
import { idsNaming } from './named-in.server.ts';

/**
 * The first names of other children in the class of this one, by the address of a guardian: twins are to be told apart
 * in a letter. Other forms of the same child are no other child.
 */
export async function findClassmates(
  read: ReadStore,
  { reference, grade_level, enrollment_year }: FormOfChild,
  addresses: readonly string[],
): Promise<(address: string) => string[]> {
  const rows = await read
    .selectFrom('enrollment_applications')
    .select(['student_first_name as firstName', 'parent1_email', 'parent2_email'])
    .where('id', 'in', idsNaming(read, addresses))
    .where('id', 'not in', idsOfChild(read, reference))
    .where('grade_level', '=', grade_level)
    .where('enrollment_year', '=', enrollment_year)
    .execute();
  return (address) =>
    rows
      .filter((row) => [row.parent1_email, row.parent2_email].map(inOneCase).includes(address))
      .map(({ firstName }) => firstName);
}
