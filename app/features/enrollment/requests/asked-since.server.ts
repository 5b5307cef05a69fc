import type { Asked } from '#desk/cases/turns/answer-by.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listReleaseDays } from '../rounds/release-days.server.ts';
import { closedWithoutPlace } from '../status/status-sets.ts';
import './tables.server.ts';

/**
 * By the reference of the application that goes on for a child: since when the oldest thing that its family was asked
 * for is open, and when the last was settled; of a child in a round, the day on which all families get their answer. A
 * family knows of what was asked for before `askedBefore`.
 */
export async function listAsked(
  read: ReadStore,
  now: Date,
  references?: readonly string[],
  askedBefore?: string,
): Promise<Map<string, Asked>> {
  const rows = await read
    .selectFrom('enrollment_requests as request')
    .innerJoin('enrollment_applications as one', 'one.id', 'request.application_id')
    .select(({ fn, ref }) => [
      fn.coalesce(ref('one.same_child_as'), ref('one.reference')).as('reference'),
      'request.status',
    ])
    .select(({ fn }) => [
      fn.min<string>('request.asked_at').as('askedAt'),
      fn.max<string | null>('request.settled_at').as('settledAt'),
    ])
    .where('one.status', 'not in', closedWithoutPlace)
    .$if(references !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('one.reference', 'in', references ?? []),
          eb('one.same_child_as', 'in', references ?? []),
        ]),
      ),
    )
    .$if(askedBefore !== undefined, (query) =>
      query.where('request.asked_at', '<=', askedBefore ?? ''),
    )
    .groupBy(({ fn, ref }) => [
      fn.coalesce(ref('one.same_child_as'), ref('one.reference')),
      'request.status',
    ])
    .execute();
  const asked = new Map<string, Asked>();
  for (const { reference, status, askedAt, settledAt } of rows) {
    const before = asked.get(reference);
    const openSince = status === 'open' ? askedAt : before?.openSince;
    const settled = [before?.settledAt, settledAt]
      .filter((at) => at != null)
      .toSorted()
      .at(-1);
    asked.set(reference, { openSince, settledAt: settled });
  }
  for (const [reference, answerOn] of await listReleaseDays(read, now, references)) {
    asked.set(reference, { ...asked.get(reference), answerOn });
  }
  return asked;
}
