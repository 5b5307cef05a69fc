import * as v from 'valibot';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Opening } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import {
  notePublication,
  notifyAfter,
  type PublishSignal,
} from '#lib/jobs/publish-signal.server.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';

export const openingChangeSchema = v.object({
  id: v.string(),
  version: v.pipe(v.number(), v.integer()),
  isClosed: v.boolean(),
});

/** Every opening of the content with what the office has said about it. */
export async function listOpeningStatuses(read: ReadStore, openings: Opening[]) {
  const statuses = await read.selectFrom('opening_statuses').selectAll().execute();
  const counts = await read
    .selectFrom('job_applications')
    .select(({ fn }) => ['opening_id', fn.countAll().as('count')])
    .groupBy('opening_id')
    .execute();
  return openings.map(({ id, title, closesOn }) => {
    const status = statuses.find((one) => one.opening_id === id);
    return {
      id,
      title,
      closesOn,
      isClosed: status?.is_closed === 1,
      // 0 until the office has closed it for the first time.
      version: status?.version ?? 0,
      candidates: Number(counts.find((one) => one.opening_id === id)?.count ?? 0),
    };
  });
}

export type OpeningStatus = Awaited<ReturnType<typeof listOpeningStatuses>>[number];

/** Closes an opening for new applications, or opens it again. The public page follows at once. */
export async function changeOpening(
  services: {
    store: Store;
    clock: Clock;
    content: { openings: Opening[] };
    publish: PublishSignal;
  },
  staff: StaffIn<'careers'>,
  { id, version, isClosed }: v.InferOutput<typeof openingChangeSchema>,
): Promise<DeskOutcome> {
  const { store, clock, content, publish } = services;
  if (!content.openings.some((opening) => opening.id === id)) return { outcome: 'notFound' };
  const now = clock.now();
  const columns = {
    is_closed: isClosed ? 1 : 0,
    changed_at: now.toISOString(),
    version: version + 1,
  } as const;
  const result = await store.write(async (transaction): Promise<DeskOutcome> => {
    // A first change meets the row that a colleague has just made; a later one, a newer version.
    const first = transaction
      .insertInto('opening_statuses')
      .values({ opening_id: id, ...columns })
      .onConflict((conflict) => conflict.column('opening_id').doNothing());
    const later = transaction
      .updateTable('opening_statuses')
      .set(columns)
      .where('opening_id', '=', id)
      .where('version', '=', version);
    const changed =
      version === 0
        ? (await first.executeTakeFirst()).numInsertedOrUpdatedRows
        : (await later.executeTakeFirst()).numUpdatedRows;
    if (!changed) {
      const current = await transaction
        .selectFrom('opening_statuses')
        .select('is_closed')
        .where('opening_id', '=', id)
        .executeTakeFirst();
      const is = current?.is_closed === 1 ? 'Closed' : 'Open';
      return changedMeanwhile(transaction, { staff, about: `opening ${id}`, is }, now);
    }
    await recordAct(
      transaction,
      staff,
      { act: 'changed', about: `opening ${id}`, detail: isClosed ? 'closed' : 'opened again' },
      now,
    );
    await notePublication(transaction);
    return { outcome: 'done' };
  });
  return notifyAfter(publish, result);
}
