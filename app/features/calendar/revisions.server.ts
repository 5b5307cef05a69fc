import { createHash } from 'node:crypto';
import type { Clock } from '#lib/clock.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import type { SchoolEvent } from './school-event.ts';
import './tables.server.ts';

/** What calendars need to know about an event besides its words: which of two versions is the newer one. */
export interface Revision {
  sequence: number;
  /** An instant. */
  modifiedAt: string;
  /** When its day, time or place last changed. */
  movedAt: string | undefined;
}

export type Revisions = Map<string, Revision>;

/**
 * The revision of each event by its id. What is not as it was the last time is counted and dated first; several
 * processes may do so at once. An event that is new has the sequence 0.
 */
export async function reviseEvents(
  { store, clock }: { store: Store; clock: Clock },
  events: SchoolEvent[],
): Promise<Revisions> {
  const known = await listRows(store.read);
  const isAsKnown = (event: SchoolEvent) =>
    known.get(event.id)?.fingerprint === fingerprintOf(event);
  if (events.every(isAsKnown)) return revisionsOf(known);
  const now = clock.now().toISOString();
  const rows = await store.write(async (transaction) => {
    const before = await listRows(transaction);
    for (const event of events) await revise(transaction, event, before.get(event.id), now);
    return listRows(transaction);
  });
  return revisionsOf(rows);
}

type Row = Awaited<ReturnType<typeof listRows>> extends Map<string, infer One> ? One : never;

async function listRows(store: Pick<WriteTransaction, 'selectFrom'>) {
  const rows = await store.selectFrom('calendar_revisions').selectAll().execute();
  return new Map(rows.map((row) => [row.event_id, row]));
}

async function revise(
  transaction: WriteTransaction,
  event: SchoolEvent,
  before: Row | undefined,
  now: string,
): Promise<void> {
  const fingerprint = fingerprintOf(event);
  const held = JSON.stringify([event.startsOn, event.endsOn, event.time, event.location]);
  if (!before) {
    await transaction
      .insertInto('calendar_revisions')
      .values({
        event_id: event.id,
        fingerprint,
        sequence: 0,
        modified_at: now,
        held,
        moved_at: null,
      })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .execute();
    return;
  }
  if (before.fingerprint === fingerprint) return;
  await transaction
    .updateTable('calendar_revisions')
    .set({
      fingerprint,
      held,
      sequence: before.sequence + 1,
      modified_at: now,
      moved_at: before.held === held ? before.moved_at : now,
    })
    .where('event_id', '=', event.id)
    // Another process may have counted the same change in between.
    .where('sequence', '=', before.sequence)
    .execute();
}

function fingerprintOf(event: SchoolEvent): string {
  const { title, category, startsOn, endsOn, time, location, description, isCancelled } = event;
  const shown = [title, category, startsOn, endsOn, time, location, description, !!isCancelled];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

function revisionsOf(rows: Map<string, Row>): Revisions {
  return new Map(
    [...rows].map(([id, { sequence, modified_at, moved_at }]) => [
      id,
      { sequence, modifiedAt: modified_at, movedAt: moved_at ?? undefined },
    ]),
  );
}
