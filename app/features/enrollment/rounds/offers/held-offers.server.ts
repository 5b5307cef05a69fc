import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/**
 * What was decided of a child with all others of its round, as a copy of its application holds it: to its family nothing
 * before the letters are out.
 */
export function listHeldOffers(read: ReadStore, reference: string, copiedAt?: Date) {
  return read
    .selectFrom('round_offers as offer')
    .innerJoin('rounds as round', 'round.year', 'offer.year')
    .select(['offer.year', 'outcome', 'number', 'number_of', 'reason'])
    .where('offer.reference', '=', reference)
    .$if(copiedAt !== undefined, (query) =>
      query.where('round.release_at', '<=', copiedAt?.toISOString() ?? ''),
    )
    .execute();
}

/** With the application goes what was prepared to be told of its child. */
export async function forgetOffers(
  transaction: WriteTransaction,
  reference: string,
): Promise<void> {
  await transaction.deleteFrom('round_offers').where('reference', '=', reference).execute();
}
