import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/** Whether what had this reference was erased, and is to stay so: nobody has left it in a copy that was brought back. */
export async function wasErased(read: ReadStore, reference: string): Promise<boolean> {
  const row = await read
    .selectFrom('erasures')
    .select('id')
    .where('reference', '=', reference)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
