import type { ActData } from '#lib/audit/audit-records.server.ts';
import { lettersProgress } from '#lib/mail/outbox-state.server.ts';
import { type Letters, restoreMails, takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { type DeskRefusal, refuse } from '../record/desk-answer.server.ts';
import type { CaseStatusRow } from './case-tables.server.ts';
import { promiseOf, remindedOf } from './promise-columns.ts';
import { findUndo, type Reached, type TakesBack, toldOf, undoEndsAt } from './time-to-undo.ts';

export const TOO_LATE = refuse(
  'It is too late to take this back: the ten minutes are over, the mail has left, or there is an answer.',
);

/** A move as the record of acts keeps it. */
export function moveAct(
  status: string,
  { isMailed, cancelledMails }: { isMailed: boolean; cancelledMails: number },
): ActData {
  return {
    status,
    ...(isMailed && { hasMail: true }),
    ...(cancelledMails > 0 && { cancelsMails: true }),
  };
}

interface Moving<Status extends string, Facts> {
  status: Status;
  /** The address of the member of staff; null when whoever sent the record does it, who knows of it at once. */
  by: string | null;
  facts?: Partial<Facts> & TakesBack;
  /** When those outside are told of it, where that is a moment of its own and not the end of the time to take it back. */
  tellAt?: Date | undefined;
}

/** A record as its statuses are asked for. */
interface Moved<Status> {
  reference: string;
  status: Status;
}

/**
 * The statuses that records of one kind have reached. `lettersAbout` are the mails that go with them; `Facts` is what
 * is written down with a status, such as the last day to answer an offer.
 */
export function statusesOfKind<Status extends string, Facts extends object = object>(
  lettersAbout: (reference: string) => Letters = (about) => ({ about, kinds: [] }),
) {
  /** Every status with what has become of its mail, the oldest first. */
  async function list(read: ReadStore, reference: string): Promise<Reached<Status, Facts>[]> {
    const rows = await statusRows(read, reference);
    const letters = lettersAbout(reference);
    const progress =
      letters.kinds.length > 0 ? await lettersProgress(read, letters) : new Map<string, never>();
    return rows.map((row) => {
      const mail = progress.get(row.reached_at);
      return {
        status: row.status as Status,
        reachedAt: row.reached_at,
        tellAt: row.tell_at,
        movedBy: row.moved_by,
        facts: JSON.parse(row.facts) as Partial<Facts> & TakesBack,
        ...promiseOf(row),
        reminded: remindedOf(row),
        ...(mail && { mail }),
      };
    });
  }

  /** Writes down that a record has reached a status; the first one is that in which it was sent. */
  async function reach(
    transaction: WriteTransaction,
    reference: string,
    moving: Moving<Status, Facts>,
    now: Date,
  ): Promise<void> {
    const { length } = await statusRows(transaction, reference);
    await insert(transaction, reference, { ...moving, number: length + 1 }, now);
  }

  /**
   * What the sender does while the office's last move is not told yet, and that it does not give way to: it comes to
   * lie before that move, is told at once, and stands if the move is taken back.
   */
  async function reachBefore(
    transaction: WriteTransaction,
    reference: string,
    moving: Moving<Status, Facts>,
    now: Date,
  ): Promise<void> {
    const { length } = await statusRows(transaction, reference);
    await transaction
      .updateTable('case_statuses')
      .set({ number: length + 1 })
      .where('reference', '=', reference)
      .where('number', '=', length)
      .execute();
    await insert(transaction, reference, { ...moving, number: length }, now);
  }

  /**
   * A letter of the office leaves at once: whoever reads it sees where the record stands. What is told at a moment of its
   * own, with others, is not told by it.
   */
  async function tellNow(
    transaction: WriteTransaction,
    reference: string,
    now: Date,
  ): Promise<void> {
    const untold = (await statusRows(transaction, reference)).filter(
      ({ reached_at, tell_at }) =>
        tell_at > now.toISOString() && tell_at === undoEndsAt(new Date(reached_at)).toISOString(),
    );
    for (const { number } of untold) {
      await transaction
        .updateTable('case_statuses')
        .set({ tell_at: now.toISOString() })
        .where('reference', '=', reference)
        .where('number', '=', number)
        .execute();
    }
  }

  /** Writes something down with the last status, in the place of what stood there under that name. */
  async function addFacts(
    transaction: WriteTransaction,
    reference: string,
    facts: Partial<Facts>,
  ): Promise<void> {
    const last = (await statusRows(transaction, reference)).at(-1);
    if (!last) return;
    await transaction
      .updateTable('case_statuses')
      .set({ facts: JSON.stringify({ ...JSON.parse(last.facts), ...facts }) })
      .where('reference', '=', reference)
      .where('number', '=', last.number)
      .execute();
  }

  /** How far a record has come for those outside, who hear of nothing that the office can still take back. */
  async function findTold(read: ReadStore, record: Moved<Status>, now: Date) {
    return toldOf(await list(read, record.reference), record.status, now);
  }

  /** As a copy of the record holds it: all, or, at an instant, what those outside are told by then. */
  async function findHeld(read: ReadStore, record: Moved<Status>, copiedAt?: Date) {
    const all = await list(read, record.reference);
    const told = copiedAt
      ? toldOf(all, record.status, copiedAt)
      : { status: record.status, history: all };
    const untold = all.slice(told.history.length).map(({ reachedAt }) => reachedAt);
    return {
      status: told.status,
      statuses: told.history.map(({ status, reachedAt, facts }) => ({
        status,
        reached_at: reachedAt,
        ...facts,
      })),
      /** Whether what was written at that instant is told: a move may have brought it. */
      isTold: (writtenAt: string) => !untold.includes(writtenAt),
    };
  }

  /**
   * Takes the last move back: its status, its date and the mail that waits; the mail that it cancelled waits again.
   * `restore` brings back what else the move has changed.
   */
  async function undo(
    { transaction, row, now }: { transaction: WriteTransaction; row: Moved<Status>; now: Date },
    restore: (last: Reached<Status, Facts>, to: Reached<Status, Facts>) => Promise<void>,
  ): Promise<DeskRefusal | { set: { status: Status }; did: ActData[] }> {
    const history = await list(transaction, row.reference);
    const [last, to] = history.toReversed();
    if (!last || !to || !findUndo(history, now)) return TOO_LATE;
    const letters = lettersAbout(row.reference);
    await takeMailsBack(transaction, { ...letters, queuedAt: last.reachedAt });
    await restoreMails(transaction, letters, last.reachedAt);
    await transaction
      .deleteFrom('case_statuses')
      .where('reference', '=', row.reference)
      .where('number', '=', history.length)
      .execute();
    await restore(last, to);
    return {
      set: { status: to.status },
      did: [{ takenBack: last.status, status: to.status }],
    };
  }

  return { list, reach, reachBefore, tellNow, addFacts, findTold, findHeld, undo };
}

interface HeldUntil {
  references: readonly string[];
  /** The moment at which those outside were to be told. */
  from: string;
  to: string;
  /** What is written down with a status, where it follows from that moment. */
  change(facts: Record<string, unknown>): Record<string, unknown>;
}

/** What waits to be told at one moment, with others, waits for another one. Gives what stood with them until now. */
export async function holdUntil(
  transaction: WriteTransaction,
  { references, from, to, change }: HeldUntil,
): Promise<Record<string, unknown>[]> {
  const among = [...references, ''];
  const rows: Pick<CaseStatusRow, 'facts'>[] = await transaction
    .selectFrom('case_statuses')
    .select('facts')
    .distinct()
    .where('reference', 'in', among)
    .where('tell_at', '=', from)
    .execute();
  // All of one sitting say the same: a few statements, however many children there are.
  for (const { facts } of rows) {
    await transaction
      .updateTable('case_statuses')
      .set({ tell_at: to, facts: JSON.stringify(change(JSON.parse(facts))) })
      .where('reference', 'in', among)
      .where('tell_at', '=', from)
      .where('facts', '=', facts)
      .execute();
  }
  return rows.map(({ facts }) => JSON.parse(facts));
}

function statusRows(read: ReadStore, reference: string): Promise<CaseStatusRow[]> {
  return read
    .selectFrom('case_statuses')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('number')
    .execute();
}

async function insert(
  transaction: WriteTransaction,
  reference: string,
  { number, status, by, facts = {}, tellAt }: Moving<string, object> & { number: number },
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('case_statuses')
    .values({
      reference,
      number,
      status,
      moved_by: by,
      facts: JSON.stringify(facts),
      reached_at: now.toISOString(),
      tell_at: (tellAt ?? (by === null ? now : undoEndsAt(now))).toISOString(),
      promise_since: null,
      promise_by: null,
      broken_at: null,
      new_day: null,
      half_reminded_at: null,
      last_reminded_at: null,
    })
    .execute();
}
