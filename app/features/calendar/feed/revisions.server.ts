import { createHash } from 'node:crypto';
import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import type { Needs } from '#lib/needs.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { SchoolEvent } from '../school-event.ts';
import '../tables.server.ts';

/** What calendars need to know about an event besides its words: which of two versions is the newer one. */
interface Revision {
  sequence: number;
  /** An instant. */
  modifiedAt: string;
  /** When its day, time or place last changed, and where it stood before. */
  moved: { at: string; from: Pick<SchoolEvent, 'startsOn' | 'time'> | undefined } | undefined;
  /** The event as families last knew it, when it was taken away before its day. */
  withdrawn: { at: string; event: SchoolEvent } | undefined;
}

export type Revisions = Map<string, Revision>;

interface Published {
  events: SchoolEvent[];
  /** The year that the school shows; what it took away of the years before was not called off. */
  year: number;
}

/**
 * The revision of each event by its id. What is not as it was the last time is counted and dated first; several
 * processes may do so at once. An event that is new has the sequence 0.
 */
export async function reviseEvents(
  { store, clock }: Needs<'store' | 'clock'>,
  published: Published,
): Promise<Revisions> {
  const now = clock.now();
  const known = await listRows(store.read);
  if (changesTo(known, published, dayInLusaka(now)).length === 0) return revisionsOf(known);
  const rows = await store.write(async (transaction) => {
    const before = await listRows(transaction);
    for (const change of changesTo(before, published, dayInLusaka(now))) {
      await record(transaction, change, now.toISOString());
    }
    return listRows(transaction);
  });
  return revisionsOf(rows);
}

type Rows = Awaited<ReturnType<typeof listRows>>;
type Row = Rows extends Map<string, infer One> ? One : never;

async function listRows(store: Pick<WriteTransaction, 'selectFrom'>) {
  const rows = await store.selectFrom('calendar_revisions').selectAll().execute();
  return new Map(rows.map((row) => [row.event_id, row]));
}

interface Change {
  before: Row | undefined;
  /** As it is published now; undefined when it was taken away. */
  event: SchoolEvent | undefined;
}

/** What is not as the rows say. */
function changesTo(rows: Rows, { events, year }: Published, today: PlainDate): Change[] {
  const ids = new Set(events.map(({ id }) => id));
  const isMissed = ({ event_id, event, withdrawn_at }: Row) => {
    if (ids.has(event_id) || withdrawn_at !== null || event === null) return false;
    const { startsOn, endsOn } = JSON.parse(event) as SchoolEvent;
    return endsOn >= today && startsOn.slice(0, 4) >= String(year);
  };
  const isAsKnown = (event: SchoolEvent) => {
    const row = rows.get(event.id);
    return row?.fingerprint === fingerprintOf(event) && !row.withdrawn_at && row.event !== null;
  };
  return [
    ...events
      .filter((event) => !isAsKnown(event))
      .map((event) => ({ event, before: rows.get(event.id) })),
    ...[...rows.values()].filter(isMissed).map((before) => ({ event: undefined, before })),
  ];
}

async function record(
  transaction: WriteTransaction,
  { before, event }: Change,
  now: string,
): Promise<void> {
  if (!before) {
    if (event) await begin(transaction, event, now);
    return;
  }
  await transaction
    .updateTable('calendar_revisions')
    .set(event ? changed(before, event, now) : { ...counted(before, now), withdrawn_at: now })
    .where('event_id', '=', before.event_id)
    // Another process may have counted the same change in between.
    .where('sequence', '=', before.sequence)
    .execute();
}

async function begin(transaction: WriteTransaction, event: SchoolEvent, now: string) {
  await transaction
    .insertInto('calendar_revisions')
    .values({
      event_id: event.id,
      sequence: 0,
      modified_at: now,
      ...described(event),
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

function changed(before: Row, event: SchoolEvent, now: string) {
  const { fingerprint, held, event: words } = described(event);
  // A row from before the words were kept.
  if (before.fingerprint === fingerprint && !before.withdrawn_at) return { event: words };
  return {
    ...counted(before, now),
    fingerprint,
    held,
    event: words,
    withdrawn_at: null,
    ...(before.held !== held && { moved_at: now, moved_from: before.held }),
  };
}

function counted({ sequence }: Row, now: string) {
  return { sequence: sequence + 1, modified_at: now };
}

function described(event: SchoolEvent) {
  const { startsOn, endsOn, time, location } = event;
  return {
    fingerprint: fingerprintOf(event),
    held: JSON.stringify([startsOn, endsOn, time, location]),
    event: JSON.stringify(event),
  };
}

function fingerprintOf(event: SchoolEvent): string {
  const { title, category, startsOn, endsOn, time, location, description, isCancelled } = event;
  const shown = [title, category, startsOn, endsOn, time, location, description, !!isCancelled];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

function revisionsOf(rows: Rows): Revisions {
  return new Map([...rows].map(([id, row]) => [id, revisionOf(row)]));
}

function revisionOf(row: Row): Revision {
  const { sequence, modified_at, moved_at, moved_from, withdrawn_at, event } = row;
  const [startsOn, , time] = JSON.parse(moved_from ?? '[]') as string[];
  return {
    sequence,
    modifiedAt: modified_at,
    moved: moved_at
      ? { at: moved_at, from: startsOn && time ? { startsOn, time } : undefined }
      : undefined,
    withdrawn: withdrawn_at && event ? { at: withdrawn_at, event: JSON.parse(event) } : undefined,
  };
}
