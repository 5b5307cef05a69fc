import type { ReadStore } from '#lib/store/store.server.ts';
import { idsOfChild } from '../same-child/forms-of-child.server.ts';
import './guardian-tables.server.ts';

/** How many accounts follow the child of an application, by any of its forms. */
export async function countFollowers(read: ReadStore, reference: string): Promise<number> {
  const { count } = await read
    .selectFrom('enrollment_guardians')
    .select(({ fn }) => fn.count('account_id').distinct().as('count'))
    .where('application_id', 'in', idsOfChild(read, reference))
    .executeTakeFirstOrThrow();
  return Number(count);
}
