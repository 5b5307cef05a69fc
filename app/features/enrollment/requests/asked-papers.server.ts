import type { Content } from '#features/content/schemas.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { idsOfChild, openIdsOfChild } from '../same-child/forms-of-child.server.ts';
import {
  cancelMailIfSettled,
  restoreMailOfRequest,
  takeAskedBack,
} from './ask-for-things.server.ts';
import type { AskablePaper } from './paper-to-ask-for.ts';
import './tables.server.ts';

/** What the office can ask for with an application, by its list of today. The papers answer it. */
export type FindPapers = (
  read: ReadStore,
  content: Pick<Content, 'papers'>,
  reference: string,
) => Promise<AskablePaper[]>;

declare module '#desk/define-room.server.ts' {
  interface RoomServices {
    findPapers: FindPapers;
  }
}

/**
 * A paper has come or was seen: what the office asked for is done by itself, and a mail that waits and asks for nothing
 * else does not leave. `by` is null where the family did it.
 */
export async function settleAskedPaper(
  transaction: WriteTransaction,
  { reference, paper }: { reference: string; paper: string },
  by: string | null,
  now: Date,
): Promise<void> {
  const settled = await transaction
    .updateTable('enrollment_requests')
    .set(({ eb }) => ({
      status: 'done' as const,
      settled_at: now.toISOString(),
      settled_by: by,
      version: eb('version', '+', 1),
    }))
    .where('application_id', 'in', idsOfChild(transaction, reference))
    .where('paper', '=', paper)
    .where('status', '=', 'open')
    .returning(['application_id', 'turn_id', 'asked_at'])
    .execute();
  for (const asked of settled) {
    const about = await referenceOf(transaction, asked.application_id);
    await cancelMailIfSettled(transaction, about, asked, now);
  }
}

/**
 * The paper is not here after all, such as a photograph that was taken back: what was asked for last is open again. Not
 * with an application that came to nothing, which needs no papers.
 */
export async function reopenAskedPaper(
  transaction: WriteTransaction,
  { reference, paper }: { reference: string; paper: string },
): Promise<void> {
  const last = await transaction
    .selectFrom('enrollment_requests')
    .select(['id', 'application_id', 'status', 'settled_at'])
    .where('application_id', 'in', openIdsOfChild(transaction, reference))
    .where('paper', '=', paper)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.status !== 'done') return;
  await transaction
    .updateTable('enrollment_requests')
    .set(({ eb }) => ({
      status: 'open' as const,
      settled_at: null,
      settled_by: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', last.id)
    .execute();
  const about = await referenceOf(transaction, last.application_id);
  await restoreMailOfRequest(transaction, about, last.settled_at);
}

async function referenceOf(transaction: WriteTransaction, id: string): Promise<string> {
  const { reference } = await transaction
    .selectFrom('enrollment_applications')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return reference;
}

/**
 * What was asked for at this instant, because a photograph could not be read, is asked for no more. Where its mail has
 * left the family knows of it: then it stays, and is done once the paper is.
 */
export async function takeAskedPaperBack(
  transaction: WriteTransaction,
  { reference, paper, askedAt }: { reference: string; paper: string; askedAt: string },
  now: Date,
): Promise<void> {
  const request = await transaction
    .selectFrom('enrollment_requests')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select(['asked_at', 'turn_id'])
    .where('application.reference', '=', reference)
    .where('paper', '=', paper)
    .where('asked_at', '=', askedAt)
    .executeTakeFirst();
  if (request) await takeAskedBack(transaction, reference, request, now);
}

/**
 * Since when each paper is asked for that has not come for the child of an application, and with which of its
 * applications: with this one before another. By the id of the paper.
 */
export async function listAskedPapers(
  read: ReadStore,
  reference: string,
): Promise<Map<string, { askedAt: string; askedWith: string }>> {
  const rows = await read
    .selectFrom('enrollment_requests')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select(['paper', 'asked_at as askedAt', 'application.reference as askedWith'])
    .where('application_id', 'in', openIdsOfChild(read, reference))
    .where('enrollment_requests.status', '=', 'open')
    .orderBy('asked_at', 'desc')
    .execute();
  const own = rows.filter(({ askedWith }) => askedWith === reference);
  return new Map(
    [...rows, ...own].flatMap(({ paper, ...asked }) => (paper ? [[paper, asked]] : [])),
  );
}
