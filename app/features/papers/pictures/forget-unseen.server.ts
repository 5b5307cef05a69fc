import { spansToSpare } from '#lib/dates/clock-leap.ts';
import { newestOver } from '#lib/dates/kept-until.ts';
import { listWrongSpans } from '#lib/jobs/clock-readings.server.ts';
import type { Needs } from '#lib/needs.ts';
import { reopenUnlessHere } from '../papers-here.server.ts';
import { destroyPicture } from './destroy-picture.server.ts';
import '../tables.server.ts';

/**
 * Destroys photographs that nobody of the office has ticked for so many days since they arrived, and what never came
 * whole in that time. Their papers are as if nobody had said anything of them, and asked for as before. Gives how many.
 */
export async function forgetUnseenPictures(
  { store, files }: Needs<'store' | 'files'>,
  days: number,
  now: Date,
): Promise<number> {
  let old = store.read
    .selectFrom('paper_pictures')
    .select(['id', 'reference', 'paper'])
    .where(({ fn }) => fn.coalesce('arrived_at', 'begun_at'), '<=', newestOver(days, now))
    .where('destroyed_at', 'is', null);
  const spans = await listWrongSpans(store.read);
  for (const { from_at, until_at } of spansToSpare(spans, days, now)) {
    old = old.where(({ not, between, fn }) =>
      not(between(fn.coalesce('arrived_at', 'begun_at'), from_at, until_at)),
    );
  }
  const over = await old.execute();
  for (const { id, reference, paper } of over) {
    const gone = await store.write(async (transaction) => {
      const row = await transaction
        .deleteFrom('papers')
        .where('reference', '=', reference)
        .where('paper', '=', paper)
        .where('picture_id', '=', id)
        .returning('paper')
        .executeTakeFirst();
      if (row) await reopenUnlessHere(transaction, { reference, paper });
      return destroyPicture(transaction, id, 'kept its time', now);
    });
    for (const name of gone) await files.remove(name);
  }
  return over.length;
}
