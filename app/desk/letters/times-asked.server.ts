import type { ReadStore } from '#lib/store/store.server.ts';
import './letter-tables.server.ts';

/** A letter, and one reminder. */
export const MOST_TIMES_ASKED = 2;

/** How many letters have asked this of the people of each record; what was taken back asked nobody. */
export async function timesAsked(
  read: ReadStore,
  asks: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .selectFrom('list_letters as letter')
    .innerJoin('list_letter_receivers as receiver', 'receiver.letter_id', 'letter.id')
    .innerJoin('list_letter_records as record', 'record.receiver_id', 'receiver.id')
    .select('record.reference')
    .select(({ fn }) => fn.count('letter.id').distinct().as('times'))
    .where('letter.asks', '=', asks)
    .where('letter.taken_back_at', 'is', null)
    .where('receiver.way', '!=', 'nobody')
    .groupBy('record.reference')
    .execute();
  return new Map(rows.map(({ reference, times }) => [reference, Number(times)]));
}

/** Who is asked next: those whom no letter has asked, and once there are none those who were asked once. */
export function nextToAsk(
  references: readonly string[],
  times: ReadonlyMap<string, number>,
): { references: string[]; isReminder: boolean } {
  const asked = (count: number) =>
    references.filter((reference) => (times.get(reference) ?? 0) === count);
  const never = asked(0);
  return never.length > 0
    ? { references: never, isReminder: false }
    : { references: asked(MOST_TIMES_ASKED - 1), isReminder: true };
}
