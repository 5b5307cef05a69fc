import type { ReadStore } from '#lib/store/store.server.ts';
import { closedWithoutPlace } from '../enrollment-status.ts';
import '../tables.server.ts';

/** The ids of every form of this one's child, as part of a query: of this one alone, unless the office has said that several are of one child. */
export const idsOfChild = (read: ReadStore, reference: string) =>
  formsOfChild(read, reference).select('id');

/** The same without those that came to nothing. */
export const openIdsOfChild = (read: ReadStore, reference: string) =>
  idsOfChild(read, reference).where('status', 'not in', closedWithoutPlace);

/** All of them, by the references. */
export const referencesOfChild = (read: ReadStore, reference: string) =>
  formsOfChild(read, reference).select('reference');

/** The rows themselves, as part of a query. */
export function formsOfChild(read: ReadStore, reference: string) {
  const leading = read
    .selectFrom('enrollment_applications')
    .select(({ fn }) => fn.coalesce('same_child_as', 'reference').as('leading'))
    .where('reference', '=', reference);
  return read
    .selectFrom('enrollment_applications')
    .where((row) => row.or([row('reference', 'in', leading), row('same_child_as', 'in', leading)]));
}
