import { isInTimeToUndo } from '#desk/cases/time-to-undo.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import { closedWithoutPlace, isClosedWithoutPlace } from '../status/status-sets.ts';
import { remindsAt } from './request-rules.ts';
import './tables.server.ts';

/** Something that a family was asked for, as the office sees it. */
export type RequestAtDesk = Awaited<ReturnType<typeof listRequests>>[number];

/** All that was asked for with an application, the newest first. */
export async function listRequests(read: ReadStore, applicationId: string, now: Date) {
  const rows = await read
    .selectFrom('enrollment_requests')
    .select(['id', 'version', 'turn_id as turnId', 'what', 'paper', 'status'])
    .select(['asked_at as askedAt', 'asked_by as askedBy', 'reminded_at as remindedAt'])
    .select(['settled_at as settledAt', 'settled_by as settledBy'])
    .where('application_id', '=', applicationId)
    .orderBy('asked_at', 'desc')
    .orderBy('what')
    .execute();
  return rows.map((row) => ({
    ...row,
    /** When the one reminder goes, while it is open. */
    remindsAt: remindsAt(row.askedAt).toISOString(),
    canBeTakenBack: row.status === 'open' && isInTimeToUndo(row.askedAt, now),
    canBeUndone:
      row.settledAt !== null &&
      isInTimeToUndo(row.settledAt, now) &&
      // With its paper it is done, and nobody ticks it here.
      !(row.paper && row.status === 'done'),
  }));
}

/** Something that a family is still asked for, as it sees it; a paper, by its id, can be photographed. */
type OpenRequest = Pick<RequestAtDesk, 'id' | 'what' | 'paper' | 'askedAt'>;

/**
 * What the family is still asked for, as it sees it: what the office can take back is not there yet, and nobody waits
 * for anything with an application that came to nothing.
 */
export async function listOpenRequests(
  read: ReadStore,
  application: { id: string; status: EnrollmentStatus },
  now: Date,
): Promise<OpenRequest[]> {
  if (isClosedWithoutPlace(application.status)) return [];
  const requests = await listRequests(read, application.id, now);
  return requests
    .filter(({ status, canBeTakenBack }) => status === 'open' && !canBeTakenBack)
    .map(({ id, what, paper, askedAt }) => ({ id, what, paper, askedAt }));
}

/**
 * What families are asked for, as part of a query, each with the application that goes on for its child; nothing is
 * waited for with one that came to nothing.
 */
export function waitingForFamily(read: ReadStore) {
  return (
    read
      .selectFrom('enrollment_requests as request')
      .innerJoin('enrollment_applications as one', 'one.id', 'request.application_id')
      // What was asked for may stand under the other application of the same child.
      .innerJoin('enrollment_applications as leading', (join) =>
        join.on(({ eb, fn, ref }) =>
          eb('leading.reference', '=', fn.coalesce(ref('one.same_child_as'), ref('one.reference'))),
        ),
      )
      .where('request.status', '=', 'open')
      .where('one.status', 'not in', closedWithoutPlace)
  );
}

/** How many children's applications wait for their families, and since when the longest does. */
export async function countWaitingForFamily(
  read: ReadStore,
): Promise<{ count: number; since: string | null }> {
  const { count, since } = await read
    .selectFrom(waitingForFamily(read).select(['leading.id', 'request.asked_at']).as('waiting'))
    .select(({ fn }) => [
      fn.count('id').distinct().as('count'),
      fn.min<string | null>('asked_at').as('since'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
}
