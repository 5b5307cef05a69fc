import type { SelectQueryBuilder } from 'kysely';
import { todayIn } from '#desk/today/today-in.server.ts';
import { countedLine } from '#desk/today/today-line.ts';
import { newestOver } from '#lib/dates/kept-until.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import '../tables.server.ts';

/** As far ahead as Today looks at what goes because its time is over. */
const DAYS_AHEAD = 14;

/** The applications with a photograph that nobody of the office has ticked, as part of a query. */
export function referencesWithPhotographs(
  read: ReadStore,
): SelectQueryBuilder<Tables, 'papers', { reference: string }> {
  return read
    .selectFrom('papers')
    .select('reference')
    .where('picture_id', 'is not', null)
    .where('status', '=', 'sent');
}

/** How many photographs wait for the office, and how many of them go unseen within two weeks. */
export const listPapersToday = todayIn(
  'enrollment',
  async (read, path, { keptDays, now }: { keptDays: number; now: Date }) => {
    const waiting = read
      .selectFrom('papers')
      .innerJoin('paper_pictures as picture', 'picture.id', 'papers.picture_id')
      .where('picture.destroyed_at', 'is', null)
      .where('picture.destroy_at', 'is', null);
    const all = await waiting
      .select(({ fn }) => fn.countAll().as('count'))
      .select(({ fn }) => fn.min<string | null>('picture.arrived_at').as('since'))
      .executeTakeFirstOrThrow();
    if (!all.since) return [];
    const soon = await countRows(
      waiting.where('picture.arrived_at', '<=', newestOver(keptDays - DAYS_AHEAD, now)),
    );
    const to = `${path}/photographs`;
    return [
      ...countedLine(
        Number(all.count),
        ['photograph of a paper to look at', 'photographs of papers to look at'],
        to,
        dayInLusaka(new Date(all.since)),
      ),
      ...countedLine(
        soon,
        [
          'photograph of a paper goes within two weeks, and nobody has looked at it',
          'photographs of papers go within two weeks, and nobody has looked at them',
        ],
        to,
      ),
    ];
  },
);
