import type { HistoryEntry } from '#desk/record/record-history.server.ts';
import { findTrustedNow } from '#lib/jobs/clock-readings.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/**
 * What was decided of a child with all others of its round, as a copy of its application holds it: to its family nothing
 * before the letters are out.
 */
export async function listHeldOffers(read: ReadStore, reference: string, copiedAt?: Date) {
  const trusted = copiedAt && (await findTrustedNow(read, copiedAt));
  return read
    .selectFrom('round_offers as offer')
    .innerJoin('rounds as round', 'round.year', 'offer.year')
    .select(['offer.year', 'outcome', 'number', 'number_of', 'reason'])
    .where('offer.reference', '=', reference)
    .$if(copiedAt !== undefined, (query) =>
      query.where('round.release_at', '<=', trusted?.toISOString() ?? ''),
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

/**
 * What the office did with an application, with why it took the child out of the drawn order: the reason goes with the
 * application when that is erased, which an act does not.
 */
export async function withReasons(
  read: ReadStore,
  reference: string,
  acts: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  if (!acts.some(({ data }) => data.isPassedOver)) return [...acts];
  const offer = await read
    .selectFrom('round_offers')
    .select('reason')
    .where('reference', '=', reference)
    .where('is_by_hand', '=', 1)
    .orderBy('year', 'desc')
    .executeTakeFirst();
  // Of an act that was taken back nothing is left.
  if (!offer) return [...acts];
  const last = acts.find(({ data }) => data.isPassedOver);
  return acts.map((act) => (act === last ? { ...act, detail: `reason: ${offer.reason}` } : act));
}
