import { expressionBuilder } from 'kysely';
import { isInTimeToUndo } from '#desk/record/time-to-undo.ts';
import type { ReadStore, Tables } from '#lib/store/store.server.ts';
import {
  closedWithoutPlace,
  type EnrollmentStatus,
  isClosedWithoutPlace,
} from '../enrollment-application.ts';
import { type RequestStatus, remindsAt } from './request-rules.ts';
import './tables.server.ts';

/** Something that a family was asked for, as the office sees it. */
export interface RequestAtDesk {
  id: string;
  version: number;
  turnId: string;
  what: string;
  /** Id of the paper that it is about; with that it is done, and nobody ticks it here. */
  paper: string | null;
  status: RequestStatus;
  askedAt: string;
  askedBy: string;
  settledAt: string | null;
  /** Null as well where what the family sent settled it. */
  settledBy: string | null;
  /** When the one reminder went; else, while it is open, when it goes. */
  remindedAt: string | null;
  remindsAt: string;
  canBeTakenBack: boolean;
  canBeUndone: boolean;
}

/** All that was asked for with an application, the newest first. */
export async function listRequests(
  read: ReadStore,
  applicationId: string,
  now: Date,
): Promise<RequestAtDesk[]> {
  const rows = await read
    .selectFrom('enrollment_requests')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('asked_at', 'desc')
    .orderBy('what')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, version: row.version, turnId: row.turn_id, what: row.what },
    paper: row.paper,
    ...{ status: row.status, askedAt: row.asked_at, askedBy: row.asked_by },
    ...{ settledAt: row.settled_at, settledBy: row.settled_by, remindedAt: row.reminded_at },
    remindsAt: remindsAt(row.asked_at).toISOString(),
    canBeTakenBack: row.status === 'open' && isInTimeToUndo(row.asked_at, now),
    canBeUndone:
      row.settled_at !== null &&
      isInTimeToUndo(row.settled_at, now) &&
      !(row.paper && row.status === 'done'),
  }));
}

/** Something that a family is still asked for, as it sees it. */
export interface OpenRequest {
  id: string;
  what: string;
  /** Id of the paper that it is about, which can be photographed. */
  paper: string | null;
  askedAt: string;
}

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
export function waitingForFamily() {
  return (
    expressionBuilder<Tables, never>()
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
    .selectFrom(waitingForFamily().select(['leading.id', 'request.asked_at']).as('waiting'))
    .select(({ fn }) => [
      fn.count('id').distinct().as('count'),
      fn.min<string | null>('asked_at').as('since'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
}
