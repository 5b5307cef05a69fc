import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/** The ids of every form of this one's child, as part of a query: of this one alone, unless the office has said that several are of one child. */
export function idsOfChild(read: ReadStore | WriteTransaction, reference: string) {
  const leading = read
    .selectFrom('enrollment_applications')
    .select(({ fn }) => fn.coalesce('same_child_as', 'reference').as('leading'))
    .where('reference', '=', reference);
  return read
    .selectFrom('enrollment_applications')
    .select('id')
    .where((row) => row.or([row('reference', 'in', leading), row('same_child_as', 'in', leading)]));
}
